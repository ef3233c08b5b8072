import SwiftUI

/// A range in which values are counted.
public struct ChartBinRange<Bound: Comparable & Hashable>: Hashable {
    /// The least value in it.
    public let lowerBound: Bound
    /// The value up to which it goes.
    public let upperBound: Bound
    /// Whether that is in it, too.
    let isClosed: Bool

    /// Whether a value is in it.
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
    }
}

/// Ranges of numbers of equal sizes, in which values are counted.
public struct NumberBins<Value: BinaryFloatingPoint & Plottable>: RandomAccessCollection {
    /// The bounds, one more than there are ranges.
    public let thresholds: [Value]

    private init(_ domain: ClosedRange<Double>, step: Double) {
        let first = (domain.lowerBound / step).rounded(.down)
        let last = Swift.max((domain.upperBound / step).rounded(.up), first + 1)
        thresholds = (0...Int(last - first)).map { Value((first + Double($0)) * step) }
    }

    /// Makes ranges of a size that meet at its multiples.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(Double(range.lowerBound)...Double(range.upperBound), step: Double(size))
    }
    /// Makes about as many ranges as are wanted, with round bounds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let domain = Double(range.lowerBound)...Double(range.upperBound)
        self.init(domain, step: NumberTicks.step(domain, count: desiredCount))
    }
    /// Makes about as many ranges for values as are wanted, with round bounds.
    public init(data: [Value], desiredCount: Int = 10) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
    }

    /// The position of the first range.
    public var startIndex: Int { 0 }
    /// The position behind the last range.
    public var endIndex: Int { thresholds.count - 1 }
    /// Returns a range.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
    /// Returns the position of the range that a value is in, the first or last one for a value beyond.
    public func index(for value: Value) -> Int {
        let index = thresholds.lastIndex { $0 <= value } ?? 0
        return Swift.min(index, endIndex - 1)
    }
}

/// Ranges of moments, whole units of a calendar, in which values are counted.
public struct DateBins: RandomAccessCollection {
    /// The bounds, one more than there are ranges.
    public let thresholds: [Date]

    /// Makes ranges of some units of a calendar.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        let step = DateStep(unit, Swift.max(count, 1), calendar)
        var all = [step.start(range.lowerBound)]
        while let last = all.last, last <= range.upperBound, let next = step.after(last), all.count < 10_000 {
            all.append(next)
        }
        thresholds = all
    }

    /// The position of the first range.
    public var startIndex: Int { 0 }
    /// The position behind the last range.
    public var endIndex: Int { thresholds.count - 1 }
    /// Returns a range.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: false)
    }
    /// Returns the position of the range that a moment is in, the first or last one for a moment beyond.
    public func index(for value: Date) -> Int {
        let index = thresholds.lastIndex { $0 <= value } ?? 0
        return Swift.min(index, endIndex - 1)
    }
}
