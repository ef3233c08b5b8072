/// Views that a layout lays out.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        LayoutHostNode(
            self, inputs, LayoutElement<L>(layout, inputs.host),
            axis: { ($0.layout as? any StackedLayout)?.axis ?? L.layoutProperties.stackOrientation ?? .vertical },
            content: { $0.content }, configure: { $1.layout = $0.layout })
    }
}

/// A layout whose direction is known only from its value.
protocol StackedLayout {
    var axis: Axis? { get }
}

/// The element of a layout.
private final class LayoutElement<L: Layout>: LayoutHostElement {
    var layout: L
    private var cache: L.Cache?
    private var subviews = LayoutSubviews([])
    private let places = LayoutPlaces()
    private var pass = -1

    init(_ layout: L, _ host: ViewHost?) {
        self.layout = layout
        super.init(host)
    }

    /// Does something with the layout, the views and what is kept.
    private func with<Value>(_ body: (L, LayoutSubviews, inout L.Cache) -> Value) -> Value {
        if let host, pass != host.pass {
            pass = host.pass
            let isFirst = cache == nil
            subviews = LayoutSubviews(
                list().enumerated().map { LayoutSubview(element: $1, index: $0, places: places) })
            if !isFirst, var kept = cache {
                layout.updateCache(&kept, subviews: subviews)
                cache = kept
            }
        }
        var kept = cache ?? layout.makeCache(subviews: subviews)
        let value = body(layout, subviews, &kept)
        cache = kept
        return value
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        with { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        let proposal = ProposedViewSize(frame.size)
        places.all = [:]
        with { $0.placeSubviews(in: frame, proposal: proposal, subviews: $1, cache: &$2) }
        let placed = list().enumerated().map { index, element -> (Element, CGRect) in
            let place = places.all[index] ?? (CGPoint(x: frame.midX, y: frame.midY), .center, proposal)
            let size = element.size(place.proposal)
            let origin = CGPoint(
                x: place.point.x - place.anchor.x * size.width, y: place.point.y - place.anchor.y * size.height)
            return (element, CGRect(origin: origin, size: size))
        }
        for (element, frame) in placed.stableSorted(by: { $0.0.zIndex < $1.0.zIndex }) {
            element.place(frame, placement)
        }
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = ProposedViewSize(size)
        return with { layout, subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}
