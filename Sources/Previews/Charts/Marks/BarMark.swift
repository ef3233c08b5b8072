import SwiftUI

/// A bar of a chart.
public nonisolated struct BarMark: PrimitiveChartContent {
    private let x: MarkExtent
    private let y: MarkExtent
    private let width: MarkDimension
    private let height: MarkDimension
    private let stacking: MarkStackingMethod

    private init(
        _ x: MarkExtent, _ y: MarkExtent, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        _ stacking: MarkStackingMethod
    ) {
        (self.x, self.y, self.width, self.height, self.stacking) = (x, y, width, height, stacking)
    }

    /// Makes one that is as long as a number says, at another value, on those that are there already.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x.datum), .at(y.datum), width: width, height: height, stacking)
    }
    /// Makes one at a value across, from one number to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.at(x.datum), .between(yStart.datum, yEnd.datum), width: width, .unstacked)
    }
    /// Makes one at a value upwards, from one number to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .at(y.datum), height: height, .unstacked)
    }
    /// Makes one that is as wide as a number says, beside those that are there already, over all of the plot's height whatever
    /// its ends are.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x.datum), .none, width: width, stacking)
    }
    /// Makes one that is as high as a number says, on those that are there already, over all of the plot's width whatever its
    /// ends are.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.none, .at(y.datum), height: height, stacking)
    }
    /// Makes one from one number to another, over all of the plot's height whatever its ends are.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .none, .unstacked)
    }
    /// Makes one from one number to another, over all of the plot's width whatever its ends are.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.none, .between(yStart.datum, yEnd.datum), .unstacked)
    }

    @MainActor
    func collect(into collector: ChartCollector) {
        collector.add(.bar(width: width, height: height, stacking: stacking), x: x, y: y)
    }
}
