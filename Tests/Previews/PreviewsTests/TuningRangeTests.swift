import Previews
import Testing

@Suite struct TuningRangeTests {
    private static let ranges: [(String, Double, ClosedRange<Double>)] = [
        ("alpha", 0.5, 0...1), ("minimumScale", 0.9, 0...2), ("spacing", 8, 0...40), ("cardHeight", 220, 0...660),
        ("offset", 0, -100...100), ("shift", -30, -90...0), ("duration", 0.3, 0...3), ("angle", 0.2, -.pi...(.pi)),
        // A name alone does not make 12 a fraction.
        ("ratioHeight", 12, 0...40),
    ]

    @Test(arguments: ranges)
    func aRangeFollowsFromTheNameAndTheValue(name: String, value: Double, expected: ClosedRange<Double>) {
        #expect(value.tuningRange(named: name) == expected)
        #expect(value.tuningRange(named: name).contains(value))
    }

    @Test func rangesOfNumbersWithoutBoundsHaveEnds() {
        #expect(Double.greatestFiniteMagnitude.tuningRange(named: "width") == 0...(.greatestFiniteMagnitude))
        #expect(Double.infinity.tuningRange(named: "width") == 0...1 && Double.nan.tuningRange(named: "alpha") == 0...1)
        #expect(Int.max.tuningRange(named: "count") == 0...(.max) && Int.min.tuningRange(named: "count") == .min...0)
    }

    @Test(arguments: [(2, 1...12), (0, 0...12), (50, 1...200), (-3, -12...0)])
    func whatCountsDoesNotBecomeZero(value: Int, expected: ClosedRange<Int>) {
        #expect(value.tuningRange(named: "columns") == expected)
    }
}
