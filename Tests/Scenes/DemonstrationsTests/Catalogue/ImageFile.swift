import Foundation

/// What the head of an image file says.
struct ImageFile {
    /// Pixels; of an SVG document, what it takes up where nothing else is said.
    let size: CGSize

    /// - Throws: for a file that can't be read, or that is neither an SVG document with a size nor lossy WebP.
    init(_ url: URL) throws {
        let data = [UInt8](try Data(contentsOf: url))
        if data.starts(with: Array("<svg ".utf8)) {
            let head = String(decoding: data.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
            size = CGSize(width: try Self.attribute("width", of: head), height: try Self.attribute("height", of: head))
        } else if data.count > 30, data.starts(with: Array("RIFF".utf8)), data[8..<16].elementsEqual("WEBPVP8 ".utf8) {
            // RFC 9649, 2.5: two sizes of 14 bits in a key frame's head.
            let width = (Int(data[26]) | Int(data[27]) << 8) & 0x3FFF
            let height = (Int(data[28]) | Int(data[29]) << 8) & 0x3FFF
            size = CGSize(width: width, height: height)
        } else {
            throw Unreadable(file: url.lastPathComponent)
        }
    }

    private static func attribute(_ name: String, of head: String) throws -> Double {
        let parts = head.components(separatedBy: " \(name)=\"")
        guard parts.count == 2, let text = parts[1].components(separatedBy: "\"").first, let value = Double(text)
        else { throw Unreadable(file: "\(name) of \(head)") }
        return value
    }

    private struct Unreadable: Error {
        let file: String
    }
}
