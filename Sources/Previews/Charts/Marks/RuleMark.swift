import SwiftUI

/// A straight line of a chart, upwards or across.
public nonisolated struct RuleMark: PrimitiveChartContent {
    private let x: MarkExtent
    private let y: MarkExtent

    /// Makes one at a value, over all of the plot's height whatever its ends are.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        (self.x, y) = (.at(x.datum), .none)
    }
    /// Makes one at a value, over all of the plot's width whatever its ends are.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        (x, self.y) = (.none, .at(y.datum))
    }
    /// Makes one at a value, from one number up to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (self.x, y) = (.at(x.datum), .between(yStart.datum, yEnd.datum))
    }
    /// Makes one at a value, from one number across to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (x, self.y) = (.between(xStart.datum, xEnd.datum), .at(y.datum))
    }

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(.rule, x: x, y: y) }
}
