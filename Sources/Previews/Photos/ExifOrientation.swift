/// The orientation in an Exif segment (CIPA DC-008): a TIFF header and a directory of 12-byte entries.
enum ExifOrientation {
    private static let tag = 0x0112

    /// 1...8; nil if the segment is something else, or broken: then the picture is taken as upright.
    static func read(_ segment: [UInt8]) -> Int? {
        let header = Array("Exif".utf8) + [0, 0]
        guard segment.starts(with: header) else { return nil }
        let tiff = Array(segment.dropFirst(header.count))
        let isLittle: Bool
        switch tiff.prefix(4) {
        case [0x49, 0x49, 0x2A, 0x00]: isLittle = true
        case [0x4D, 0x4D, 0x00, 0x2A]: isLittle = false
        default: return nil
        }
        func number(_ length: Int, at offset: Int) -> Int? {
            guard offset >= 0, offset + length <= tiff.count else { return nil }
            let bytes = tiff[offset..<offset + length]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + 12 * entry
            guard let name = number(2, at: offset) else { return nil }
            // A short, in the first half of the entry's value.
            if name == tag, number(2, at: offset + 2) == 3, let value = number(2, at: offset + 8), 1...8 ~= value {
                return value
            }
        }
        return nil
    }
}
