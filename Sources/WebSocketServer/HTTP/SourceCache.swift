import Foundation

/// Sources as they are sent, made once for each version of a file: many pages that open at once would otherwise keep
/// every viewer's frames waiting for it. It holds no more than the files there are.
final class SourceCache {
    private var bodies: [String: (file: ServedFile, body: [UInt8])] = [:]

    /// - Returns: nil if the file can't be read.
    func body(of file: ServedFile) -> [UInt8]? {
        if let known = bodies[file.path], known.file == file { return known.body }
        guard let source = FileManager.default.contents(atPath: file.path) else { return nil }
        let body = SourceText.withoutComments(Array(source))
        bodies[file.path] = (file, body)
        return body
    }
}
