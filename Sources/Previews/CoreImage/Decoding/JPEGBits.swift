/// The bits of a JPEG file's scan, the highest of a byte first.
struct JPEGBits {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The byte that is read next.
    private(set) var place: Int
    private var held: UInt32 = 0
    private var count = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) {
        (self.bytes, self.place) = (bytes, place)
    }

    /// Adds bytes until there are 25 bits at least; zeros behind the scan's end, which a marker is.
    @inline(__always)
    private mutating func fill() {
        while count <= 24 {
            var byte: UInt32 = 0
            if place < bytes.count {
                if bytes[place] != 0xFF {
                    byte = UInt32(bytes[place])
                    place += 1
                } else if place + 1 < bytes.count, bytes[place + 1] == 0 {
                    byte = 0xFF
                    place += 2
                }
            }
            held |= byte << UInt32(24 - count)
            count += 8
        }
    }

    /// Returns the next bits without reading them.
    @inline(__always)
    mutating func peek(_ number: Int) -> Int {
        fill()
        return Int(held >> UInt32(32 - number))
    }

    /// Leaves out bits that ``peek(_:)`` has returned.
    @inline(__always)
    mutating func skip(_ number: Int) {
        held <<= UInt32(number)
        count -= number
    }

    /// Returns the number that some bits are.
    @inline(__always)
    mutating func read(_ number: Int) -> Int {
        guard number > 0 else { return 0 }
        let value = peek(number)
        skip(number)
        return value
    }

    /// Returns a number of which some bits are left: those with a first bit of 0 stand for negative ones (T.81, F.2.2.1).
    @inline(__always)
    mutating func readSigned(_ number: Int) -> Int {
        guard number > 0 else { return 0 }
        let value = read(number)
        return value < 1 << (number - 1) ? value - (1 << number) + 1 : value
    }

    /// Goes on behind the marker that follows, where it says that decoding starts anew.
    mutating func restart() {
        (held, count) = (0, 0)
        var next = place
        while next + 1 < bytes.count {
            if bytes[next] == 0xFF, 0xD0...0xD7 ~= bytes[next + 1] {
                place = next + 2
                return
            }
            if bytes[next] == 0xFF, bytes[next + 1] != 0, bytes[next + 1] != 0xFF { return }
            next += 1
        }
    }
}

/// The codes of a Huffman table (T.81, annex C).
struct JPEGCodes {
    /// For each beginning of 16 bits' upper 9, a code's length in the upper byte and its value; 0 for a longer one.
    private var short = [UInt16](repeating: 0, count: 512)
    /// For each length the first number beyond its codes, in 16 bits, and where its values lie, less its first code.
    private var ends = [Int](repeating: 0, count: 17)
    private var offsets = [Int](repeating: 0, count: 17)
    private let values: [UInt8]

    /// Makes codes of how many there are of each length in 1...16, and of their values.
    init(counts: [UInt8], values: [UInt8]) {
        self.values = values
        var (code, index) = (0, 0)
        for length in 1...16 {
            offsets[length] = index - code
            for _ in 0..<Int(counts[length - 1]) where index < values.count {
                if length <= 9 {
                    let start = code << (9 - length)
                    for entry in start..<min(start + 1 << (9 - length), 512) {
                        short[entry] = UInt16(length << 8) | UInt16(values[index])
                    }
                }
                code += 1
                index += 1
            }
            ends[length] = code << (16 - length)
            code <<= 1
        }
    }

    /// Returns the value of the next code; 0 where there is none.
    @inline(__always)
    func read(_ bits: inout JPEGBits) -> Int {
        let next = bits.peek(16)
        let entry = short[next >> 7]
        if entry > 0 {
            bits.skip(Int(entry >> 8))
            return Int(entry & 0xFF)
        }
        for length in 1...16 where next < ends[length] {
            bits.skip(length)
            let index = offsets[length] + next >> (16 - length)
            return values.indices.contains(index) ? Int(values[index]) : 0
        }
        bits.skip(16)
        return 0
    }
}
