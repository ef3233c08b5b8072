import StageModel

/// Appends the wire's primitive types to a buffer that keeps its capacity from message to message.
///
/// It is total: a value that the format has no bytes for is written as the nearest that it has.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// The largest length that `fixed` can say, in 64ths of a point.
    static let fixedLimit: Int64 = 1 << 52 - 1

    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    package mutating func u8(_ value: UInt8) {
        bytes.append(value)
    }

    package mutating func u32(_ value: UInt32) {
        littleEndian(value)
    }

    /// Not-a-number and the infinities become 0.
    package mutating func f32(_ value: Float) {
        littleEndian(value.isFinite ? value.bitPattern : 0)
    }

    /// Not-a-number and the infinities become 0.
    package mutating func f64(_ value: Double) {
        littleEndian(value.isFinite ? value.bitPattern : 0)
    }

    /// - Precondition: `value` is below 2^53.
    package mutating func varint(_ value: UInt64) {
        assert(value < 1 << 53)
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func fixed(_ value: FixedPoint) {
        let raw = min(max(value.rawValue, -Self.fixedLimit - 1), Self.fixedLimit)
        varint(UInt64(bitPattern: raw << 1 ^ raw >> 63))
    }

    package mutating func fixed(_ pair: FixedPair) {
        fixed(pair.x)
        fixed(pair.y)
    }

    /// Text beyond 1,024 bytes is cut off after the last whole scalar that fits.
    package mutating func string(_ value: String) {
        var utf8 = value.utf8[...]
        if utf8.count > WireFormat.stringLimit {
            var end = utf8.index(utf8.startIndex, offsetBy: WireFormat.stringLimit)
            while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
            utf8 = utf8[..<end]
        }
        varint(UInt64(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    package mutating func color(_ value: PackedColor) {
        bytes.append(value.red)
        bytes.append(value.green)
        bytes.append(value.blue)
        bytes.append(value.alpha)
    }

    private mutating func littleEndian<T: FixedWidthInteger>(_ value: T) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
