/// A part of a font file, whose numbers are big-endian.
///
/// Every read is checked against the part's end, as files come from anybody.
struct FontBytes: Sendable {
    private let bytes: [UInt8]
    private let range: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        range = 0..<bytes.count
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    var count: Int { range.count }

    /// Returns what begins at an offset.
    ///
    /// - Throws: ``FontFault`` if the offset is not within the part.
    func part(at offset: Int) throws(FontFault) -> FontBytes { try part(at: offset, count: nil) }

    /// Returns as many bytes as `count` says from an offset; nil: up to the end.
    ///
    /// - Throws: ``FontFault`` if they are not within the part.
    func part(at offset: Int, count: Int?) throws(FontFault) -> FontBytes {
        guard offset >= 0, offset <= range.count, count ?? 0 >= 0, count ?? 0 <= range.count - offset else {
            throw FontFault("it ends where \(offset) bytes more were expected")
        }
        let start = range.lowerBound + offset
        return FontBytes(bytes, start..<(count.map { start + $0 } ?? range.upperBound))
    }

    /// Returns the bytes themselves.
    var all: ArraySlice<UInt8> { bytes[range] }

    func u8(_ offset: Int) throws(FontFault) -> Int { Int(try number(1, offset)) }
    func u16(_ offset: Int) throws(FontFault) -> Int { Int(try number(2, offset)) }
    func i16(_ offset: Int) throws(FontFault) -> Int {
        Int(Int16(truncatingIfNeeded: try number(2, offset)))
    }
    func u32(_ offset: Int) throws(FontFault) -> Int { Int(try number(4, offset)) }

    private func number(_ length: Int, _ offset: Int) throws(FontFault) -> UInt32 {
        guard offset >= 0, offset <= range.count - length else {
            throw FontFault("it ends where a number was expected")
        }
        var value: UInt32 = 0
        for index in 0..<length { value = value << 8 | UInt32(bytes[range.lowerBound + offset + index]) }
        return value
    }
}

/// A limit of the entries that are read of a font's kerning, as tables may be shared by others without end.
struct EntryBudget {
    private var left = 1 << 22

    /// - Throws: ``FontFault`` once there were too many.
    mutating func spend(_ count: Int) throws(FontFault) {
        guard count <= left else { throw FontFault("its kerning has too many entries") }
        left -= count
    }
}

/// The reason why a file can't be used as a font.
package struct FontFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
