import StageModel

/// A reader of the wire's primitive types, from the front of a message on.
///
/// It never reads past its end.
package struct ByteReader {
    private let bytes: [UInt8]
    private var offset = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var remaining: Int { bytes.count - offset }

    package func expectEnd() throws(WireFault) {
        guard remaining == 0 else {
            throw WireFault(.protocolError, "\(remaining) bytes follow the message's last field")
        }
    }

    package mutating func u8() throws(WireFault) -> UInt8 {
        try need(1)
        offset += 1
        return bytes[offset - 1]
    }

    package mutating func u32() throws(WireFault) -> UInt32 {
        try littleEndian()
    }

    package mutating func f32() throws(WireFault) -> Float {
        let value = Float(bitPattern: try littleEndian())
        guard value.isFinite else { throw WireFault(.protocolError, "a float is not finite") }
        return value
    }

    package mutating func f64() throws(WireFault) -> Double {
        let value = Double(bitPattern: try littleEndian())
        guard value.isFinite else { throw WireFault(.protocolError, "a float is not finite") }
        return value
    }

    package mutating func varint() throws(WireFault) -> UInt64 {
        var value: UInt64 = 0
        for group in 0..<8 {
            let byte = try u8()
            value |= UInt64(byte & 0x7F) << (7 * group)
            guard byte < 0x80 else { continue }
            if byte == 0, group > 0 { throw WireFault(.protocolError, "a varint is not in its shortest form") }
            guard value < 1 << 53 else { break }
            return value
        }
        throw WireFault(.protocolError, "a varint is not below 2^53")
    }

    package mutating func varint32(_ name: StaticString) throws(WireFault) -> UInt32 {
        let value = try varint()
        guard let narrow = UInt32(exactly: value) else {
            throw WireFault(.protocolError, "\(name) \(value) is not below 2^32")
        }
        return narrow
    }

    package mutating func fixed() throws(WireFault) -> FixedPoint {
        let zigzag = try varint()
        return FixedPoint(rawValue: Int64(zigzag >> 1) ^ -Int64(zigzag & 1))
    }

    /// Reads a length that is not negative.
    package mutating func length(_ name: StaticString) throws(WireFault) -> FixedPoint {
        let value = try fixed()
        guard value.rawValue >= 0 else { throw WireFault(.protocolError, "\(name) is negative") }
        return value
    }

    package mutating func pair() throws(WireFault) -> FixedPair {
        FixedPair(x: try fixed(), y: try fixed())
    }

    package mutating func string() throws(WireFault) -> String {
        let count = try varint()
        guard count <= WireFormat.stringLimit else {
            throw WireFault(.protocolError, "a string of \(count) bytes is above \(WireFormat.stringLimit)")
        }
        try need(Int(count))
        defer { offset += Int(count) }
        guard let string = String(validating: bytes[offset..<offset + Int(count)], as: UTF8.self) else {
            throw WireFault(.invalidPayload, "a string is not UTF-8")
        }
        return string
    }

    /// Reads as many bytes as a varint before them says; at least one.
    package mutating func counted(_ name: StaticString) throws(WireFault) -> [UInt8] {
        let count = try varint()
        guard 1...UInt64(WireFormat.serverMessageLimit) ~= count else {
            throw WireFault(.protocolError, "\(name) of \(count) bytes: not 1...\(WireFormat.serverMessageLimit)")
        }
        try need(Int(count))
        defer { offset += Int(count) }
        return Array(bytes[offset..<offset + Int(count)])
    }

    /// Reads all remaining bytes.
    package mutating func rest() -> [UInt8] {
        defer { offset = bytes.count }
        return Array(bytes[offset...])
    }

    package mutating func color() throws(WireFault) -> PackedColor {
        PackedColor(red: try u8(), green: try u8(), blue: try u8(), alpha: try u8())
    }

    /// Reads an enumeration's value or a set of flags.
    package mutating func value<T: RawRepresentable<UInt8>>(_ name: StaticString) throws(WireFault) -> T {
        let byte = try u8()
        guard let value = T(rawValue: byte) else {
            throw WireFault(.protocolError, "\(name) \(byte) does not exist")
        }
        return value
    }

    package mutating func flag(_ name: StaticString) throws(WireFault) -> Bool {
        let byte = try u8()
        guard byte < 2 else { throw WireFault(.protocolError, "\(name) \(byte) is not 0 or 1") }
        return byte == 1
    }

    private func need(_ count: Int) throws(WireFault) {
        guard remaining >= count else { throw WireFault(.protocolError, "the message ends within a field") }
    }

    private mutating func littleEndian<T: FixedWidthInteger>() throws(WireFault) -> T {
        let size = MemoryLayout<T>.size
        try need(size)
        var value: T = 0
        for index in 0..<size { value |= T(truncatingIfNeeded: bytes[offset + index]) << (8 * index) }
        offset += size
        return value
    }
}
