/// A view that can be scrolled.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    /// What is scrolled.
    public var content: Content
    /// In which directions.
    public var axes: Axis.Set
    /// Whether bars show where it is.
    public var showsIndicators: Bool

    /// Makes one.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }

    private final class ScrollNode: TypedNode<ScrollView> {
        private let element: ScrollElement
        private var child: ViewNode?

        override init(_ view: ScrollView, _ inputs: NodeInputs) {
            element = ScrollElement(inputs.host)
            super.init(view, inputs)
            element.contents = { [weak self] in self?.child?.elements ?? [] }
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [element] }

        override func changed() {
            element.axes = view.axes
            element.look = environment.scrolling
            if !view.showsIndicators { element.look.indicators = .never }
            var inner = environment
            inner.scrollContainer = element
            child = shown(view.content, by: child, in: inner)
            environment.scrollReader?.add(element)
        }
    }
}

/// How views are scrolled.
nonisolated struct ScrollLook {
    var indicators = ScrollIndicatorVisibility.automatic
    var isEnabled = true
    var isPaging = false
    var isAligned = false
    var position: ScrollPositionBinding?
    var margins = EdgeInsets()
    var refresh: (@Sendable () async -> Void)?
    var clips = true
    var bounces = true
    var anchor: UnitPoint?
}

/// A binding to the identity of the view that is scrolled to.
nonisolated struct ScrollPositionBinding {
    let get: () -> AnyHashable?
    let set: (AnyHashable?) -> Void
}

/// What owns a scroll view of views, whose content knows nothing of bars.
protocol ScrollOwner: AnyObject {}

/// The element of what can be scrolled.
final class ScrollElement: Element, UIScrollViewDelegate, ScrollOwner, ScrollTarget {
    /// The name of the space of places in it.
    nonisolated static var name: AnyHashable { AnyHashable("scroll view") }

    var axes = Axis.Set.vertical
    var look = ScrollLook()
    var contents: () -> [Element] = { [] }
    /// Whether something in it is made by where it is scrolled to.
    var dependsOnOffset = false
    private let view = UIScrollView()
    private let inner = ContainerView()
    private lazy var surface = Surface(inner)
    private lazy var stack = StackLayoutElement(host)
    /// The frames of views with identities.
    private var frames: [AnyHashable: CGRect] = [:]
    private var wanted: (id: AnyHashable, anchor: UnitPoint?, transaction: Transaction)?
    private var position: AnyHashable?
    private var hasBegun = false
    private var isPlacing = false
    /// What views at the edges hide.
    private var added = EdgeInsets()
    /// The size that views may take as what they are contained in.
    private(set) var container: CGSize?
    /// What is hidden at the edges.
    var hidden: UIEdgeInsets {
        let own = view.adjustedContentInset
        return UIEdgeInsets(
            top: own.top + added.top, left: own.left + added.leading, bottom: own.bottom + added.bottom,
            right: own.right + added.trailing)
    }
    /// The size of what is seen of it.
    var room: CGSize { view.bounds.inset(by: hidden).size }
    /// The space around what is scrolled.
    private var margins: EdgeInsets {
        var all = look.margins
        if axes.contains(.vertical) { (all.top, all.bottom) = (all.top + added.top, all.bottom + added.bottom) }
        if axes.contains(.horizontal) {
            (all.leading, all.trailing) = (all.leading + added.leading, all.trailing + added.trailing)
        }
        return all
    }

    override init(_ host: ViewHost?) {
        super.init(host)
        view.addSubview(inner)
        view.delegate = self
    }

    private func list() -> Element {
        stack.contents = contents
        (stack.axis, stack.alignment) =
            axes == .horizontal
            ? (.horizontal, VerticalAlignment.center.key) : (.vertical, HorizontalAlignment.center.key)
        return stack
    }

    /// What the content is offered of a size.
    private func offer(_ size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : size.width.map { $0 - margins.leading - margins.trailing },
            height: axes.contains(.vertical) ? nil : size.height.map { $0 - margins.top - margins.bottom })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = list().size(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        isPlacing = true
        defer { isPlacing = false }
        // What is scrolled goes on below bars.
        let whole = placement.region?.extend(frame, axes == .horizontal ? .horizontal : .vertical) ?? frame
        placement.put(view, whole)
        if axes.contains(.vertical) { placement.lead(view, whole) }
        configure()
        added = placement.added(frame, whole)
        if container != frame.size {
            container = frame.size
            placement.host.afterwards { [weak self] in self?.host?.setNeedsLayout() }
        }
        let content = list()
        var size = content.size(offer(ProposedViewSize(frame.size)))
        if !axes.contains(.horizontal) { size.width = max(size.width, frame.width) }
        let all = CGSize(
            width: axes.contains(.horizontal)
                ? size.width + margins.leading + margins.trailing : max(frame.width, 0),
            height: axes.contains(.vertical)
                ? size.height + margins.top + margins.bottom : max(frame.height, 0))
        if view.contentSize != all { view.contentSize = all }
        let area = CGRect(origin: .zero, size: all)
        if inner.frame != area { placement.change(inner) { inner.frame = area } }
        var deeper = placement
        deeper.surface = surface
        deeper.transition = nil
        deeper.region = nil
        deeper.added = EdgeInsets()
        deeper.scroll = self
        let offset = view.contentOffset
        let shown = placement.global(whole.origin)
        deeper.origin = CGPoint(x: shown.x - offset.x, y: shown.y - offset.y)
        deeper.spaces[Self.name] = CGRect(origin: shown, size: whole.size)
        // One screen more on each side, so that what comes is there.
        deeper.visible = CGRect(origin: offset, size: whole.size).insetBy(
            dx: axes.contains(.horizontal) ? -whole.width / 2 : 0,
            dy: axes.contains(.vertical) ? -whole.height / 2 : 0)
        frames.removeAll(keepingCapacity: true)
        surface.begin()
        let origin = CGPoint(
            x: axes.contains(.horizontal) ? margins.leading : (frame.width - size.width) / 2,
            y: axes.contains(.vertical) ? margins.top : (frame.height - size.height) / 2)
        content.place(CGRect(origin: origin, size: size), deeper)
        surface.commit(deeper.transaction)
        follow()
    }

