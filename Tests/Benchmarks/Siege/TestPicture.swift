import Foundation

/// A PNG file of nothing but its header, an empty picture and its end, as long as one likes.
enum TestPicture {
    /// Writes a picture.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - padding: the number of bytes after its end.
    /// - Throws: an error if the file can't be written.
    static func write(to path: String, padding: Int = 0) throws {
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
        }
        let header = chunk("IHDR", [0, 0, 0, 30, 0, 0, 0, 15, 8, 2, 0, 0, 0])
        let bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + chunk("IDAT", [0]) + chunk("IEND", [])
        try Data(bytes + [UInt8](repeating: 0, count: padding)).write(to: URL(fileURLWithPath: path))
    }
}
