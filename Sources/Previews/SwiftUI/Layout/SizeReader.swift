/// A view that is made of its size, and not made anew where it is moved.
package nonisolated struct SizeReader<Content: View>: PrimitiveView {
    let ideal: CGSize
    let content: (CGSize) -> Content

    /// Makes one that takes all the room that it is offered.
    ///
    /// - Parameters:
    ///   - ideal: the size where none is offered, in points.
    ///   - content: makes the view of its size.
    package init(ideal: CGSize, @ViewBuilder content: @escaping (CGSize) -> Content) {
        (self.ideal, self.content) = (ideal, content)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { SizeNode(self, inputs) }

    private final class SizeNode: TypedNode<SizeReader> {
        private let element: SizeElement
        private var child: ViewNode?
        private var size: CGSize?

        override init(_ view: SizeReader, _ inputs: NodeInputs) {
            element = SizeElement(inputs.host)
            super.init(view, inputs)
            element.show = { [weak self] in self?.show($0) ?? [] }
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [element] }

        override func changed() {
            element.ideal = view.ideal
            size = nil
        }

        private func show(_ size: CGSize) -> [Element] {
            if size != self.size {
                self.size = size
                child = shown(observed { view.content(size) }, by: child)
            }
            return child?.elements ?? []
        }
    }

    private final class SizeElement: Element {
        var ideal = CGSize.zero
        var show: (CGSize) -> [Element] = { _ in [] }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: ideal)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            let proposal = ProposedViewSize(frame.size)
            for element in show(frame.size) {
                element.place(CGRect(origin: frame.origin, size: element.size(proposal)), placement)
            }
        }
    }
}

/// Finds how large views would be that are not shown.
@MainActor
package enum MeasuredView {
    /// Returns the size that a view takes of a proposed one, in points.
    package static func size(
        of view: some View, in environment: EnvironmentValues, _ proposal: ProposedViewSize = .unspecified
    ) -> CGSize {
        // Nodes know their host weakly.
        withExtendedLifetime(ViewHost()) { host in
            let node = ViewNode.make(view, NodeInputs(host: host, parent: nil, environment: environment))
            defer { node.unmount() }
            // Several stand below each other.
            return node.elements.map { $0.size(proposal) }.reduce(.zero) {
                CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
            }
        }
    }
}
