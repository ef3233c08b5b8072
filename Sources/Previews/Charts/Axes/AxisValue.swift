import SwiftUI

/// A value of an axis, by which something stands.
public struct AxisValue {
    /// Its place among the values, from 0 on.
    public let index: Int
    /// The number of values.
    public let count: Int
    let value: PlotValue
    /// What it is called.
    let name: String

    /// Returns the value as one of a type; nil if it is none.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plottable(type) }
}

/// By which values of an axis something stands.
public struct AxisMarkValues {
    indirect enum Kind {
        case automatic(Int?)
        case every(Double)
        case everyUnit(DateStep)
        case listed([PlotValue])
    }

    let kind: Kind

    /// As many round values as usual.
    public static let automatic = AxisMarkValues(kind: .automatic(nil))
    /// Returns about as many round values as are wanted.
    ///
    /// - Parameters:
    ///   - desiredCount: how many are wanted; nil for the usual.
    ///   - roundLowerBound: whether the axis begins with one, which has no effect.
    ///   - roundUpperBound: whether the axis ends with one, which has no effect.
    /// - Returns: the values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }
    /// Returns about as many round values as are wanted.
    ///
    /// - Parameters:
    ///   - minimumStride: the least distance between values, which has no effect.
    ///   - desiredCount: how many are wanted; nil for the usual.
    ///   - roundLowerBound: whether the axis begins with one, which has no effect.
    ///   - roundUpperBound: whether the axis ends with one, which has no effect.
    /// - Returns: the values.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }
    /// Returns the moments at which units of a calendar begin.
    ///
    /// - Parameters:
    ///   - component: the unit.
    ///   - count: how many units are between the moments.
    ///   - roundLowerBound: whether the axis begins with one, which has no effect.
    ///   - roundUpperBound: whether the axis ends with one, which has no effect.
    ///   - calendar: the calendar; nil for the current one.
    /// - Returns: the values.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .everyUnit(DateStep(component, max(count, 1), calendar ?? .current)))
    }
    /// Returns the multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .every(Double(stepSize)))
    }
    /// Returns the multiples of a number.
    public static func stride(
        by stepSize: Int, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .every(Double(stepSize)))
    }
}

/// How marks of an axis stand.
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// Outside of the plot.
    public static let extended = AxisMarkPreset(name: "extended")
    /// The first and last labels within the plot's ends.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// Within the plot, which has no effect.
    public static let inset = AxisMarkPreset(name: "inset")
}

/// At which edge of the plot marks of an axis stand.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, top, bottom, leading, trailing
    }

    let kind: Kind
    /// The usual one.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// The upper one.
    public static let top = AxisMarkPosition(kind: .top)
    /// The lower one.
    public static let bottom = AxisMarkPosition(kind: .bottom)
    /// The left one.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// The right one.
    public static let trailing = AxisMarkPosition(kind: .trailing)
}
