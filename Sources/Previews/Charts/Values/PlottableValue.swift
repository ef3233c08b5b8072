import SwiftUI

/// A value with the name of what it says.
public struct PlottableValue<Value: Plottable> {
    let datum: PlotDatum

    init(_ label: String, _ value: Value) { datum = PlotDatum(label: label, value: PlotValue(value)) }

    init(_ datum: PlotDatum) { self.datum = datum }

    /// Returns one with a name that is looked up in the app's translations.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey).string, value)
    }
    /// Returns one with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(String(label), value)
    }
    /// Returns one with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label.string, value) }
}

extension PlottableValue where Value == Date {
    /// Returns the whole unit of a calendar that a moment is in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(PlotDatum(label: Text(labelKey).string, value, unit, calendar))
    }
    /// Returns the whole unit of a calendar that a moment is in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(PlotDatum(label: String(label), value, unit, calendar))
    }
    /// Returns the whole unit of a calendar that a moment is in.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(PlotDatum(label: label.string, value, unit, calendar))
    }
}

extension PlottableValue {
    /// Returns a range with a name, such as one in which values are counted.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue
    where Value: Comparable & Hashable {
        PlottableValue(PlotDatum(label: Text(labelKey).string, range))
    }
    /// Returns a range with a name, such as one in which values are counted.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue
    where Value: Comparable & Hashable {
        PlottableValue(PlotDatum(label: String(label), range))
    }
    /// Returns a range with a name.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        let label = Text(labelKey).string
        return PlottableValue(
            PlotDatum(label: label, value: PlotValue(range.lowerBound), upper: PlotValue(range.upperBound)))
    }
}
