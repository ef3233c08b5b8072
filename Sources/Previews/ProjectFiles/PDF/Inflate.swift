/// The decompression of DEFLATE (RFC 1951) in zlib's format (RFC 1950).
struct Inflate {
    private let source: ArraySlice<UInt8>
    private var index: Int
    private var bits: UInt32 = 0
    private var count = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// Returns what bytes stand for; nil for bytes that are damaged or stand for more than a limit.
    ///
    /// The checksum is not compared, and what an end that is cut off leaves is not returned. O(output).
    static func decompressed(_ source: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard source.count > 2, source[source.startIndex] & 0x0F == 8 else { return nil }
        var inflate = Inflate(source: source.dropFirst(2), limit: limit)
        while true {
            guard let isLast = inflate.take(1), let type = inflate.take(2) else { return nil }
            let isRight =
                switch type {
                case 0: inflate.copyStored()
                case 1: inflate.decode(Self.fixedLengths, Self.fixedDistances)
                case 2: inflate.decodeDynamic()
                default: false
                }
            guard isRight else { return nil }
            if isLast == 1 { return inflate.output }
        }
    }

    private init(source: ArraySlice<UInt8>, limit: Int) {
        self.source = source
        self.limit = limit
        index = source.startIndex
    }

    private mutating func take(_ number: Int) -> Int? {
        while count < number {
            guard index < source.endIndex else { return nil }
            bits |= UInt32(source[index]) << UInt32(count)
            index += 1
            count += 8
        }
        let value = Int(bits & ((1 << UInt32(number)) - 1))
        bits >>= UInt32(number)
        count -= number
        return value
    }

    private mutating func copyStored() -> Bool {
        (bits, count) = (0, 0)
        guard let length = take(16), take(16) != nil, length <= source.endIndex - index,
            output.count + length <= limit
        else { return false }
        output += source[index..<index + length]
        index += length
        return true
    }

    // MARK: Huffman codes

    /// A canonical Huffman code: how many codes there are of each length, and the symbols in their order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: some Collection<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            symbols = lengths.enumerated().filter { $0.element > 0 }
                .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
        }
    }

    private mutating func symbol(_ code: Code) -> Int? {
        var (value, first, place) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = take(1) else { return nil }
            value |= bit
            let number = code.counts[length]
            if value - first < number { return code.symbols[place + value - first] }
            place += number
            first = (first + number) << 1
            value <<= 1
        }
        return nil
    }

    private static let fixedLengths = Code(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code(Array(repeating: 5, count: 30))
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func decodeDynamic() -> Bool {
        guard let lengths = take(5), let distances = take(5), let codes = take(4) else { return false }
        var own = [Int](repeating: 0, count: 19)
        for place in 0..<codes + 4 {
            guard let length = take(3) else { return false }
            own[Self.order[place]] = length
        }
        let code = Code(own)
        let total = lengths + 257 + distances + 1
        var all: [Int] = []
        while all.count < total {
            guard let next = symbol(code) else { return false }
            switch next {
            case 0..<16: all.append(next)
            case 16:
                guard let last = all.last, let more = take(2) else { return false }
                all += Array(repeating: last, count: more + 3)
            default:
                guard let more = take(next == 17 ? 3 : 7) else { return false }
                all += Array(repeating: 0, count: more + (next == 17 ? 3 : 11))
            }
        }
        guard all.count == total else { return false }
        return decode(Code(all[..<(lengths + 257)]), Code(all[(lengths + 257)...]))
    }

    private mutating func decode(_ lengths: Code, _ distances: Code) -> Bool {
        while let next = symbol(lengths) {
            if next == 256 { return true }
            if next < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(next))
                continue
            }
            guard next - 257 < Self.lengthBases.count, let more = take(Self.lengthBits[next - 257]),
                let far = symbol(distances), far < Self.distanceBases.count, let further = take(max(0, far / 2 - 1))
            else { return false }
            let length = Self.lengthBases[next - 257] + more
            let distance = Self.distanceBases[far] + further
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }
}
