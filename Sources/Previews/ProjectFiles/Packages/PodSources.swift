import Foundation

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
        let lists = text.matches(of: #/\.source_files\s*=\s*(\[?\s*["'][^"'\n]*["'](?:\s*,\s*["'][^"'\n]*["'])*)/#)
        var patterns: [[String]] = []
        for list in lists {
            for name in list.1.matches(of: #/["']([^"'\n]*)["']/#) {
                for pattern in Self.alternatives(of: name.1.lowercased()) {
                    patterns.append(folder + pattern.split(separator: "/").map(String.init))
                }
            }
        }
        self.patterns = patterns
    }

    /// The greatest number of alternatives that a pattern stands for; more are left out.
    private static let mostAlternatives = 100

    /// Returns the patterns without braces that one with braces stands for.
    private static func alternatives(of pattern: String) -> [String] {
        var (open, done) = ([pattern], [String]())
        while let next = open.popLast(), open.count + done.count < mostAlternatives {
            guard let braces = next.firstMatch(of: #/\{([^{}]*)\}/#) else {
                done.append(next)
                continue
            }
            for part in braces.1.split(separator: ",") {
                open.append(
                    next[..<braces.range.lowerBound] + part.filter { $0 != " " } + next[braces.range.upperBound...])
            }
        }
        return done
    }

    /// Whether a source is one of the pod's.
    ///
    /// O(parts of the path times parts of the patterns).
    func contain(_ path: String) -> Bool {
        let parts = path.lowercased().split(separator: "/").map(String.init)
        return patterns.contains { Self.matches(parts, $0) }
    }

    /// Whether a path is what a pattern means: a folder means the files in it, two stars any folders.
    private static func matches(_ path: [String], _ pattern: [String]) -> Bool {
        // How many parts of the pattern may be what the path's parts so far are.
        var counts = reached([0], in: pattern)
        var isFolder = false
        for name in path {
            isFolder = counts.contains(pattern.count)
            var next: Set<Int> = []
            for count in counts where count < pattern.count {
                if pattern[count] == "**" {
                    next.insert(count)
                } else if fnmatch(pattern[count], name, 0) == 0 {
                    next.insert(count + 1)
                }
            }
            counts = reached(next, in: pattern)
        }
        return isFolder || counts.contains(pattern.count)
    }

    /// Returns the counts with those after two stars, which may stand for no folder.
    private static func reached(_ counts: Set<Int>, in pattern: [String]) -> Set<Int> {
        var reached = counts
        for count in counts {
            var next = count
            while next < pattern.count, pattern[next] == "**" {
                next += 1
                reached.insert(next)
            }
        }
        return reached
    }
}
