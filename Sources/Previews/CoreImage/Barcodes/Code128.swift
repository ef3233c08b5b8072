/// A barcode of the kind Code 128 (ISO/IEC 15417).
enum Code128 {
    /// The widths of the bars and gaps of each symbol in turn, with those that begin a code at 103...105.
    static let widths: [String] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    /// The widths of what ends a code.
    private static let end = "2331112"
    private static let (startA, startB, startC, toC, toB, toA) = (103, 104, 105, 99, 100, 101)

    /// Returns the symbols of a message without its end; nil for bytes beyond 127 or none.
    ///
    /// Pairs of digits take one symbol where there are at least four, of an even number.
    static func symbols(of message: [UInt8]) -> [Int]? {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols: [Int] = []
        var set: Character = " "
        var place = 0
        func change(to new: Character, _ start: Int, _ symbol: Int) {
            guard set != new else { return }
            symbols.append(symbols.isEmpty ? start : symbol)
            set = new
        }
        while place < message.count {
            let digits = message[place...].prefix { 48...57 ~= $0 }.count
            let isWhole = digits == message.count - place && digits >= 2
            if digits >= 4 || isWhole && (set == "C" || set == " "), digits % 2 == 0 || set == "C" && digits >= 2 {
                change(to: "C", startC, toC)
                for _ in 0..<digits / 2 {
                    symbols.append(Int(message[place] - 48) * 10 + Int(message[place + 1] - 48))
                    place += 2
                }
                continue
            }
            let byte = message[place]
            if byte < 32 {
                change(to: "A", startA, toA)
                symbols.append(Int(byte) + 64)
            } else {
                if set != "A" || byte >= 96 { change(to: "B", startB, toB) }
                symbols.append(Int(byte) - 32)
            }
            place += 1
        }
        // Each symbol counts as often as its place says, the first two once.
        let sum = symbols.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
        return symbols + [sum % 103]
    }

    /// Returns whether each module of a message's code is dark, from the left; nil for bytes beyond 127 or none.
    static func modules(of message: [UInt8]) -> [Bool]? {
        symbols(of: message).map { symbols in
            (symbols.map { widths[$0] } + [end]).flatMap { widths in
                widths.enumerated().flatMap { index, width in
                    Array(repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
                }
            }
        }
    }
}
