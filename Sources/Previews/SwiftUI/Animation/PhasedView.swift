/// A view whose content stands in views that change while it comes and goes.
///
/// They are a tree of their own, which stays while the content's is gone already.
final class PhasedView: ContainerView {
    /// Where the content stands.
    let content = ContainerView()
    private(set) lazy var surface = Surface(content)
    private let host = ViewHost()
    private var transition: AnyTransition?
    private var phase = TransitionPhase.identity
    private var size = CGSize.zero

    /// Whether the content stands in other views.
    var isPhased: Bool { transition != nil }

    init() {
        super.init(frame: .zero)
        host.container = self
        host.ignoresSafeArea = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the content in a size, as it comes and goes by a transition.
    func show(_ transition: AnyTransition, _ size: CGSize, _ environment: EnvironmentValues) {
        (self.transition, self.size) = (transition, size)
        host.environment = environment
        show(phase)
        host.update()
    }

    /// Shows the content as before it comes, and then as it is.
    func come(_ animation: Animation) {
        guard let transition, transition.coming.contains(where: \.isModified) else { return }
        show(.willAppear)
        host.update()
        withTransaction(Transaction(animation: animation)) { show(.identity) }
        host.update()
    }

    /// Shows the content as after it has gone, and does something then.
    func go(_ animation: Animation, completion: @escaping () -> Void) {
        host.driver.run(self, animation, apply: { _ in }, completion: completion)
        withTransaction(Transaction(animation: animation)) { show(.didDisappear) }
        host.update()
    }

    private func show(_ phase: TransitionPhase) {
        self.phase = phase
        guard let transition else { return }
        var view = AnyView(PlacedView(view: content, size: size))
        for change in transition.coming.compactMap(\.change) {
            view = change(view, phase == .willAppear ? phase : .identity)
        }
        for change in transition.going.compactMap(\.change) {
            view = change(view, phase == .didDisappear ? phase : .identity)
        }
        host.show(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isPhased { host.update() }
    }
}

extension AnyTransition {
    /// Whether what comes or goes stands in other views.
    var isPhased: Bool { (coming + going).contains(where: \.isModified) }
}

/// A view of UIKit as it is, in a size.
private nonisolated struct PlacedView: PrimitiveView {
    let view: UIView
    let size: CGSize

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { PlacedNode(self, inputs) }

    private final class PlacedNode: TypedNode<PlacedView> {
        private var element: PlacedElement?

        override init(_ view: PlacedView, _ inputs: NodeInputs) {
            super.init(view, inputs)
            element = PlacedElement(host, view)
        }

        override var elements: [Element] { element.map { [$0] } ?? [] }
        override func changed() { element?.size = view.size }
    }

    private final class PlacedElement: Element {
        private let view: UIView
        var size: CGSize

        init(_ host: ViewHost?, _ placed: PlacedView) {
            (view, size) = (placed.view, placed.size)
            super.init(host)
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
        override func place(_ frame: CGRect, _ placement: Placement) { placement.put(view, frame) }
    }
}
