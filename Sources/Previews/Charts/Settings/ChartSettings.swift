import SwiftUI

/// What code says of the charts in a view.
struct ChartSettings {
    var x = AxisSetting()
    var y = AxisSetting()
    var styles = StyleSetting<AnyShapeStyle>()
    var symbols = StyleSetting<ChartSymbol>()
    /// The areas of symbols, in square points.
    var symbolAreas = StyleSetting<CGFloat>()
    var lines = StyleSetting<StrokeStyle>()
    var legend = LegendSetting()
    var plotStyles: [(AnyView) -> AnyView] = []
    var overlays: [ChartLayerSetting] = []
    var backgrounds: [ChartLayerSetting] = []
    /// Hears which part of the sum of a circle's parts is touched, and of nil after that.
    var selectAngle: ((Double?) -> Void)?
    var gestures: [(ChartProxy, AnyView) -> AnyView] = []
}

/// What code says of one axis.
struct AxisSetting {
    var visibility = Visibility.automatic
    /// What stands by its values; nil for the usual.
    var specifications: [AxisSpecification]?
    var titles: [AxisTitle] = []
    var scale = ScaleSetting()
    var isScrollable = false
    /// How much of it is seen at once: a number, or seconds; nil for all.
    var visibleLength: Double?
    /// The first value that is seen at first; nil for the very first.
    var initial: PlotValue?
    /// Hears which value is touched, and of nil after that.
    var select: ((PlotValue?) -> Void)?
    /// Hears between which values a finger has moved, and of nil after that.
    var selectRange: (((PlotValue, PlotValue)?) -> Void)?
}

/// What an axis is called.
struct AxisTitle {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
}

/// Where a chart's legend is.
struct LegendSetting {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// What is shown; nil for the usual.
    var view: AnyView?
}

/// A view in front of a chart or behind it.
struct ChartLayerSetting {
    let alignment: Alignment
    let view: (ChartProxy) -> AnyView
}

/// How values look.
struct StyleSetting<Style> {
    /// The values, in order; nil for those that the parts have.
    var domain: [PlotValue]?
    /// What they look like, in order, over and over again; nil for the usual.
    var range: [Style]?
    /// Returns what a value looks like; nil for what the order says.
    var mapping: ((PlotValue) -> Style?)?
}

/// The key of what code says of charts.
enum ChartSettingsKey: EnvironmentKey {
    static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
    /// What code says of the charts in a view.
    var charts: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    /// Says something of the charts in the view.
    nonisolated func charting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.charts, transform: change)
    }
}
