import CoreGraphics

/// A writer of numbers with at most two decimals, and of signs between them, into one text.
///
/// The selected view is told with dozens of numbers some times a second: interpolating them takes eight times as long.
struct NumberWriter {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// The bytes of a number and of a sign after it at most.
    private static let numberLimit = 32

    /// Writes a text.
    ///
    /// - Parameters:
    ///   - numbers: how many numbers it writes at most, each with at most one sign of four bytes.
    ///   - write: writes them.
    /// - Returns: the text.
    static func text(of numbers: Int, _ write: (inout NumberWriter) -> Void) -> String {
        String(unsafeUninitializedCapacity: numbers * numberLimit) { bytes in
            var writer = NumberWriter(bytes: bytes)
            write(&writer)
            return writer.count
        }
    }

    private init(bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func write(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
    }

    mutating func write(_ sign: StaticString) {
        for place in 0..<sign.utf8CodeUnitCount { write(sign.utf8Start[place]) }
    }

    mutating func write(_ point: CGPoint) {
        write(point.x)
        write(", ")
        write(point.y)
    }

    mutating func write(_ size: CGSize) {
        write(size.width)
        write(" \u{d7} ")
        write(size.height)
    }

    mutating func write(_ number: CGFloat) {
        guard number.isFinite, number.magnitude < 1e12 else {
            for byte in "\(number)".utf8 { write(byte) }
            return
        }
        let hundredths = Int64((number * 100).rounded())
        if hundredths < 0 { write(UInt8(ascii: "-")) }
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        write(digitsOf: whole)
        guard part > 0 else { return }
        write(UInt8(ascii: "."))
        write(digit: part / 10)
        if part % 10 > 0 { write(digit: part % 10) }
    }

    private mutating func write(digit: UInt64) { write(UInt8(ascii: "0") + UInt8(digit)) }

    private mutating func write(digitsOf number: UInt64) {
        if number >= 10 { write(digitsOf: number / 10) }
        write(digit: number % 10)
    }
}
