import SwiftUI

/// A chart, but for its size: what is shown, and which values the axes have.
struct ChartModel {
    let marks: [ResolvedMark]
    let x: PositionScale.Domain
    let y: PositionScale.Domain
    let styles: StyleAssignment<AnyShapeStyle>
    let symbols: StyleAssignment<ChartSymbol>
    let lines: StyleAssignment<StrokeStyle>
    /// The values that tell bars beside each other apart, in order.
    let groups: [PlotValue]
    /// Whether it shows parts of circles alone, which need no axes.
    let isRound: Bool
    /// Whether there are values across.
    let hasX: Bool
    /// Whether there are values upwards.
    let hasY: Bool
    let settings: ChartSettings
    let xTicks: [[(value: PlotValue, name: String)]]
    let yTicks: [[(value: PlotValue, name: String)]]

    /// About how many values of numbers an axis upwards has.
    static let ticksUpwards = 4
    /// About how many values of numbers an axis across has.
    static let ticksAcross = 5
    /// About how many moments an axis has.
    static let ticksOfMoments = 6

    /// Makes one.
    ///
    /// - Parameters:
    ///   - marks: what is shown.
    ///   - settings: what code says of it.
    init(_ marks: [ChartMark], _ settings: ChartSettings) {
        self.settings = settings
        self.marks = MarkResolution.resolved(marks)
        func all(_ value: (MarkLook) -> PlotDatum?) -> [PlotValue] { marks.compactMap { value($0.look)?.value } }
        styles = StyleAssignment(all(\.styleBy), settings.styles, usual: ChartColors.usual)
        symbols = StyleAssignment(all(\.symbolBy), settings.symbols, usual: ChartSymbol.usual)
        lines = StyleAssignment(all(\.lineBy), settings.lines, usual: ChartLines.usual)
        var seen: Set<PlotValue> = []
        groups = all(\.groupBy).filter { seen.insert($0).inserted }
        isRound =
            !marks.isEmpty
            && marks.allSatisfy { if case .sector = $0.kind { true } else { false } }
        x = Self.domain(self.marks.flatMap(\.x.values), settings.x.scale, Self.count(settings.x, Self.ticksAcross))
        y = Self.domain(self.marks.flatMap(\.y.values), settings.y.scale, Self.count(settings.y, Self.ticksUpwards))
        hasX = settings.x.scale.values != nil || self.marks.contains { !$0.x.values.isEmpty }
        hasY = settings.y.scale.values != nil || self.marks.contains { !$0.y.values.isEmpty }
        xTicks = Self.ticks(settings.x, x, Self.ticksAcross)
        yTicks = Self.ticks(settings.y, y, Self.ticksUpwards)
    }

    private static func domain(
        _ values: [PlotValue], _ scale: ScaleSetting, _ count: Int
    ) -> PositionScale.Domain {
        DomainRequest(
            values: values, wanted: scale.values, includesZero: scale.includesZero ?? true, curve: scale.curve,
            count: count
        ).domain
    }

    /// Returns how many values of numbers an axis has, by which its bounds are round.
    private static func count(_ axis: AxisSetting, _ usual: Int) -> Int {
        for specification in axis.specifications ?? [] {
            if case .automatic(let desired?) = specification.values { return desired }
        }
        return usual
    }

    private static func ticks(
        _ axis: AxisSetting, _ domain: PositionScale.Domain, _ usual: Int
    ) -> [[(value: PlotValue, name: String)]] {
        var count = usual
        if case .dates = domain { count = ticksOfMoments }
        return axis.shown.map { AxisTicks.values($0.values, in: domain, count: count) }
    }

    /// Returns what something is filled with.
    func style(of look: MarkLook, in environment: EnvironmentValues) -> AnyShapeStyle {
        if let style = look.style { return style }
        guard let by = look.styleBy else { return AnyShapeStyle(Color.accentColor) }
        if case .number(let number) = by.value, settings.styles.mapping == nil {
            return AnyShapeStyle(color(of: number, in: environment))
        }
        return styles(by.value) ?? AnyShapeStyle(Color.accentColor)
    }

    /// Returns the colour of a number among those that parts have.
    private func color(of number: Double, in environment: EnvironmentValues) -> Color {
        let numbers = styles.domain.compactMap(\.number)
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let range = settings.styles.range?.map { $0._paint(in: environment).color }
        let colors = range ?? [UIColor.systemBlue.withAlphaComponent(0.2), .systemBlue]
        return Color(uiColor: ChartColors.between(colors, high > low ? (number - low) / (high - low) : 1))
    }

    /// Returns the area of a symbol, in square points.
    func symbolArea(of look: MarkLook, usual: CGFloat) -> CGFloat {
        guard let by = look.symbolSizeBy?.value.number else { return look.symbolArea ?? usual }
        let shown = marks.compactMap { $0.mark.look.symbolSizeBy?.value.number }
        let numbers = settings.symbolAreas.domain?.compactMap(\.number) ?? shown
        let (low, high) = (min(numbers.min() ?? 0, by), max(numbers.max() ?? 0, by))
        let range = settings.symbolAreas.range ?? [16, 400]
        return range[0] + (range[1] - range[0]) * CGFloat(high > low ? (by - low) / (high - low) : 1)
    }
}

extension AxisSetting {
    /// What stands by its values; nothing where it is hidden.
    var shown: [AxisSpecification] { visibility == .hidden ? [] : specifications ?? [.usual] }
}
