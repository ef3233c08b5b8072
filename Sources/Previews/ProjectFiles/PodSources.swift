/// The sources that a pod's description names.
struct PodSources {
    /// The patterns, in small letters, by the parts of their paths.
    private let patterns: [[String]]

    /// Reads a description, for the patterns of `source_files` alone.
    ///
    /// - Parameters:
    ///   - bytes: the description.
    ///   - path: its path in the folder that is previewed.
    init(_ bytes: [UInt8], of path: String) {
        let folder = path.split(separator: "/").dropLast().map { $0.lowercased() }
        let text = String(decoding: bytes, as: UTF8.self)
        patterns = text.matches(of: #/\.source_files\s*=\s*(\[?\s*["'][^"'\n]*["'](?:\s*,\s*["'][^"'\n]*["'])*)/#)
            .flatMap { $0.1.matches(of: #/["']([^"'\n]*)["']/#) }
            .map { folder + $0.1.split(separator: "/").map { $0.lowercased() } }
    }

    /// Whether a source is one of the pod's.
    func contain(_ path: String) -> Bool {
        let parts = path.lowercased().split(separator: "/").map(String.init)
        return patterns.contains { Self.matches(parts[...], $0[...]) }
    }

    /// Whether a path is what a pattern means: a folder means the files in it, two stars any folders.
    private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.count < 2 }
        guard let name = path.first else { return false }
        let (rest, others) = (path.dropFirst(), pattern.dropFirst())
        if first == "**" {
            return others.isEmpty || matches(path, others) || !rest.isEmpty && matches(rest, pattern)
        }
        return matches(name, first) && matches(rest, others)
    }

    /// Whether a name is what a pattern means: a star is any characters, braces have alternatives.
    private static func matches(_ name: String, _ pattern: String) -> Bool {
        guard let open = pattern.firstIndex(of: "{"), let end = pattern[open...].firstIndex(of: "}") else {
            return matches(Array(name)[...], Array(pattern)[...])
        }
        return pattern[pattern.index(after: open)..<end].split(separator: ",").contains {
            matches(name, pattern[..<open] + $0.filter { $0 != " " } + pattern[pattern.index(after: end)...])
        }
    }

    private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return matches(name, pattern.dropFirst()) || !name.isEmpty && matches(name.dropFirst(), pattern)
        }
        return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
    }
}
