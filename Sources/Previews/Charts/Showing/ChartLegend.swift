import SwiftUI

/// What a chart's values look like, by their names.
struct ChartLegend {
    /// A value.
    struct Entry: Identifiable {
        let id: Int
        let name: String
        let style: AnyShapeStyle
        let symbol: ChartSymbol
        var line: StrokeStyle?
        let width: CGFloat
    }

    let entries: [Entry]
    /// The colours of numbers, and the least and the greatest of them; nil where values are no numbers.
    private(set) var gradient: (colors: [Color], low: String, high: String)?

    /// How large a symbol is, in points.
    static let side: CGFloat = 8
    /// The points between entries.
    static let spacing: CGFloat = 12

    /// Makes that of a chart.
    @MainActor
    init(_ model: ChartModel, _ environment: EnvironmentValues) {
        let looks = model.marks.map(\.mark.look)
        let numbers = model.styles.domain.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if let low = numbers.min(), let high = numbers.max(), numbers.count == model.styles.domain.count,
            model.settings.styles.mapping == nil
        {
            let ends = [low, high].map { number in
                var look = MarkLook()
                look.styleBy = PlotDatum(label: "", value: .number(number))
                return Color(uiColor: model.style(of: look, in: environment)._paint(in: environment).color)
            }
            gradient = (ends, PlotValue.number(low).name, PlotValue.number(high).name)
            entries = []
            return
        }
        var values: [PlotValue] = []
        for value in model.styles.domain + model.symbols.domain + model.lines.domain where !values.contains(value) {
            values.append(value)
        }
        entries = values.enumerated().map { index, value in
            let look = looks.first { [$0.symbolBy?.value, $0.lineBy?.value, $0.styleBy?.value].contains(value) }
            let isLine = look?.lineBy?.value == value
            let name = value.name
            let label = Text(verbatim: name).font(.caption2)
            return Entry(
                id: index, name: name,
                style: model.styles(value) ?? look?.style ?? AnyShapeStyle(Color.accentColor),
                symbol: model.symbols(value) ?? look?.symbol ?? ChartSymbol(shape: .circle),
                line: isLine ? model.lines(value) : nil,
                width: Self.side * (isLine ? 3 : 1) + 4 + MeasuredView.size(of: label, in: environment).width)
        }
    }

    /// Whether there is nothing to say.
    var isEmpty: Bool { entries.isEmpty && gradient == nil }
}

/// What a chart's values look like, in rows or below each other.
struct ChartLegendView: View {
    let legend: ChartLegend
    /// How wide a row may be, in points; 0 for one entry in each.
    let width: CGFloat

    var body: some View {
        let rows = FlowRows.rows(legend.entries.map(\.width), spacing: ChartLegend.spacing, within: width)
        VStack(alignment: .leading, spacing: 4) {
            if let gradient = legend.gradient {
                HStack(spacing: 4) {
                    Text(verbatim: gradient.low)
                    LinearGradient(colors: gradient.colors, startPoint: .leading, endPoint: .trailing)
                        .frame(width: 100, height: ChartLegend.side)
                    Text(verbatim: gradient.high)
                }
            }
            ForEach(0..<rows.count, id: \.self) { row in
                HStack(spacing: ChartLegend.spacing) {
                    ForEach(rows[row], id: \.self) { LegendEntryView(entry: legend.entries[$0]) }
                }
            }
        }
        .font(.caption2)
        .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
}

/// A value's look and its name.
struct LegendEntryView: View {
    let entry: ChartLegend.Entry

    var body: some View {
        HStack(spacing: 4) {
            if let line = entry.line {
                RuleShape().stroke(entry.style, style: line).frame(width: 3 * ChartLegend.side, height: 0)
            } else {
                SymbolView(symbol: entry.symbol, style: entry.style)
                    .frame(width: ChartLegend.side, height: ChartLegend.side)
            }
            Text(verbatim: entry.name).lineLimit(1)
        }
    }
}

/// A symbol that is filled, or drawn as a line.
struct SymbolView: View {
    let symbol: ChartSymbol
    let style: AnyShapeStyle

    var body: some View {
        if let view = symbol.view {
            view.fixedSize().foregroundStyle(style)
        } else if let shape = symbol.shape, let line = symbol.line {
            shape.stroke(style, style: line)
        } else if let shape = symbol.shape {
            shape.fill(style)
        }
    }
}
