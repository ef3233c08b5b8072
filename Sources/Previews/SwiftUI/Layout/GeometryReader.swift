/// A view that is made of its size and place.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the view.
    public var content: (GeometryProxy) -> Content

    /// Makes one.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { GeometryNode(self, inputs) }

    private final class GeometryNode: TypedNode<GeometryReader> {
        private let element: GeometryElement
        private var child: ViewNode?
        private var proxy: GeometryProxy?
        private var isStale = true

        override init(_ view: GeometryReader, _ inputs: NodeInputs) {
            element = GeometryElement(inputs.host)
            super.init(view, inputs)
            element.show = { [weak self] in self?.show($0) ?? [] }
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [element] }

        override func changed() { isStale = true }

        private func show(_ proxy: GeometryProxy) -> [Element] {
            if isStale || proxy != self.proxy {
                isStale = false
                self.proxy = proxy
                let content = observed { view.content(proxy) }
                child = shown(content, by: child)
            }
            return child?.elements ?? []
        }
    }

    private final class GeometryElement: Element {
        var show: (GeometryProxy) -> [Element] = { _ in [] }

        override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        override func place(_ frame: CGRect, _ placement: Placement) {
            placement.scroll?.dependsOnOffset = true
            let proxy = placement.proxy(frame)
            let proposal = ProposedViewSize(frame.size)
            for element in show(proxy) {
                element.place(CGRect(origin: frame.origin, size: element.size(proposal)), placement)
            }
        }
    }
}

/// The size and place of a view.
public nonisolated struct GeometryProxy: Equatable {
    /// The size in points.
    public let size: CGSize
    /// What of it bars and the screen's corners hide.
    public let safeAreaInsets: EdgeInsets
    /// The place on the screen.
    let origin: CGPoint
    /// The places of views with names.
    let spaces: [AnyHashable: CGRect]

    /// Returns the frame in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin, size: size)
        case .named(let name):
            CGRect(
                origin: spaces[name].map { CGPoint(x: origin.x - $0.minX, y: origin.y - $0.minY) } ?? origin, size: size
            )
        }
    }
    /// Returns the frame in a space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
    /// Returns the frame of the scroll view around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.name]?.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    /// Returns a value for a place that was remembered.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(self) }
}

/// A place that is remembered, in whatever space it is asked for.
public nonisolated struct Anchor<Value> {
    let value: (GeometryProxy) -> Value

    /// Makes one of what is said in each space.
    package init(_ value: @escaping (GeometryProxy) -> Value) { self.value = value }

    /// What is remembered.
    public struct Source {
        let make: (CGPoint, CGSize) -> Anchor<Value>
    }
}

extension Anchor.Source where Value == CGRect {
    /// The frame.
    public nonisolated static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { origin, size in
            Anchor<CGRect> { proxy in
                CGRect(
                    x: origin.x - proxy.origin.x, y: origin.y - proxy.origin.y, width: size.width, height: size.height)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// The middle.
    public nonisolated static var center: Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { origin, size in
            Anchor<CGPoint> { proxy in
                CGPoint(
                    x: origin.x - proxy.origin.x + size.width / 2, y: origin.y - proxy.origin.y + size.height / 2)
            }
        }
    }
}
