import SwiftUI

/// What code says of an axis' scale.
struct ScaleSetting {
    /// The values; nil for those that the parts have.
    var values: [PlotValue]?
    /// Whether zero is one of the numbers; nil for the usual.
    var includesZero: Bool?
    var isReversed = false
    var range = PlotDimensionScaleRange.plotDimension
    var curve = NumberCurve.linear

    /// Takes what a domain says.
    mutating func take(_ domain: some ScaleDomain) {
        if let automatic = domain as? AutomaticScaleDomain {
            (includesZero, isReversed, values) = (automatic.includesZero, automatic.reversed, nil)
        } else if let listed = domain as? any PlotValueList {
            values = listed.plotValues
        }
    }
}

/// What a domain's values are.
protocol PlotValueList {
    /// The values.
    var plotValues: [PlotValue] { get }
}

/// Which values a scale has.
public protocol ScaleDomain {}

/// The values that a chart's parts have.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
    let includesZero: Bool?
    let reversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that a chart's parts have.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, reversed: false) }
    /// Returns the values that a chart's parts have.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is one of the numbers; nil for the usual.
    ///   - reversed: whether the last one is where the first one would be.
    ///   - dataType: the type of the values, which has no effect.
    ///   - modifyInferredDomain: changes the values that were found, which has no effect.
    /// - Returns: the values.
    public static func automatic<V: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type = V.self,
        modifyInferredDomain: @escaping (inout [V]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
    }
    /// Returns the values that a chart's parts have.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is one of the numbers; nil for the usual.
    ///   - reversed: whether the last one is where the first one would be.
    /// - Returns: the values.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: PlotValueList where Bound: Plottable {
    var plotValues: [PlotValue] { [PlotValue(lowerBound), PlotValue(upperBound)] }
}
extension Range: ScaleDomain where Bound: Plottable {}
extension Range: PlotValueList where Bound: Plottable {
    var plotValues: [PlotValue] { [PlotValue(lowerBound), PlotValue(upperBound)] }
}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: PlotValueList where Element: Plottable {
    var plotValues: [PlotValue] { map { PlotValue($0) } }
}

/// How numbers' distances are drawn.
public struct ScaleType: Sendable {
    let curve: NumberCurve
    /// As they are.
    public static let linear = ScaleType(curve: .linear)
    /// By their logarithms.
    public static let log = ScaleType(curve: .logarithm)
    /// Moments as they are.
    public static let date = ScaleType(curve: .linear)
    /// Texts.
    public static let category = ScaleType(curve: .linear)
    /// By their square roots.
    public static let squareRoot = ScaleType(curve: .power(0.5))
    /// By their logarithms, those of negative numbers below zero.
    public static let symmetricLog = ScaleType(curve: .symmetricLogarithm(1))
    /// Returns the scale by powers.
    public static func power(exponent: Double) -> ScaleType { ScaleType(curve: .power(exponent)) }
    /// Returns the scale by logarithms whose slope at zero is given.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(curve: .symmetricLogarithm(slopeAtZero))
    }
}

/// Which part of the plot's length values are in.
public protocol PositionScaleRange {}

/// The plot's length, or less of it.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    let start: CGFloat
    let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The plot's length.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// Returns the plot's length without some points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    /// Returns the plot's length without some points at its ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
