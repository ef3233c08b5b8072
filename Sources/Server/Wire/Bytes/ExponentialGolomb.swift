/// The exponential-Golomb code of order k for signed numbers (ITU-T H.264, 9.1): small numbers have few bits.
///
/// A number's zigzag form u is written as n zeros, then (u >> k) + 1 in the n + 1 bits that it has, then the k low bits of u.
enum ExponentialGolomb {
    static let orders: ClosedRange<UInt8> = 0...7
    /// The largest zigzag form.
    static let limit: UInt64 = 1 << 45

    static func zigzag(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }

    static func bitCount(_ zigzag: UInt64, order: UInt8) -> Int {
        2 * (63 - ((zigzag >> order) + 1).leadingZeroBitCount) + 1 + Int(order)
    }

    /// Returns the order in which `numbers` have the fewest bits.
    ///
    /// O(numbers).
    static func bestOrder(for numbers: [Int64]) -> UInt8 {
        var zeros = 0
        var bits = SIMD8<Int>()
        for number in numbers {
            // Most are 0, and need the same number of bits.
            guard number != 0 else {
                zeros += 1
                continue
            }
            let zigzag = zigzag(number)
            for order in orders { bits[Int(order)] += bitCount(zigzag, order: order) }
        }
        var best: (order: UInt8, bits: Int) = (0, .max)
        for order in orders {
            let bits = bits[Int(order)] + zeros * bitCount(0, order: order)
            if bits < best.bits { best = (order, bits) }
        }
        return best.order
    }
}

/// A writer of bits, the highest of a byte first, which passes whole bytes on.
struct BitWriter {
    private var bits: UInt64 = 0
    private var count = 0

    mutating func write(_ number: Int64, order: UInt8, to writer: inout ByteWriter) {
        let zigzag = ExponentialGolomb.zigzag(number)
        let head = (zigzag >> order) + 1
        let width = 64 - head.leadingZeroBitCount
        write(0, width - 1, to: &writer)
        write(head, width, to: &writer)
        write(zigzag & (1 << order - 1), Int(order), to: &writer)
    }

    /// Fills the last byte with zeros.
    mutating func finish(_ writer: inout ByteWriter) {
        if count > 0 { write(0, 8 - count, to: &writer) }
    }

    private mutating func write(_ value: UInt64, _ width: Int, to writer: inout ByteWriter) {
        bits = bits << width | value
        count += width
        while count >= 8 {
            count -= 8
            writer.u8(UInt8(truncatingIfNeeded: bits >> count))
        }
        bits &= 1 << count - 1
    }
}

/// A reader of numbers of an exponential-Golomb code.
struct BitReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func number(order: UInt8) throws(WireFault) -> Int64 {
        var width = 0
        while try bit() == 0 {
            width += 1
            guard width <= 45 else { throw WireFault(.protocolError, "a step's number is not below 2^45") }
        }
        var head: UInt64 = 1
        for _ in 0..<width { head = head << 1 | (try bit()) }
        var zigzag = head - 1
        for _ in 0..<order { zigzag = zigzag << 1 | (try bit()) }
        guard zigzag < ExponentialGolomb.limit else {
            throw WireFault(.protocolError, "a step's number is not below 2^45")
        }
        return Int64(zigzag >> 1) ^ -Int64(zigzag & 1)
    }

    func expectEnd() throws(WireFault) {
        guard 8 * bytes.count - offset < 8 else {
            throw WireFault(.protocolError, "\(bytes.count - (offset + 7) / 8) bytes follow a step's last number")
        }
        guard offset % 8 == 0 || bytes[offset / 8] << (offset % 8) == 0 else {
            throw WireFault(.protocolError, "the bits after a step's last number are not 0")
        }
    }

    private mutating func bit() throws(WireFault) -> UInt64 {
        guard offset < 8 * bytes.count else {
            throw WireFault(.protocolError, "a step ends before its last number")
        }
        defer { offset += 1 }
        return UInt64(bytes[offset / 8] >> (7 - offset % 8) & 1)
    }
}
