import QuartzCore

/// A rectangle inside a view to make constraints with: its safe area, what its margins leave, or one of an app's own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that has the guide.
    open internal(set) weak var owningView: UIView?
    /// A name for descriptions.
    open var identifier = ""
    private final let edges: ((UIView) -> UIEdgeInsets)?
    /// What the constraints have made of it, in the owning view's space.
    final var solvedFrame = CGRect.zero

    init(_ view: UIView, edges: @escaping (UIView) -> UIEdgeInsets) {
        owningView = view
        self.edges = edges
    }

    /// Makes a guide that constraints place; a view gets it with `addLayoutGuide(_:)`.
    public override init() {
        edges = nil
    }

    /// Whether constraints place it.
    final var isFree: Bool { edges == nil }

    /// The distances from the owning view's edges, for a guide that follows them.
    final var insets: UIEdgeInsets { owningView.flatMap { edges?($0) } ?? .zero }

    /// The rectangle in the owning view's space.
    open var layoutFrame: CGRect { isFree ? solvedFrame : owningView?.bounds.inset(by: insets) ?? .zero }

    /// Whether the guide's place follows from more than its constraints say; it is not looked for.
    open var hasAmbiguousLayout: Bool { false }

    /// Returns the active constraints of the guide's view that name it and say something of an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (owningView?.constraintsAround(along: axis) ?? []).filter { $0.firstItem === self || $0.secondItem === self }
    }
}
