import Foundation
import Typesetting

extension FontFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - file: its name below `/fonts/`, where viewers load it.
    /// - Throws: ``FontFault`` for what can't be read or is no such font.
    package convenience init(contentsOf path: String, file: String = "") throws(FontFault) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? Int else { throw FontFault("it can't be read") }
        guard size <= Self.limit else { throw FontFault("it has \(size) bytes; at most \(Self.limit) can be read") }
        guard let data = FileManager.default.contents(atPath: path) else { throw FontFault("it can't be read") }
        try self.init([UInt8](data), file: file)
    }
}
