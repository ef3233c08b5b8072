import Foundation
import PreviewProtocol

/// The names in a font file (OpenType 1.9, `name` table).
enum FontNames {
    /// Reads a font's names; nil for what is no TrueType or OpenType file.
    static func read(_ path: String) -> PreviewFont? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let bytes = [UInt8](data)
        func number(_ length: Int, at offset: Int) -> Int? {
            guard offset >= 0, offset + length <= bytes.count else { return nil }
            return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let version = number(4, at: 0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
            let tables = number(2, at: 4)
        else { return nil }
        let name = (0..<tables).first { number(4, at: 12 + 16 * $0) == 0x6E61_6D65 }
        guard let name, let start = number(4, at: 12 + 16 * name + 8), let count = number(2, at: start + 2),
            let strings = number(2, at: start + 4)
        else { return nil }
        var found: [Int: String] = [:]
        for record in 0..<count {
            let offset = start + 6 + 12 * record
            // Windows, Unicode: UTF-16.
            guard number(2, at: offset) == 3, let identifier = number(2, at: offset + 6),
                let length = number(2, at: offset + 8), let place = number(2, at: offset + 10)
            else { continue }
            let from = start + strings + place
            guard from + length <= bytes.count else { continue }
            found[identifier] = String(data: Data(bytes[from..<from + length]), encoding: .utf16BigEndian)
        }
        guard let postScript = found[6] else { return nil }
        return PreviewFont(name: postScript, family: found[16] ?? found[1] ?? postScript, path: path)
    }
}
