import SwiftUI

/// Where the parts of a chart of a size are: its plot, axes, titles and legend.
@MainActor
struct ChartFrames {
    /// A title or a legend.
    struct Surrounding: Identifiable {
        let id: Int
        let view: AnyView
        /// Where it is, in points.
        var frame: CGRect
    }

    let model: ChartModel
    let size: CGSize
    let environment: EnvironmentValues
    /// Where the plot is, in points: of one that is scrolled what is seen of it.
    let plot: CGRect
    /// The size of all of the plot, in points.
    let content: CGSize
    let x: PositionScale
    let y: PositionScale
    let xAxes: [MeasuredAxis]
    let yAxes: [MeasuredAxis]
    let surroundings: [Surrounding]

    /// The points between a legend and what it is beside.
    private static let legendSpacing: CGFloat = 8
    /// The points between a title and what it is beside.
    private static let titleSpacing: CGFloat = 4

    /// Makes those of a chart.
    init(_ model: ChartModel, _ size: CGSize, _ environment: EnvironmentValues) {
        (self.model, self.size, self.environment) = (model, size, environment)
        var rest = CGRect(origin: .zero, size: size)
        var surroundings: [Surrounding] = []
        if let legend = Self.legend(model, size, environment) {
            surroundings.append(Self.cut(legend, from: &rest, id: 0))
        }
        let settings = model.settings
        var titles: [Piece] = []
        if !model.isRound {
            titles = settings.x.titles.map { Self.title($0, isUpwards: false, environment) }
            titles += settings.y.titles.map { Self.title($0, isUpwards: true, environment) }
        }
        for title in titles { surroundings.append(Self.cut(title, from: &rest, id: surroundings.count + 1)) }
        yAxes =
            model.isRound || !model.hasY
            ? []
            : zip(settings.y.shown, model.yTicks).map {
                MeasuredAxis($0, $1, isUpwards: true, room: nil, environment)
            }
        let (left, right) = (Self.thickness(yAxes, .leading), Self.thickness(yAxes, .trailing))
        let width = max(rest.width - left - right, 1)
        var room: CGFloat?
        if case .categories(let names) = model.x { room = width / CGFloat(max(names.count, 1)) }
        xAxes =
            model.isRound || !model.hasX
            ? []
            : zip(settings.x.shown, model.xTicks).map {
                MeasuredAxis($0, $1, isUpwards: false, room: room, environment)
            }
        let half = (yAxes.map(\.labelHeight).max() ?? 0) / 2
        let top = max(Self.thickness(xAxes, .top), half)
        let bottom = max(Self.thickness(xAxes, .bottom), half)
        plot = CGRect(
            x: rest.minX + left, y: rest.minY + top, width: width, height: max(rest.height - top - bottom, 1))
        content = CGSize(width: plot.width * Self.factor(model), height: plot.height)
        let (xRange, yRange) = (settings.x.scale.range, settings.y.scale.range)
        x = Self.scale(model.x, settings.x, from: xRange.start, to: content.width - xRange.end)
        if case .categories = model.y {
            // The first one is at the top.
            y = Self.scale(model.y, settings.y, from: yRange.start, to: content.height - yRange.end)
        } else {
            y = Self.scale(model.y, settings.y, from: content.height - yRange.start, to: yRange.end)
        }
        let found = plot
        self.surroundings = surroundings.map { Self.aligned($0, with: found, size) }
    }

    private static func scale(
        _ domain: PositionScale.Domain, _ axis: AxisSetting, from start: CGFloat, to end: CGFloat
    ) -> PositionScale {
        axis.scale.isReversed
            ? PositionScale(domain: domain, start: end, end: start)
            : PositionScale(domain: domain, start: start, end: end)
    }

    private static func thickness(_ axes: [MeasuredAxis], _ edge: Edge) -> CGFloat {
        axes.filter { $0.edge == edge }.map(\.thickness).max() ?? 0
    }

    /// Returns how many times as wide as what is seen the plot is.
    private static func factor(_ model: ChartModel) -> CGFloat {
        let axis = model.settings.x
        guard axis.isScrollable else { return 1 }
        switch model.x {
        case .categories(let names):
            guard let length = axis.visibleLength, length > 0 else { return 1 }
            return max(CGFloat(Double(names.count) / length), 1)
        case .numbers(let range, _), .dates(let range):
            guard let length = axis.visibleLength, length > 0 else { return 1 }
            return max(CGFloat((range.upperBound - range.lowerBound) / length), 1)
        }
    }

