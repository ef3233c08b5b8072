import Foundation

/// A number's course over consecutive steps: its values at some of them, between which it runs straight.
struct GoldenTrack: Equatable {
    /// How a number may be rounded.
    struct Precision: Equatable {
        /// How far a value may be from where it was.
        var error: Double
        /// The digits after the point.
        var digits: Int

        static let points = Precision(error: 0.1, digits: 2)
        static let fraction = Precision(error: 0.002, digits: 4)
        /// The elements of a transform by which depth makes smaller, in units of 1 / points.
        static let perspective = Precision(error: 0.00002, digits: 6)
        /// Whole numbers, and truth values as 0 and 1.
        static let exact = Precision(error: 0, digits: 0)

        /// The precision of an element of a transform, m11...m44 as 0...15.
        init(ofTransform element: Int) {
            self = [3, 7, 11].contains(element) ? .perspective : 12...14 ~= element ? .points : .fraction
        }

        private init(error: Double, digits: Int) { (self.error, self.digits) = (error, digits) }
    }

    /// The first step.
    let start: Int
    /// Values by their steps, of which the first is ``start``, in ascending order.
    private(set) var keys: [(step: Int, value: Double)]

    static func == (one: GoldenTrack, other: GoldenTrack) -> Bool {
        one.start == other.start && one.keys.elementsEqual(other.keys, by: ==)
    }

    /// Finds few keys: each is the last step to which a straight line from the one before is within the precision at all steps
    /// between.
    ///
    /// O(values).
    ///
    /// - Parameters:
    ///   - values: a value for each step; not empty.
    ///   - start: the first step.
    ///   - precision: how they may be rounded.
    init(_ values: [Double], from start: Int, within precision: Precision) {
        let scale = pow(10, Double(precision.digits))
        let rounded = values.map { ($0 * scale).rounded() / scale }
        self.start = start
        keys = [(start, rounded[0])]
        // Half of the error is left for what is rounded.
        let error = precision.error / 2
        var origin = 0
        while origin < values.count - 1 {
            var slopes = -Double.infinity...Double.infinity
            var end = origin + 1
            for step in (origin + 1)..<values.count {
                let distance = Double(step - origin)
                let slope = (rounded[step] - rounded[origin]) / distance
                if slopes.contains(slope) { end = step }
                let lower = max(slopes.lowerBound, slope - error / distance)
                let upper = min(slopes.upperBound, slope + error / distance)
                guard lower <= upper else { break }
                slopes = lower...upper
            }
            keys.append((start + end, rounded[end]))
            origin = end
        }
        // What stays as it is needs no last key.
        if keys.count == 2, keys[0].value == keys[1].value { keys.removeLast() }
    }

    /// The value at a step: before the first key the first one's, after the last the last one's.
    ///
    /// O(log keys).
    subscript(step: Int) -> Double {
        var (low, high) = (0, keys.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if keys[middle].step <= step { low = middle } else { high = middle }
        }
        guard low + 1 < keys.count, step > keys[low].step else { return keys[low].value }
        let (from, to) = (keys[low], keys[low + 1])
        return from.value + (to.value - from.value) * Double(step - from.step) / Double(to.step - from.step)
    }

    /// The keys as text: the first value, then `step:value` for each further one.
    var text: String {
        keys.enumerated().map { $0 == 0 ? Self.text($1.value) : "\($1.step):\(Self.text($1.value))" }
            .joined(separator: " ")
    }

    /// Reads ``text``; nil if it is none.
    init?(_ words: some Sequence<Substring>, from start: Int) {
        self.start = start
        keys = []
        for word in words {
            let parts = word.split(separator: ":")
            // The first step is the track's.
            let step = keys.isEmpty ? (parts.count == 1 ? start : nil) : (parts.count == 2 ? Int(parts[0]) : nil)
            guard let step, let value = parts.last.flatMap({ Double($0) }), value.isFinite,
                step > keys.last?.step ?? start - 1
            else { return nil }
            keys.append((step, value))
        }
        if keys.isEmpty { return nil }
    }

    private static func text(_ value: Double) -> String {
        // "%g" of six digits would round what is far away.
        var text = String(format: "%.6f", value == 0 ? 0 : value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
