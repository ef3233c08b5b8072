import SwiftUI

/// The lines of an axis through the plot.
struct AxisGridView: View {
    let axis: MeasuredAxis
    let scale: PositionScale
    /// The size of the plot, in points.
    let size: CGSize

    var body: some View {
        ForEach(lines) { line in
            Path { path in
                path.move(to: line.start)
                path.addLine(to: line.end)
            }.stroke(line.style, style: line.stroke)
        }
    }

    private struct Line: Identifiable {
        let id: Int
        let start: CGPoint
        let end: CGPoint
        let style: AnyShapeStyle
        let stroke: StrokeStyle
    }

    private var lines: [Line] {
        axis.items.enumerated().compactMap { index, item in
            guard case .grid(let stroke, _) = item.piece.kind, let place = axis.position(of: item, scale) else {
                return nil
            }
            return Line(
                id: index, start: axis.isUpwards ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0),
                end: axis.isUpwards ? CGPoint(x: size.width, y: place) : CGPoint(x: place, y: size.height),
                style: item.piece.style ?? AnyShapeStyle(Color(uiColor: .separator)),
                stroke: stroke ?? StrokeStyle(lineWidth: 0.5, dash: axis.isUpwards ? [] : [2, 2]))
        }
    }
}

/// The labels and ticks of an axis, around the plot.
struct AxisLabelsView: View {
    let axis: MeasuredAxis
    let scale: PositionScale
    /// Where the plot is, in points.
    let plot: CGRect
    /// Within which labels across are, in points.
    let bounds: (low: CGFloat, high: CGFloat)

    var body: some View {
        ForEach(ticks) { tick in
            Path { path in
                path.move(to: tick.start)
                path.addLine(to: tick.end)
            }.stroke(tick.style, style: tick.stroke)
        }
        ForEach(labels) { label in
            label.view.frame(width: label.frame.width, height: label.frame.height)
                .position(x: label.frame.midX, y: label.frame.midY)
        }
    }

    private struct Tick: Identifiable {
        let id: Int
        let start: CGPoint
        let end: CGPoint
        let style: AnyShapeStyle
        let stroke: StrokeStyle
    }

    private struct Label: Identifiable {
        let id: Int
        let frame: CGRect
        let view: AnyView
    }

    private var ticks: [Tick] {
        axis.items.enumerated().compactMap { index, item in
            guard case .tick(_, let stroke, _) = item.piece.kind, let place = axis.position(of: item, scale) else {
                return nil
            }
            let length = item.tickLength
            let start: CGPoint
            let end: CGPoint
            switch axis.edge {
            case .leading:
                start = CGPoint(x: plot.minX, y: plot.minY + place)
                end = CGPoint(x: plot.minX - length, y: start.y)
            case .trailing:
                start = CGPoint(x: plot.maxX, y: plot.minY + place)
                end = CGPoint(x: plot.maxX + length, y: start.y)
            case .top:
                start = CGPoint(x: plot.minX + place, y: plot.minY)
                end = CGPoint(x: start.x, y: plot.minY - length)
            case .bottom:
                start = CGPoint(x: plot.minX + place, y: plot.maxY)
                end = CGPoint(x: start.x, y: plot.maxY + length)
            }
            return Tick(
                id: index, start: start, end: end, style: item.piece.style ?? AnyShapeStyle(Color(uiColor: .separator)),
                stroke: stroke ?? StrokeStyle(lineWidth: 0.5))
        }
    }

    private var labels: [Label] {
        let shown = axis.items.enumerated().filter {
            $0.element.view != nil && isWithin($0.element)
        }
        let starts = axis.isUpwards ? upwards(shown.map(\.element)) : across(shown.map(\.element))
        return zip(shown, starts).compactMap { item, start in
            guard let start, let view = item.element.view else { return nil }
            let (size, gap) = (item.element.size, item.element.spacing(axis.isUpwards))
            let origin: CGPoint =
                switch axis.edge {
                case .leading: CGPoint(x: plot.minX - gap - size.width, y: start)
                case .trailing: CGPoint(x: plot.maxX + gap, y: start)
                case .top: CGPoint(x: start, y: plot.minY - gap - size.height)
                case .bottom: CGPoint(x: start, y: plot.maxY + gap)
                }
            let offset = item.element.piece.offset
            return Label(
                id: item.offset,
                frame: CGRect(
                    x: origin.x + offset.width, y: origin.y + offset.height, width: size.width, height: size.height),
                view: view)
        }
    }

    /// Whether an item is by the plot, and a moment's label has room behind it.
    private func isWithin(_ item: MeasuredAxis.Item) -> Bool {
        guard let position = axis.position(of: item, scale) else { return false }
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        guard position >= low - 0.5, position <= high + 0.5 else { return false }
        guard case .dates = scale.domain, !axis.isUpwards, axis.preset == .automatic, item.label?.anchor == nil,
            item.label?.isCentered != true
        else { return true }
        return plot.minX + position + item.size.width <= bounds.high
    }

    private func upwards(_ items: [MeasuredAxis.Item]) -> [CGFloat?] {
        AxisPlaces.starts(
            items.map { item in
                let place = plot.minY + (axis.position(of: item, scale) ?? 0)
                return (place, item.size.height, item.label?.anchor?.y ?? 0.5, item.label?.yields ?? true)
            }, within: (-.greatestFiniteMagnitude, .greatestFiniteMagnitude), gap: 0)
    }

    private func across(_ items: [MeasuredAxis.Item]) -> [CGFloat?] {
        var isOfTexts = false
        if case .categories = scale.domain { isOfTexts = true }
        return AxisPlaces.starts(
            items.map { item in
                let place = plot.minX + (axis.position(of: item, scale) ?? 0)
                let isCentered = isOfTexts || item.label?.isCentered == true || axis.preset == .extended
                let anchor = item.label?.anchor?.x ?? (isCentered ? 0.5 : 0)
                return (place, item.size.width, anchor, item.label?.yields ?? true)
            }, within: axis.preset == .aligned ? (plot.minX, plot.maxX) : bounds, gap: isOfTexts ? 0 : 1)
    }
}
