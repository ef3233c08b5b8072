import SwiftUI

/// The lines, ticks and labels by an axis, but for where they are.
@MainActor
struct MeasuredAxis {
    /// One of them.
    struct Item {
        let piece: AxisPiece
        let value: PlotValue
        /// The value after it; nil for none.
        let next: PlotValue?
        /// Of a label what is shown.
        var view: AnyView?
        /// Of a label its size, in points.
        var size = CGSize.zero

        var label: AxisLabel? { if case .label(let label) = piece.kind { label } else { nil } }
        /// The points between a label and the plot; nil for the usual.
        func spacing(_ isUpwards: Bool) -> CGFloat {
            (isUpwards ? label?.spacing.horizontal : label?.spacing.vertical) ?? MeasuredAxis.spacing
        }
        var tickLength: CGFloat {
            if case .tick(let length, _, _) = piece.kind { length ?? MeasuredAxis.tickLength } else { 0 }
        }
    }

    /// The points between labels and the plot.
    nonisolated static let spacing: CGFloat = 4
    /// How long ticks are, in points.
    nonisolated static let tickLength: CGFloat = 4

    let isUpwards: Bool
    let edge: Edge
    let preset: AxisMarkPreset
    let items: [Item]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - specification: what stands by the values.
    ///   - ticks: the values.
    ///   - isUpwards: whether it is the axis upwards.
    ///   - room: how wide a label may be, in points; nil for any width.
    ///   - environment: the chart's.
    init(
        _ specification: AxisSpecification, _ ticks: [(value: PlotValue, name: String)], isUpwards: Bool,
        room: CGFloat?, _ environment: EnvironmentValues
    ) {
        self.isUpwards = isUpwards
        preset = specification.preset
        switch specification.position.kind {
        case .leading where isUpwards: edge = .leading
        case .top where !isUpwards: edge = .top
        default: edge = isUpwards ? .trailing : .bottom
        }
        items = ticks.enumerated().flatMap { index, tick in
            let value = AxisValue(index: index, count: ticks.count, value: tick.value, name: tick.name)
            let next = index + 1 < ticks.count ? ticks[index + 1].value : nil
            return specification.pieces(value).map { piece in
                var item = Item(piece: piece, value: tick.value, next: next)
                if let label = item.label {
                    let view = Self.view(of: label, piece, value)
                    let size = Self.size(of: view, value, room: room, environment)
                    let isTurned = abs(sin(label.angle.radians)) > 0.5
                    item.size = isTurned ? CGSize(width: size.height, height: size.width) : size
                    item.view =
                        isTurned
                        ? AnyView(view.fixedSize().rotationEffect(label.angle))
                        : AnyView(view.frame(width: size.width, height: size.height))
                }
                return item
            }
        }
    }

    private static func view(of label: AxisLabel, _ piece: AxisPiece, _ value: AxisValue) -> AnyView {
        let shown = label.view?(value) ?? AnyView(Text(verbatim: value.name))
        return AnyView(
            shown.multilineTextAlignment(.center).font(piece.font ?? .caption2)
                .foregroundStyle(piece.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)))
    }

    /// Returns the size of a label: on several lines where its words fit into the room, and else on one.
    private static func size(
        of view: AnyView, _ value: AxisValue, room: CGFloat?, _ environment: EnvironmentValues
    ) -> CGSize {
        let whole = MeasuredView.size(of: view, in: environment)
        guard let room, whole.width > room else { return whole }
        let longest = value.name.split(separator: " ").max { $0.count < $1.count } ?? ""
        let word = MeasuredView.size(of: Text(verbatim: String(longest)).font(.caption2), in: environment)
        guard word.width <= room else { return whole }
        return MeasuredView.size(of: view, in: environment, ProposedViewSize(width: room, height: nil))
    }

    /// How far labels and ticks reach away from the plot, in points.
    var thickness: CGFloat {
        items.map { item in
            guard item.label != nil else { return item.tickLength }
            let length = isUpwards ? item.size.width : item.size.height
            return length == 0 ? 0 : length + item.spacing(isUpwards)
        }.max() ?? 0
    }

    /// The height of the highest label, in points.
    var labelHeight: CGFloat { items.map(\.size.height).max() ?? 0 }

    /// Returns where an item is along the axis, in points of the plot; nil for nowhere.
    func position(of item: Item, _ scale: PositionScale) -> CGFloat? {
        guard let position = scale.position(item.value) else { return nil }
        var isCentered = item.label?.isCentered ?? false
        switch item.piece.kind {
        case .grid(_, let centered), .tick(_, _, let centered): isCentered = centered
        case .label: break
        }
        if case .categories = scale.domain { return position }
        guard isCentered else { return position }
        return position + step(item, scale) / 2
    }

    /// Returns how far it is from a value to the next one, in points.
    private func step(_ item: Item, _ scale: PositionScale) -> CGFloat {
        guard let position = scale.position(item.value) else { return 0 }
        if let next = item.next.flatMap(scale.position) { return next - position }
        let before = items.last { $0.next == item.value }.flatMap { scale.position($0.value) }
        return before.map { position - $0 } ?? 0
    }
}
