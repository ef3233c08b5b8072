import Foundation

/// JavaScript modules of a folder in a form that a file without a server can hold: an import map from bare names to
/// `data:` addresses.
struct ModuleBundle {
    private static let prefix = "zoetrope/"

    /// The bare name of the module to begin with.
    let entry: String
    private(set) var imports: [String: String] = [:]

    /// - Parameters:
    ///   - entry: the module's path in the folder; what it imports is bundled with it.
    ///   - folder: without a trailing slash.
    /// - Throws: ``ReplayError`` if a module is missing or leads out of the folder.
    init(entry: String, folder: String) throws {
        self.entry = Self.prefix + entry
        var waiting = [entry]
        while let path = waiting.popLast() {
            guard imports[Self.prefix + path] == nil else { continue }
            let source = try WebFile.text(path, in: folder)
            imports[Self.prefix + path] = ""
            // A relative address means nothing in a module that has no address of its own.
            let rewritten = try source.replacing(/((?:from|import) ")(\.{1,2}\/[^"]+)"/) { match in
                let target = try Self.resolve(String(match.2), from: path)
                waiting.append(target)
                return "\(match.1)\(Self.prefix)\(target)\""
            }
            imports[Self.prefix + path] =
                "data:text/javascript;base64,\(Data(rewritten.utf8).base64EncodedString())"
        }
    }

    private static func resolve(_ specifier: String, from path: String) throws -> String {
        var segments = path.split(separator: "/").dropLast()
        for part in specifier.split(separator: "/") where part != "." {
            if part != ".." {
                segments.append(part)
            } else if segments.popLast() == nil {
                throw ReplayError("the module \(path) imports \(specifier), which is not in its folder")
            }
        }
        return segments.joined(separator: "/")
    }
}
