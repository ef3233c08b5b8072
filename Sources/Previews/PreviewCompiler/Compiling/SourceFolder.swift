import Foundation

/// The folder in which compilers find a module's sources.
///
/// Only what has changed is written, and not waited for until a disk has it, as Foundation does for each file.
struct SourceFolder {
    let path: String
    /// What was written, by the files' names.
    private var texts: [String: [UInt8]] = [:]

    init(at path: String) {
        self.path = path
    }

    /// Makes the folder hold these files and none that were here before.
    ///
    /// - Returns: the names of those that were written.
    /// - Throws: `POSIXError`.
    @discardableResult mutating func replace(with files: [(name: String, text: [UInt8])]) throws -> [String] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in Set(texts.keys).subtracting(files.map(\.name)) {
            unlink("\(path)/\(name)")
            texts[name] = nil
        }
        return try files.filter { name, text in
            guard texts[name] != text || access("\(path)/\(name)", R_OK) != 0 else { return false }
            texts[name] = nil
            try Self.write(text, to: "\(path)/\(name)")
            texts[name] = text
            return true
        }.map(\.name)
    }

    /// Writes a file: open(2), write(2).
    private static func write(_ text: [UInt8], to path: String) throws {
        func fault() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw fault() }
        defer { close(file) }
        var rest = text[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw fault() }
            rest = rest.dropFirst(count)
        }
    }
}
