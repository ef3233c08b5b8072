import Foundation

/// The files of the page's folder.
enum WebFile {
    /// Returns a file's text.
    ///
    /// - Throws: ``ReplayError`` if there is no such file, or it isn't UTF-8.
    static func text(_ path: String, in folder: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
            let text = String(data: data, encoding: .utf8)
        else { throw ReplayError("the page's file \(folder)/\(path) can't be read") }
        return text
    }
}

/// A reason why a replay could not be made.
public struct ReplayError: Error, Equatable, CustomStringConvertible, Sendable {
    /// The reason in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
