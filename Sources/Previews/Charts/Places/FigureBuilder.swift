import SwiftUI

/// Finds what is drawn in a plot of a size.
struct FigureBuilder {
    let model: ChartModel
    let x: PositionScale
    let y: PositionScale
    /// The size of the plot, in points.
    let size: CGSize
    let environment: EnvironmentValues
    private(set) var figures: [PlotFigure] = []
    private(set) var annotations: [PlacedAnnotation] = []

    /// The area of a point's symbol, in square points.
    static let pointArea: CGFloat = 49
    /// How wide a line is, in points.
    static let lineWidth: CGFloat = 2

    init(_ model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize, _ environment: EnvironmentValues) {
        (self.model, self.x, self.y, self.size, self.environment) = (model, x, y, size, environment)
        let curves = Dictionary(grouping: model.marks) { CurveKey($0) }
        var drawn: Set<CurveKey> = []
        for mark in model.marks {
            switch mark.mark.kind {
            case .bar(let width, let height, _): addBox(mark, width, height, isBar: true)
            case .rectangle(let width, let height): addBox(mark, width, height, isBar: false)
            case .point: addPoint(mark)
            case .rule: addRule(mark)
            case .sector(_, let inner, let outer, let inset): addSector(mark, inner, outer, inset)
            case .line, .area:
                // All of a line are drawn where its first point is.
                guard let key = CurveKey(mark), drawn.insert(key).inserted else { continue }
                addCurve(curves[key] ?? [])
            }
        }
        // Those alike stay in order.
        figures = figures.enumerated().sorted {
            ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset)
        }.map(\.element)
    }

    private mutating func add(_ form: PlotFigure.Form, _ mark: ResolvedMark, _ part: AnyHashable? = nil) {
        let look = mark.mark.look
        let usual = StrokeStyle(
            lineWidth: isRule(form) ? 1 : Self.lineWidth, lineCap: isRule(form) ? .butt : .round, lineJoin: .round)
        figures.append(
            PlotFigure(
                id: mark.mark.id + (part.map { [$0] } ?? []), form: form, look: look,
                style: model.style(of: look, in: environment),
                line: look.line ?? look.lineBy.flatMap { model.lines($0.value) } ?? usual))
    }

    private func isRule(_ form: PlotFigure.Form) -> Bool { if case .rule = form { true } else { false } }

    private mutating func annotate(_ mark: ResolvedMark, _ target: CGRect) {
        for (index, annotation) in mark.mark.look.annotations.enumerated() {
            annotations.append(
                PlacedAnnotation(
                    id: mark.mark.id + [AnyHashable(index)], annotation: annotation,
                    target: target.offsetBy(dx: mark.mark.look.offset.width, dy: mark.mark.look.offset.height),
                    isHorizontal: mark.isHorizontal))
        }
    }

    // MARK: Boxes

    private mutating func addBox(
        _ mark: ResolvedMark, _ width: MarkDimension, _ height: MarkDimension, isBar: Bool
    ) {
        let isAcross = mark.isHorizontal || mark.mark.look.groupAxis == .vertical
        guard
            let across = reach(mark, mark.x, x, size.width, width, isBar: isBar, isGrouped: !isAcross),
            let upwards = reach(mark, mark.y, y, size.height, height, isBar: isBar, isGrouped: isAcross)
        else { return }
        var box = CGRect(
            x: across.low, y: upwards.low, width: across.high - across.low, height: upwards.high - upwards.low)
        let ends = mark.mark.look.endOffsets
        box.origin.x += ends.leading
        box.size.width = max(box.width - ends.leading + ends.trailing, 0)
        box.origin.y += ends.top
        box.size.height = max(box.height - ends.top + ends.bottom, 0)
        add(.box(box), mark)
        annotate(mark, box)
    }

    /// Returns from where to where a box is along an axis, in points.
    private func reach(
        _ mark: ResolvedMark, _ extent: MarkExtent, _ scale: PositionScale, _ length: CGFloat,
        _ dimension: MarkDimension, isBar: Bool, isGrouped: Bool
    ) -> (low: CGFloat, high: CGFloat)? {
        switch extent {
        case .none: return (0, length)
        case .between(let one, let other):
            guard let one = scale.center(one), let other = scale.center(other) else { return nil }
            return (min(one, other), max(one, other))
        case .at(let datum):
            guard let room = room(at: datum, scale, isHorizontal: scale == x, length) else { return nil }
            var usual: CGFloat = 1
            if isBar {
                if case .categories = scale.domain { usual = BarBand.ofCategory } else { usual = BarBand.ofRange }
            }
            let look = mark.mark.look
            let group = isGrouped ? look.groupBy.flatMap { model.groups.firstIndex(of: $0.value) } : nil
            return BarBand.place(
                in: room, usual: usual, dimension, span: look.groupSpan,
                group: group.map { ($0, model.groups.count) })
        }
    }

    /// Returns the room that there is at a value: a text's or a range's part, or the way to the nearest other value.
    private func room(
        at datum: PlotDatum, _ scale: PositionScale, isHorizontal: Bool, _ length: CGFloat
    ) -> (low: CGFloat, high: CGFloat)? {
        if let band = scale.band(datum) { return band }
        guard let middle = scale.position(datum.value) else { return nil }
        let others = model.marks.compactMap { ((isHorizontal ? $0.x : $0.y).datum?.value).flatMap(scale.position) }
        let nearest = others.map { abs($0 - middle) }.filter { $0 > 0.01 }.min() ?? length / 10
        return (middle - nearest / 2, middle + nearest / 2)
    }

    // MARK: Points and rules

    private mutating func addPoint(_ mark: ResolvedMark) {
        guard
            let across = mark.x.datum.map({ x.center($0) }) ?? size.width / 2,
            let upwards = mark.y.datum.map({ y.center($0) }) ?? size.height / 2
        else { return }
        addSymbol(mark, at: CGPoint(x: across, y: upwards), symbol(of: mark) ?? ChartSymbol(shape: .circle))
    }

    private func symbol(of mark: ResolvedMark) -> ChartSymbol? {
        let look = mark.mark.look
        return look.symbol ?? look.symbolBy.flatMap { model.symbols($0.value) }
    }

    private mutating func addSymbol(_ mark: ResolvedMark, at point: CGPoint, _ symbol: ChartSymbol) {
        let side = model.symbolArea(of: mark.mark.look, usual: Self.pointArea).squareRoot()
        add(.symbol(symbol, point, side: side), mark, "symbol")
        annotate(mark, CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
    }

    private mutating func addRule(_ mark: ResolvedMark) {
        func ends(_ extent: MarkExtent, _ scale: PositionScale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
            switch extent {
            case .none: return (0, length)
            case .at(let datum): return scale.center(datum).map { ($0, $0) }
            case .between(let one, let other):
                guard let one = scale.center(one), let other = scale.center(other) else { return nil }
                return (min(one, other), max(one, other))
            }
        }
        guard let across = ends(mark.x, x, size.width), let upwards = ends(mark.y, y, size.height) else { return }
        let offsets = mark.mark.look.endOffsets
        let one = CGPoint(x: across.0 + offsets.leading, y: upwards.0 + offsets.top)
        let other = CGPoint(x: across.1 + offsets.trailing, y: upwards.1 + offsets.bottom)
        add(.rule(one, other), mark)
        annotate(mark, CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y))
    }

    // MARK: Circles

    private mutating func addSector(
        _ mark: ResolvedMark, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat
    ) {
        let whole = min(size.width, size.height) / 2
        let radius = outer.radius(in: whole, usual: whole)
        let form = SectorForm(
            center: CGPoint(x: size.width / 2, y: size.height / 2), inner: inner.radius(in: radius, usual: 0),
            outer: radius, start: mark.turns.start, end: mark.turns.end, inset: inset,
            corner: mark.mark.look.corners?.topLeading ?? 0)
        guard form.end > form.start else { return }
        add(.sector(form), mark)
        annotate(mark, CGRect(origin: form.middle, size: .zero))
    }

    // MARK: Lines and areas

    /// What tells lines and areas apart.
    private struct CurveKey: Hashable {
        private let isLine: Bool
        private let values: [PlotValue?]

        /// Makes that of a line or an area; nil for anything else.
        init?(_ mark: ResolvedMark) {
            let series: PlotDatum?
            switch mark.mark.kind {
            case .line(let value): (isLine, series) = (true, value)
            case .area(let value, _): (isLine, series) = (false, value)
            default: return nil
            }
            let look = mark.mark.look
            values = [series?.value, look.styleBy?.value, look.symbolBy?.value, look.lineBy?.value]
        }
    }

    private mutating func addCurve(_ marks: [ResolvedMark]) {
        guard let first = marks.first else { return }
        let method = first.mark.look.interpolation ?? .linear
        if case .line = first.mark.kind {
            let places = marks.compactMap { mark in point(mark).map { (mark, $0) } }
            add(.line(places.map(\.1), method), first)
            for (mark, point) in places {
                if let symbol = symbol(of: mark) {
                    addSymbol(mark, at: point, symbol)
                } else {
                    annotate(mark, CGRect(origin: point, size: .zero))
                }
            }
            return
        }
        let edges = marks.compactMap(edge)
        add(.area(edges.map(\.far), edges.map(\.near), method, isHorizontal: first.isHorizontal), first)
        for mark in marks {
            if let edge = edge(mark) { annotate(mark, CGRect(origin: edge.far, size: .zero)) }
        }
    }

    private func point(_ mark: ResolvedMark) -> CGPoint? {
        guard let across = mark.x.datum.flatMap(x.center), let upwards = mark.y.datum.flatMap(y.center) else {
            return nil
        }
        return CGPoint(x: across, y: upwards)
    }

    /// Returns the points between which an area is at a place, that which is nearer to zero second.
    private func edge(_ mark: ResolvedMark) -> (far: CGPoint, near: CGPoint)? {
        switch (mark.x, mark.y) {
        case (.at(let place), .between(let low, let high)):
            guard let place = x.center(place), let low = y.center(low), let high = y.center(high) else { return nil }
            return (CGPoint(x: place, y: high), CGPoint(x: place, y: low))
        case (.between(let low, let high), .at(let place)):
            guard let place = y.center(place), let low = x.center(low), let high = x.center(high) else { return nil }
            return (CGPoint(x: high, y: place), CGPoint(x: low, y: place))
        default: return nil
        }
    }
}
