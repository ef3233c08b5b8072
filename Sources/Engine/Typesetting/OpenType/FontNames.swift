import Foundation

/// The names of a font: the table `name`.
struct FontNames {
    private(set) var postScript: String?
    private(set) var family: String?
    private(set) var style: String?

    /// Longer names are left out, in bytes.
    private static let longest = 512

    init(_ table: FontBytes) throws(FontFault) {
        let strings = try table.part(at: try table.u16(4))
        var found: [Int: String] = [:]
        for index in 0..<(try table.u16(2)) {
            let record = try table.part(at: 6 + 12 * index, count: 12)
            let (platform, language, name) = (try record.u16(0), try record.u16(4), try record.u16(6))
            guard [1, 2, 6, 16, 17].contains(name) else { continue }
            let length = try record.u16(8)
            guard length <= Self.longest else { continue }
            let bytes = try strings.part(at: try record.u16(10), count: length).all
            // Windows in UTF-16, English before others; else the Macintosh's, whose names of fonts are ASCII.
            let text: String?
            switch platform {
            case 3:
                guard found[name] == nil || language == 0x0409 else { continue }
                text = String(data: Data(bytes), encoding: .utf16BigEndian)
            case 1:
                guard found[name] == nil else { continue }
                text = String(data: Data(bytes), encoding: .ascii)
            default: continue
            }
            if let text { found[name] = text }
        }
        postScript = found[6]
        // The typographic family has all weights; the other one at most four styles.
        family = found[16] ?? found[1]
        style = found[17] ?? found[2]
    }
}
