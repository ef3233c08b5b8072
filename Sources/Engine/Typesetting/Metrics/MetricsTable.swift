import Foundation

/// The advances and the kerning of a variable font's characters, for every weight between its lightest and heaviest.
///
/// Lengths are in units of the font's size. The font has three masters, of the weights 100, 400 and 900; between them its
/// metrics are linear, as OpenType's variations are.
struct MetricsTable: Sendable {
    /// A length at the weight 400, and what it differs by at 100 and at 900.
    struct Length: Sendable {
        var regular: Double = 0
        var thin: Double = 0
        var black: Double = 0

        /// Returns the length at a weight.
        ///
        /// - Parameter weight: 100...900.
        /// - Returns: units of the font's size.
        func at(_ weight: Double) -> Double {
            weight < 400 ? regular + thin * (400 - weight) / 300 : regular + black * (weight - 400) / 500
        }
    }

    /// The least number above all characters that may be in a table.
    static let limit = 0x3000

    /// By character; 0: not in the table; else the place in the lists below, from 1.
    private let places: [UInt16]
    private let advances: [Length]
    private let firstClasses: [UInt8]
    private let secondClasses: [UInt8]
    /// By class of the first character and of the second.
    private let kerns: [Length]
    private let secondClassCount: Int
    let tabularDigit: Length

    /// The metrics of Inter.
    static let inter = MetricsTable(base64: interData)

    private init(base64: String) {
        guard let data = Data(base64Encoded: base64) else { preconditionFailure("the table is not base64") }
        var reader = Reader(bytes: [UInt8](data))
        let scale = 1 / Double(reader.unsigned())
        let count = reader.unsigned()
        var places = [UInt16](repeating: 0, count: Self.limit)
        for (place, point) in reader.sums(count).enumerated() { places[point] = UInt16(place + 1) }
        self.places = places
        let (regular, thin, black) = (reader.sums(count), reader.sums(count), reader.sums(count))
        advances = (0..<count).map {
            Length(
                regular: Double(regular[$0]) * scale, thin: Double(thin[$0]) * scale, black: Double(black[$0]) * scale)
        }
        tabularDigit = reader.length(scale)
        let rows = reader.unsigned()
        secondClassCount = reader.unsigned()
        firstClasses = (0..<count).map { _ in UInt8(reader.unsigned()) }
        secondClasses = (0..<count).map { _ in UInt8(reader.unsigned()) }
        // Row and column 0 are the classes that are never kerned.
        var kerns = [Length](repeating: Length(), count: (rows + 1) * (secondClassCount + 1))
        var pair = reader.unsigned()
        while pair < rows * secondClassCount {
            let (row, column) = pair.quotientAndRemainder(dividingBy: secondClassCount)
            kerns[(row + 1) * (secondClassCount + 1) + column + 1] = reader.length(scale)
            pair += 1 + reader.unsigned()
        }
        self.kerns = kerns
    }

    /// Returns the place of a character in the table; nil if the font has no such character.
    func place(of scalar: Unicode.Scalar) -> Int? {
        guard scalar.value < Self.limit else { return nil }
        let place = places[Int(scalar.value)]
        return place == 0 ? nil : Int(place) - 1
    }

    func advance(at place: Int) -> Length { advances[place] }

    /// Returns the change of the first character's advance before the second one.
    func kerning(_ first: Int, _ second: Int) -> Length {
        kerns[Int(firstClasses[first]) * (secondClassCount + 1) + Int(secondClasses[second])]
    }
}

/// Reads numbers of seven bits a byte, the least significant first.
private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func unsigned() -> Int {
        var value = 0
        var shift = 0
        while true {
            let byte = Int(bytes[position])
            position += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    /// Reads a number in zigzag form, in which 0, 1, 2, 3 stand for 0, -1, 1, -2.
    mutating func signed() -> Int {
        let value = unsigned()
        return value & 1 == 0 ? value >> 1 : -(value + 1) >> 1
    }

    /// Reads numbers that are written as differences, each to the one before it.
    mutating func sums(_ count: Int) -> [Int] {
        var sum = 0
        return (0..<count).map { _ in
            sum += signed()
            return sum
        }
    }

    mutating func length(_ scale: Double) -> MetricsTable.Length {
        MetricsTable.Length(
            regular: Double(signed()) * scale, thin: Double(signed()) * scale, black: Double(signed()) * scale)
    }
}