    private func configure() {
        let shows = look.indicators != .never && look.indicators != .hidden
        view.showsVerticalScrollIndicator = shows && axes.contains(.vertical)
        view.showsHorizontalScrollIndicator = shows && axes.contains(.horizontal)
        view.isScrollEnabled = look.isEnabled
        view.isPagingEnabled = look.isPaging
        view.decelerationRate = look.isAligned ? .fast : .normal
        view.alwaysBounceVertical = axes.contains(.vertical) && look.bounces
        view.alwaysBounceHorizontal = axes.contains(.horizontal) && look.bounces
        view.clipsToBounds = look.clips
        if look.refresh != nil, view.refreshControl == nil {
            let control = UIRefreshControl()
            control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
            view.refreshControl = control
        }
    }

    private func refresh() {
        guard let refresh = look.refresh else { return }
        Task { [weak view] in
            await refresh()
            view?.refreshControl?.endRefreshing()
        }
    }

    /// Remembers where a view with an identity is.
    func register(_ id: AnyHashable, _ frame: CGRect) { frames[id] = frame }

    /// Scrolls to a view with an identity, once it is laid out.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        wanted = (id, anchor, TransactionState.current.transaction)
        host?.setNeedsLayout()
    }

    /// Scrolls to where somebody has asked for.
    private func follow() {
        if !hasBegun, let anchor = look.anchor, view.contentSize.height > 0 {
            show(CGRect(origin: .zero, size: view.contentSize), anchor, Transaction())
        }
        hasBegun = true
        if let (id, anchor, transaction) = wanted, let frame = frames[id] {
            wanted = nil
            show(frame, anchor, transaction)
        }
        guard let binding = look.position else { return }
        let now = binding.get()
        if now != position {
            position = now
            if let now, let frame = frames[now], now != current() {
                show(frame, look.isAligned || look.isPaging ? .center : nil, TransactionState.current.transaction)
            }
        }
    }

    private func show(_ frame: CGRect, _ anchor: UnitPoint?, _ transaction: Transaction) {
        let insets = view.adjustedContentInset
        let room = view.bounds.inset(by: insets).size
        var offset = view.contentOffset
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let (start, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
            let before = axis == .horizontal ? insets.left : insets.top
            let now = (axis == .horizontal ? offset.x : offset.y) + before
            let space = room[axis]
            let goal: CGFloat
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                goal = start + part * length - part * space
            } else {
                goal = start < now ? start : start + length > now + space ? start + length - space : now
            }
            let all = view.contentSize[axis]
            let end = min(max(goal, 0), max(all - space, 0)) - before
            if axis == .horizontal { offset.x = end } else { offset.y = end }
        }
        guard offset != view.contentOffset else { return }
        // What is laid out is told of the offset; views that come into sight are placed on the way.
        host?.afterwards { [view] in view.setContentOffset(offset, animated: transaction.animation != nil) }
    }

    /// The identity of the view in the middle.
    private func current() -> AnyHashable? {
        let middle = CGPoint(
            x: view.contentOffset.x + view.bounds.width / 2, y: view.contentOffset.y + view.bounds.height / 2)
        return frames.min { distance($0.value, middle) < distance($1.value, middle) }?.key
    }

    private func distance(_ frame: CGRect, _ point: CGPoint) -> CGFloat {
        let (x, y) = (frame.midX - point.x, frame.midY - point.y)
        return (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        if dependsOnOffset { host?.setNeedsLayout() }
        guard let binding = look.position, let id = current(), id != position else { return }
        position = id
        binding.set(id)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard look.isAligned else { return }
        let goal = targetContentOffset.pointee
        let horizontal = axes == .horizontal
        let starts = frames.values.map { horizontal ? $0.minX - margins.leading : $0.minY - margins.top }
        let wanted = horizontal ? goal.x : goal.y
        guard let nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
        let most =
            horizontal
            ? scrollView.contentSize.width - scrollView.bounds.width
            : scrollView.contentSize.height - scrollView.bounds.height
        let end = min(max(nearest, 0), max(most, 0))
        targetContentOffset.pointee = horizontal ? CGPoint(x: end, y: goal.y) : CGPoint(x: goal.x, y: end)
    }
}

private enum ScrollLookKey: EnvironmentKey {
    static var defaultValue: ScrollLook { ScrollLook() }
}

extension EnvironmentValues {
    /// How views are scrolled.
    var scrolling: ScrollLook {
        get { self[ScrollLookKey.self] }
        set { self[ScrollLookKey.self] = newValue }
    }
}