    /// How far a plot that is scrolled is scrolled at first, 0...1.
    var start: CGFloat {
        guard content.width > plot.width, let first = model.settings.x.initial.flatMap({ x.position($0) }) else {
            return 0
        }
        return min(max(first / (content.width - plot.width), 0), 1)
    }

    // MARK: Titles and legends

    /// A view beside the plot that takes room.
    private struct Piece {
        let view: AnyView
        let size: CGSize
        let edge: Edge
        /// Where it is along the edge, 0...1.
        let alignment: CGFloat
        let spacing: CGFloat
    }

    private static func legend(_ model: ChartModel, _ size: CGSize, _ environment: EnvironmentValues) -> Piece? {
        let setting = model.settings.legend
        guard setting.visibility != .hidden else { return nil }
        let edge = edge(setting.position, usual: .bottom)
        let isBeside = edge == .leading || edge == .trailing
        let view: AnyView
        if let own = setting.view {
            view = own
        } else {
            let legend = ChartLegend(model, environment)
            guard !legend.isEmpty else { return nil }
            view = AnyView(ChartLegendView(legend: legend, width: isBeside ? 0 : size.width))
        }
        let proposal = ProposedViewSize(width: isBeside ? nil : size.width, height: nil)
        return Piece(
            view: view, size: MeasuredView.size(of: view, in: environment, proposal), edge: edge,
            alignment: place(setting.alignment, setting.position, isBeside: isBeside, usual: isBeside ? 0.5 : 0),
            spacing: setting.spacing ?? legendSpacing)
    }

    private static func title(_ title: AxisTitle, isUpwards: Bool, _ environment: EnvironmentValues) -> Piece {
        let edge = edge(title.position, usual: isUpwards ? .top : .bottom)
        let isBeside = edge == .leading || edge == .trailing
        let plain = AnyView(
            title.view.font(.caption2).foregroundStyle(AnyShapeStyle(HierarchicalShapeStyle.secondary)))
        var size = MeasuredView.size(of: plain, in: environment)
        var view = plain
        if isBeside {
            size = CGSize(width: size.height, height: size.width)
            view = AnyView(plain.fixedSize().rotationEffect(.degrees(edge == .leading ? -90 : 90)))
        }
        let usual: CGFloat = isBeside ? 0.5 : isUpwards ? 1 : 0
        return Piece(
            view: view, size: size, edge: edge,
            alignment: place(title.alignment, title.position, isBeside: isBeside, usual: usual),
            spacing: title.spacing ?? titleSpacing)
    }

    private static func edge(_ position: AnnotationPosition, usual: Edge) -> Edge {
        switch position.kind {
        case .automatic, .overlay: usual
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    private static func place(
        _ alignment: Alignment?, _ position: AnnotationPosition, isBeside: Bool, usual: CGFloat
    ) -> CGFloat {
        switch position.kind {
        case .topLeading, .bottomLeading: return 0
        case .topTrailing, .bottomTrailing: return 1
        default: break
        }
        guard let alignment else { return usual }
        if isBeside { return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5 }
        return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    }

    /// Takes the room of a piece away at its edge.
    private static func cut(_ piece: Piece, from rest: inout CGRect, id: Int) -> Surrounding {
        let (width, height) = (piece.size.width, piece.size.height)
        let across = rest.minX + (rest.width - width) * piece.alignment
        let down = rest.minY + (rest.height - height) * piece.alignment
        let origin: CGPoint
        switch piece.edge {
        case .top:
            origin = CGPoint(x: across, y: rest.minY)
            rest.origin.y += height + piece.spacing
            rest.size.height -= height + piece.spacing
        case .bottom:
            origin = CGPoint(x: across, y: rest.maxY - height)
            rest.size.height -= height + piece.spacing
        case .leading:
            origin = CGPoint(x: rest.minX, y: down)
            rest.origin.x += width + piece.spacing
            rest.size.width -= width + piece.spacing
        case .trailing:
            origin = CGPoint(x: rest.maxX - width, y: down)
            rest.size.width -= width + piece.spacing
        }
        rest.size = CGSize(width: max(rest.width, 0), height: max(rest.height, 0))
        return Surrounding(id: id, view: piece.view, frame: CGRect(origin: origin, size: piece.size))
    }

    /// Returns a title or a legend where it does not go beyond the chart.
    private static func aligned(_ piece: Surrounding, with plot: CGRect, _ size: CGSize) -> Surrounding {
        var piece = piece
        piece.frame.origin.x = max(min(piece.frame.minX, size.width - piece.frame.width), 0)
        return piece
    }
}
