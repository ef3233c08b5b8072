import SwiftUI

/// A value, or a range of values, with the name of what it says.
struct PlotDatum: Hashable {
    let label: String
    /// The value; of a range the lower bound.
    let value: PlotValue
    /// The upper bound of a range; nil for a value.
    var upper: PlotValue?

    init(label: String, value: PlotValue, upper: PlotValue? = nil) {
        (self.label, self.value, self.upper) = (label, value, upper)
    }

    /// Makes the unit of a calendar that a moment is in.
    init(label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: date)
        self.init(
            label: label, value: PlotValue(interval?.start ?? date), upper: interval.map { PlotValue($0.end) })
    }

    init<Bound: Plottable>(label: String, _ range: ChartBinRange<Bound>) {
        self.init(label: label, value: PlotValue(range.lowerBound), upper: PlotValue(range.upperBound))
    }
}
