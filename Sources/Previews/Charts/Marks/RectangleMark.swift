import SwiftUI

/// A rectangle of a chart.
public nonisolated struct RectangleMark: PrimitiveChartContent {
    private let x: MarkExtent
    private let y: MarkExtent
    private let width: MarkDimension
    private let height: MarkDimension

    private init(
        _ x: MarkExtent, _ y: MarkExtent, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Makes one at two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.at(x.datum), .at(y.datum), width: width, height: height)
    }
    /// Makes one between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .between(yStart.datum, yEnd.datum))
    }
    /// Makes one from one value across to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .at(y.datum), height: height)
    }
    /// Makes one from one value up to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.at(x.datum), .between(yStart.datum, yEnd.datum), width: width)
    }
    /// Makes one from one value across to another, over all of the plot's height whatever its ends are.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .none)
    }
    /// Makes one from one value up to another, over all of the plot's width whatever its ends are.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.none, .between(yStart.datum, yEnd.datum))
    }
    /// Makes one at a value across, over all of the plot's height whatever its ends are.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.at(x.datum), .none, width: width)
    }
    /// Makes one at a value upwards, over all of the plot's width whatever its ends are.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.none, .at(y.datum), height: height)
    }

    @MainActor
    func collect(into collector: ChartCollector) {
        collector.add(.rectangle(width: width, height: height), x: x, y: y)
    }
}
