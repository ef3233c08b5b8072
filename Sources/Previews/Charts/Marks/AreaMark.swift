import SwiftUI

/// A place of an area of a chart, which goes on to the next one.
public nonisolated struct AreaMark: PrimitiveChartContent {
    private let x: MarkExtent
    private let y: MarkExtent
    private let series: PlotDatum?
    private let stacking: MarkStackingMethod

    private init(_ x: MarkExtent, _ y: MarkExtent, _ series: PlotDatum?, _ stacking: MarkStackingMethod = .unstacked) {
        (self.x, self.y, self.series, self.stacking) = (x, y, series, stacking)
    }

    /// Makes one from zero, or from the area that is there already, to a number.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x.datum), .at(y.datum), nil, stacking)
    }
    /// Makes one of an area that is told from others by a value.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x.datum), .at(y.datum), series.datum, stacking)
    }
    /// Makes one from one number up to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.at(x.datum), .between(yStart.datum, yEnd.datum), nil)
    }
    /// Makes one from one number up to another, of an area that is told from others by a value.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.at(x.datum), .between(yStart.datum, yEnd.datum), series.datum)
    }
    /// Makes one from one number across to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .at(y.datum), nil)
    }
    /// Makes one from one number across to another, of an area that is told from others by a value.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.between(xStart.datum, xEnd.datum), .at(y.datum), series.datum)
    }

    @MainActor
    func collect(into collector: ChartCollector) {
        collector.add(.area(series: series, stacking: stacking), x: x, y: y)
    }
}
