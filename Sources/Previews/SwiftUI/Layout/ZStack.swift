/// Views in front of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content

    /// Makes a pile.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ZStackNode(self, inputs) }

    private final class ZStackNode: TypedNode<ZStack> {
        private let element: PileElement
        private var child: ViewNode?

        override init(_ view: ZStack, _ inputs: NodeInputs) {
            element = PileElement(inputs.host)
            super.init(view, inputs)
            element.contents = { [weak self] in self?.child?.elements ?? [] }
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [element] }

        override func changed() {
            element.alignment = view.alignment
            child = shown(view.content, by: child)
        }
    }
}

/// The element of views in front of each other: as large as needed for all, whose lines lie on each other.
final class PileElement: Element {
    var alignment = Alignment.center
    var contents: () -> [Element] = { [] }

    private var members: [Element] = []
    private var listed = -1

    private func list() -> [Element] {
        if let host, listed != host.pass {
            listed = host.pass
            members = contents()
        }
        return members
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        bounds(proposal).size
    }

    /// Returns the rectangle around all, in which the lines by which they are aligned meet in the origin.
    private func bounds(_ proposal: ProposedViewSize) -> CGRect {
        list().reduce(CGRect.null) { bounds, element in
            let size = element.size(proposal)
            let origin = CGPoint(
                x: -element.line(alignment.horizontal.key, size), y: -element.line(alignment.vertical.key, size))
            let frame = CGRect(origin: origin, size: size)
            return bounds.isNull ? frame : bounds.union(frame)
        }.nonNull
    }

    /// Returns where each stands in a frame.
    func frames(_ frame: CGRect) -> [(Element, CGRect)] {
        let proposal = ProposedViewSize(frame.size)
        let bounds = bounds(proposal)
        let origin = CGPoint(
            x: frame.minX + (frame.width - bounds.width) / 2 - bounds.minX,
            y: frame.minY + (frame.height - bounds.height) / 2 - bounds.minY)
        return list().map { element in
            let size = element.size(proposal)
            let place = CGPoint(
                x: origin.x - element.line(alignment.horizontal.key, size),
                y: origin.y - element.line(alignment.vertical.key, size))
            return (element, CGRect(origin: place, size: size))
        }
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        for (element, frame) in frames(frame).stableSorted(by: { $0.0.zIndex < $1.0.zIndex }) {
            element.place(frame, placement)
        }
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        guard key == NestedLinkTrait.self else { return nil }
        return list().lazy.compactMap(\.anyLink).first as? Key.Value
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        for (element, frame) in frames(CGRect(origin: .zero, size: size)) {
            guard let line = element.explicit(key, frame.size) else { continue }
            return line + (key.axis == .horizontal ? frame.minX : frame.minY)
        }
        return nil
    }
}

extension CGRect {
    /// The rectangle; an empty one for none.
    var nonNull: CGRect { isNull ? .zero : self }
}
