import QuartzCore

/// A rectangle inside a view to make constraints with: its safe area, or what its margins leave.
@preconcurrency @MainActor
public final class UILayoutGuide: NSObject {
    /// The view in which the guide lies.
    public private(set) weak var owningView: UIView?
    /// A name of one's choice.
    public var identifier = ""
    private let edges: (UIView) -> UIEdgeInsets

    init(_ view: UIView, edges: @escaping (UIView) -> UIEdgeInsets) {
        owningView = view
        self.edges = edges
    }

    var insets: UIEdgeInsets { owningView.map(edges) ?? .zero }

    /// In the owning view's space.
    public var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }
}
