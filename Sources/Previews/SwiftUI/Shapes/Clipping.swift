/// A modifier that shows of views what is within a shape.
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier {
    let shape: S

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { ClipElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? ClipElement)?.modifier = self }

    private final class ClipElement: ContainerElement {
        var modifier: ClipModifier
        private let shape = CAShapeLayer()

        init(_ content: Element, _ modifier: ClipModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            // What is a rounded rectangle needs no mask, which costs more and moves less well.
            if let radius = modifier.shape.cornerRadius(frame.size) {
                view.layer.mask = nil
                view.clipsToBounds = true
                placement.change(view) { view.layer.cornerRadius = radius }
            } else {
                view.clipsToBounds = false
                let bounds = CGRect(origin: .zero, size: frame.size)
                if view.layer.mask == nil { view.layer.mask = shape }
                shape.frame = bounds
                placement.change(view) { shape.path = modifier.shape.path(in: bounds).cgPath }
            }
        }
    }
}

extension Shape {
    /// The radius of the corners, of a shape that is a rounded rectangle of the whole size; nil for any other.
    fileprivate func cornerRadius(_ size: CGSize) -> CGFloat? {
        let most = min(size.width, size.height) / 2
        return switch self {
        case let shape as Rectangle where shape.inset == 0: 0
        case let shape as RoundedRectangle where shape.inset == 0: min(shape.radius, most)
        case let shape as Capsule where shape.inset == 0: most
        case let shape as Circle where shape.inset == 0 && abs(size.width - size.height) < 0.5: most
        default: nil
        }
    }
}

/// A modifier that shows of views what is behind what another one shows.
nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
    let alignment: Alignment
    let mask: Mask

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { MaskElement(element, node, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? MaskElement)?.show(self, node) }

    private final class MaskElement: ContainerElement {
        private var modifier: MaskModifier
        private let node: ViewNode
        private let pile: PileElement
        private let stencil = UIView()
        private lazy var stencilSurface = Surface(stencil)

        init(_ content: Element, _ owner: ViewNode, _ modifier: MaskModifier) {
            self.modifier = modifier
            node = owner.makeChild(modifier.mask)
            pile = PileElement(content.host)
            super.init(content)
            pile.contents = { [node] in node.elements }
        }

        override var nodes: [ViewNode] { [node] }

        func show(_ modifier: MaskModifier, _ owner: ViewNode) {
            self.modifier = modifier
            pile.alignment = modifier.alignment
            node.update(modifier.mask, owner.environment)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            let bounds = CGRect(origin: .zero, size: frame.size)
            if view.mask == nil { view.mask = stencil }
            stencil.frame = bounds
            var inner = placement
            inner.surface = stencilSurface
            inner.region = nil
            stencilSurface.begin()
            let size = pile.size(ProposedViewSize(frame.size))
            pile.place(CGRect(origin: modifier.alignment.origin(of: pile, size, in: bounds), size: size), inner)
            stencilSurface.commit(inner.transaction)
        }
    }
}

extension View {
    /// Shows of the view what is within a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape))
    }
    /// Shows of the view what is behind what another one shows.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(alignment: .center, mask: mask))
    }
    /// Shows of the view what is behind what others show.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }
    /// Sets where touches are the view's, by a shape.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(TouchAreaModifier())
    }
    /// Sets where touches are the view's, by a shape.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(TouchAreaModifier())
    }
}

/// What the area of a view counts for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is shown with a menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// A pointer above it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// A modifier that has touches everywhere in views' frames be theirs.
nonisolated struct TouchAreaModifier: PrimitiveModifier {
    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? {
        let container = ContainerElement(element)
        container.view.takesTouches = true
        return container
    }
}
