import Foundation

extension Pixels {
    /// The pixels as a PNG file (its specification's third edition) whose data is not compressed.
    package var png: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits, red, green, blue and opacity; of compression, filters and interlacing the first.
        Self.append("IHDR", Self.bytes(width) + Self.bytes(height) + [8, 6, 0, 0, 0], to: &file)
        Self.append("IDAT", deflated, to: &file)
        Self.append("IEND", [], to: &file)
        return file
    }

    /// The rows, each after the number of its filter, as zlib's format (RFC 1950) has them in stored blocks (RFC 1951).
    private var deflated: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((4 * width + 1) * height)
        for row in 0..<height {
            rows.append(0)
            rows += components[4 * width * row..<4 * width * (row + 1)]
        }
        var result: [UInt8] = [0x78, 0x01]
        result.reserveCapacity(rows.count + rows.count / 10_000 + 16)
        var start = 0
        repeat {
            let end = min(start + 65_535, rows.count)
            let count = UInt16(end - start)
            result.append(end == rows.count ? 1 : 0)
            for value in [count, ~count] {
                result.append(UInt8(value & 0xFF))
                result.append(UInt8(value >> 8))
            }
            result += rows[start..<end]
            start = end
        } while start < rows.count
        // Adler-32; sums are reduced before they overflow.
        var (low, high): (UInt32, UInt32) = (1, 0)
        for (index, byte) in rows.enumerated() {
            low += UInt32(byte)
            high += low
            if index % 4096 == 4095 { (low, high) = (low % 65_521, high % 65_521) }
        }
        return result + Self.bytes(Int((high % 65_521) << 16 | (low % 65_521)))
    }

    private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
        file += bytes(data.count)
        let start = file.count
        file += Array(type.utf8)
        file += data
        var sum: UInt32 = .max
        for byte in file[start...] { sum = checks[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        file += bytes(Int(~sum))
    }

    /// The cyclic redundancy checks of all bytes.
    private static let checks: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { check, _ in check & 1 == 1 ? 0xEDB8_8320 ^ check >> 1 : check >> 1 }
    }

    /// A number of four bytes, the highest first.
    private static func bytes(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
