import SwiftUI

/// A point of a chart.
public nonisolated struct PointMark: PrimitiveChartContent {
    private let x: MarkExtent
    private let y: MarkExtent

    /// Makes one.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (self.x, self.y) = (.at(x.datum), .at(y.datum))
    }
    /// Makes one in the middle of the plot's height, whatever the place upwards is.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { (self.x, self.y) = (.at(x.datum), .none) }
    /// Makes one in the middle of the plot's width, whatever the place across is.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { (self.x, self.y) = (.none, .at(y.datum)) }

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(.point, x: x, y: y) }
}
