/// What shows a tree of nodes in a view of UIKit: evaluates what has changed, lays out and places.
@MainActor
final class ViewHost {
    /// The view of UIKit; nil before there is one.
    weak var container: UIView?
    /// The controller whose view that is in.
    weak var controller: UIViewController?
    /// Whether views go on to the edges whatever is in front of them.
    var ignoresSafeArea = false
    /// The environment that all views begin with.
    var environment = EnvironmentValues()
    private(set) var root: ViewNode?
    private var invalid: [ViewNode] = []
    private var transaction = Transaction()
    /// How what is evaluated is shown.
    private(set) var evaluated = Transaction()
    private var isUpdating = false
    private var isLayoutNeeded = true
    /// Whether the views are evaluated soon, unseen.
    private var isWaiting = false
    private var afterwards: [() -> Void] = []
    private lazy var surface = container.map(Surface.init)
    /// The number of the layout: what was measured before does not count.
    private(set) var pass = 0
    /// The elements that hear of appearing, while they are shown.
    let appearances = Appearances()
    /// The frames of views that have names in common.
    let matched = MatchedFrames()
    /// What moves values on frame by frame.
    private(set) lazy var driver = AnimationDriver(self)

    /// The most times that views are evaluated for one frame, as what they hear of their layout may change them.
    private static let rounds = 8

    /// Shows a view, which may be of another type than the one before.
    func show<V: View>(_ view: V) {
        if let root = root as? ContainerNode<Root<V>> {
            root.update(Root(content: view), environment)
        } else {
            root?.unmount()
            root = ContainerNode(
                Root(content: view), NodeInputs(host: self, parent: nil, environment: environment)
            ) { $0.content }
        }
        setNeedsLayout(TransactionState.current.transaction)
    }

    /// Ends all views.
    func end() {
        root?.unmount()
        root = nil
    }

    /// Has a node evaluated again before the next frame, shown as the running code's transaction says.
    func invalidate(_ node: ViewNode) {
        let now = TransactionState.current.transaction
        if !node.isInvalid {
            node.isInvalid = true
            invalid.append(node)
        }
        setNeedsLayout(now)
    }

    /// Has all views evaluated again.
    func invalidateAll() {
        if let root { invalidate(root) }
    }

    /// Has what changed before shown now, if it is shown otherwise than what changes next.
    func willChange() {
        let now = TransactionState.current.transaction
        guard !invalid.isEmpty, !isUpdating, now.animation != transaction.animation, container?.window != nil else {
            return
        }
        update()
    }

    /// Has the views laid out before the next frame.
    func setNeedsLayout(_ transaction: Transaction? = nil) {
        isLayoutNeeded = true
        if let transaction, transaction.animation != nil || invalid.count <= 1 { self.transaction = transaction }
        guard !isUpdating else { return }
        container?.setNeedsLayout()
        updateUnseen()
    }

    /// Has the views evaluated where no layout comes, as another controller covers all of the screen: they may say that it goes.
    private func updateUnseen() {
        guard pass > 0, !isWaiting, let container, container.window == nil else { return }
        isWaiting = true
        // Once in a frame, as where a layout comes: what is evaluated may change again what it is evaluated for.
        OnStage.perform(after: 1.0 / 60) { [weak self] in
            guard let self else { return }
            isWaiting = false
            if self.container?.window == nil { update() }
        }
    }

    /// Does something once the views are laid out.
    func afterwards(_ body: @escaping () -> Void) { afterwards.append(body) }

    /// Evaluates what has changed, lays out and places all views, until nothing changes any more.
    func update() {
        guard !isUpdating, let container, container.bounds.width > 0 || container.bounds.height > 0 else { return }
        for _ in 0..<Self.rounds {
            guard isLayoutNeeded || !invalid.isEmpty || !afterwards.isEmpty else { return }
            let transaction = transaction
            isUpdating = true
            evaluated = transaction
            evaluate()
            evaluated = Transaction()
            place(transaction)
            isUpdating = false
            self.transaction = Transaction()
            let actions = afterwards
            afterwards = []
            for action in actions { action() }
        }
    }

    /// Places views outside of the layout of all, such as those of a row that comes into sight.
    func placeApart(_ body: () -> Void) {
        guard !isUpdating else { return body() }
        isUpdating = true
        body()
        isUpdating = false
        let actions = afterwards
        afterwards = []
        for action in actions { action() }
        if isLayoutNeeded || !invalid.isEmpty || !afterwards.isEmpty { container?.setNeedsLayout() }
    }

    /// Evaluates the views that something has changed for, those around others first.
    func evaluate() {
        while !invalid.isEmpty {
            let nodes = invalid.sorted { $0.depth < $1.depth }
            invalid = []
            for node in nodes where node.isInvalid && !node.isUnmounted { node.evaluate() }
        }
    }

    /// Whether the views stand in what other views scroll, which has gone past bars already.
    private var isScrolled: Bool {
        sequence(first: container?.superview) { $0?.superview }.prefix { $0 != nil }
            .contains { ($0 as? UIScrollView)?.delegate is any ScrollOwner }
    }

    private func place(_ transaction: Transaction) {
        guard let container, let surface else { return }
        isLayoutNeeded = false
        pass += 1
        let safe = container.bounds.inset(by: ignoresSafeArea || isScrolled ? .zero : container.safeAreaInsets)
        surface.begin()
        let elements = root?.elements ?? []
        let content: Element? = elements.count == 1 ? elements[0] : StackLayoutElement.column(elements, host: self)
        if let content {
            let size = content.size(ProposedViewSize(safe.size))
            let frame = CGRect(
                x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height)
            let region = SafeRegion(all: container.bounds, safe: safe)
            var placement = Placement(host: self, surface: surface, transaction: transaction, region: region)
            placement.origin = container.window.map { container.convert(.zero, to: $0) } ?? .zero
            content.place(frame, placement)
        }
        surface.commit(transaction)
    }

    /// Returns the size that the views take of a proposed one.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard !isUpdating else { return .zero }
        evaluate()
        pass += 1
        isLayoutNeeded = true
        let elements = root?.elements ?? []
        let content = elements.count == 1 ? elements[0] : StackLayoutElement.column(elements, host: self)
        return content.size(proposal)
    }

    private struct Root<Content: View>: PrimitiveView {
        let content: Content

        @MainActor
        func makeNode(_ inputs: NodeInputs) -> ViewNode { ContainerNode(self, inputs) { $0.content } }
    }
}
