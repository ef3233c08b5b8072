import SwiftUI

/// Tells where values are on a chart, and which values are where.
public struct ChartProxy {
    let x: PositionScale
    let y: PositionScale
    /// Where the plot is in the chart, in points.
    let plot: CGRect
    /// Where the chart is on the screen, in points.
    let origin: CGPoint
    let model: ChartModel
    let environment: EnvironmentValues

    /// The size of the plot, in points.
    public var plotSize: CGSize { plot.size }
    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { plot.size }
    /// The frame of the plot, which a geometry proxy turns into its space's.
    public var plotAreaFrame: Anchor<CGRect> {
        let (plot, origin) = (plot, origin)
        return Anchor { proxy in
            let space = proxy.frame(in: .global).origin
            return plot.offsetBy(dx: origin.x - space.x, dy: origin.y - space.y)
        }
    }
    /// The frame of the plot, which a geometry proxy turns into its space's; nil for none.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    /// The frame of the plot, which a geometry proxy turns into its space's; nil for none.
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    /// Returns where a value across is in the plot, in points; nil for one that is not there.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(PlotValue(value)) }
    /// Returns where a value upwards is in the plot, in points; nil for one that is not there.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(PlotValue(value)) }
    /// Returns where two values are in the plot, in points; nil for values that are not there.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let across = self.position(forX: position.x), let upwards = self.position(forY: position.y) else {
            return nil
        }
        return CGPoint(x: across, y: upwards)
    }
    /// Returns the part of the plot that a value across has, in points; nil for a single number or moment.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        x.band(PlotDatum(label: "", value: PlotValue(value))).map { $0.low...$0.high }
    }
    /// Returns the part of the plot that a value upwards has, in points; nil for a single number or moment.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        y.band(PlotDatum(label: "", value: PlotValue(value))).map { $0.low...$0.high }
    }

    /// Returns the value across at a place of the plot, in points; nil for none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        Self.plottable(x.value(at: position), type)
    }
    /// Returns the value upwards at a place of the plot, in points; nil for none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        Self.plottable(y.value(at: position), type)
    }
    /// Returns the values at a point of the plot; nil for none of the types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let across = value(atX: position.x, as: X.self), let upwards = value(atY: position.y, as: Y.self) else {
            return nil
        }
        return (across, upwards)
    }
    /// Returns up to which number an angle is around a circle, of all of its parts in order; nil for none of the type.
    ///
    /// - Parameters:
    ///   - angle: the angle from the top, clockwise.
    ///   - type: the type of the number.
    /// - Returns: the number.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        Self.plottable(.number(angle.radians / (2 * .pi) * model.sectorSum), type)
    }

    /// Returns a value of a type; of a number between whole ones the nearest of those, where the type has no others.
    private static func plottable<P: Plottable>(_ value: PlotValue?, _ type: P.Type) -> P? {
        guard let value else { return nil }
        if let plottable = value.plottable(type) { return plottable }
        if case .number(let number) = value { return PlotValue.number(number.rounded()).plottable(type) }
        return nil
    }

    /// Returns the angle at which a point of the plot is around its middle, from the top, clockwise.
    public func angle(at point: CGPoint) -> Angle {
        let turned = atan2(Double(point.x - plot.width / 2), Double(plot.height / 2 - point.y))
        return .radians(turned < 0 ? turned + 2 * .pi : turned)
    }

    /// Returns what a value is filled with; nil for one that is not there.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.styles(PlotValue(value)) }
    /// Returns the area of the symbol of a value, in square points; nil for none.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        var look = MarkLook()
        look.symbolSizeBy = PlotDatum(label: "", value: PlotValue(value))
        return model.symbolArea(of: look, usual: FigureBuilder.pointArea)
    }
    /// Returns how the line of a value is drawn; nil for none.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lines(PlotValue(value)) }

    /// Tells the chart's binding which value across is at a place of the plot, in points.
    public func selectXValue(at position: CGFloat) { model.settings.x.select?(x.value(at: position)) }
    /// Tells the chart's binding which value upwards is at a place of the plot, in points.
    public func selectYValue(at position: CGFloat) { model.settings.y.select?(y.value(at: position)) }
    /// Tells the chart's binding between which values across two places of the plot are, in points.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        if let one = x.value(at: start), let other = x.value(at: end) { model.settings.x.selectRange?((one, other)) }
    }
    /// Tells the chart's binding between which values upwards two places of the plot are, in points.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        if let one = y.value(at: start), let other = y.value(at: end) { model.settings.y.selectRange?((one, other)) }
    }
    /// Tells the chart's binding up to which number an angle from the top is around a circle.
    public func selectAngleValue(at angle: Angle) {
        model.settings.selectAngle?(angle.radians / (2 * .pi) * model.sectorSum)
    }
}

extension ChartModel {
    /// The sum of the parts of a circle.
    var sectorSum: Double {
        var sum = 0.0
        for mark in marks {
            guard case .sector(let size, _, _, _) = mark.mark.kind else { continue }
            switch size {
            case .share(let share): sum += max(share, 0)
            case .between(_, let end): sum = max(sum, end)
            }
        }
        return sum
    }
}
