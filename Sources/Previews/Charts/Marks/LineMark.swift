import SwiftUI

/// A point of a line of a chart, which goes on to the next one.
public nonisolated struct LineMark: PrimitiveChartContent {
    private let x: PlotDatum
    private let y: PlotDatum
    private let series: PlotDatum?

    /// Makes one.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (self.x, self.y, series) = (x.datum, y.datum, nil)
    }
    /// Makes one of a line that is told from others by a value.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        (self.x, self.y, self.series) = (x.datum, y.datum, series.datum)
    }

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(.line(series: series), x: .at(x), y: .at(y)) }
}
