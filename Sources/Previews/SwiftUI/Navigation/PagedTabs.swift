/// Views of which one is shown, chosen by swiping from page to page.
nonisolated struct PagedTabs<Content: View>: PrimitiveView {
    let content: Content
    let selection: TabSelection?

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { PagedTabsNode(self, inputs) }
}

/// The node of pages.
private final class PagedTabsNode<Content: View>: TypedNode<PagedTabs<Content>> {
    private let element: PagesElement
    private var child: ViewNode?

    override init(_ view: PagedTabs<Content>, _ inputs: NodeInputs) {
        element = PagesElement(inputs.host)
        super.init(view, inputs)
        element.contents = { [weak self] in self?.child?.elements ?? [] }
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { [element] }

    override func changed() {
        element.look = environment.tabLook
        element.selection = view.selection
        if let selection = view.selection { element.wanted = observed { selection.get() } }
        var inner = environment
        inner.tabLook = TabLook()
        child = shown(view.content, by: child, in: inner)
    }
}

/// The element of pages beside each other.
private final class PagesElement: Element, UIScrollViewDelegate {
    var look = TabLook()
    var selection: TabSelection?
    /// The tag of the page that the binding says.
    var wanted: AnyHashable?
    var contents: () -> [Element] = { [] }
    private let view = UIView()
    private let scroll = UIScrollView()
    private let inner = ContainerView()
    private let dots = UIPageControl()
    private lazy var surface = Surface(inner)
    private var tags: [AnyHashable?] = []
    private var page = 0
    private var isPlacing = false
    private var known: AnyHashable?
    private var hasBegun = false

    override init(_ host: ViewHost?) {
        super.init(host)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.addSubview(inner)
        view.addSubview(scroll)
        view.addSubview(dots)
        dots.addAction(UIAction { [weak self] _ in self?.chooseDot() }, for: .valueChanged)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        isPlacing = true
        defer { isPlacing = false }
        placement.put(view, frame)
        let pages = contents()
        tags = pages.enumerated().map { index, element in
            element.trait(TagTrait.self) ?? element.trait(IdentityTrait.self) ?? AnyHashable(index)
        }
        let size = frame.size
        let isResized = scroll.frame.size != size
        if isResized { scroll.frame = CGRect(origin: .zero, size: size) }
        let all = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        if scroll.contentSize != all { scroll.contentSize = all }
        if inner.frame.size != all { inner.frame = CGRect(origin: .zero, size: all) }
        follow(size, isResized, placement.transaction)
        placePages(pages, size, frame, placement)
        showDots(pages.count, size)
    }

    private func placePages(_ pages: [Element], _ size: CGSize, _ frame: CGRect, _ placement: Placement) {
        var deeper = placement
        deeper.surface = surface
        deeper.transition = nil
        deeper.region = nil
        deeper.scroll = nil
        deeper.visible = nil
        let offset = scroll.contentOffset.x
        deeper.origin = placement.global(CGPoint(x: frame.minX - offset, y: frame.minY))
        surface.begin()
        for (index, element) in pages.enumerated() {
            let left = CGFloat(index) * size.width
            guard abs(left - offset) < size.width - 0.5 || index == page else { continue }
            let own = element.size(ProposedViewSize(size))
            element.place(
                CGRect(
                    x: left + (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                    height: own.height), deeper)
        }
        surface.commit(deeper.transaction)
    }

    /// Goes to the page that the binding says.
    private func follow(_ size: CGSize, _ isResized: Bool, _ transaction: Transaction) {
        if let wanted, wanted != known, let index = tags.firstIndex(of: wanted) {
            known = wanted
            if index != page || !hasBegun { show(index, animated: hasBegun && transaction.animation != nil) }
        } else if isResized {
            show(page, animated: false)
        }
        hasBegun = true
    }

    private func show(_ index: Int, animated: Bool) {
        page = index
        let offset = CGPoint(x: CGFloat(index) * scroll.bounds.width, y: 0)
        if scroll.contentOffset != offset { scroll.setContentOffset(offset, animated: animated) }
    }

    private func showDots(_ count: Int, _ size: CGSize) {
        dots.isHidden = look.dots == .never || (look.dots == .automatic && count < 2)
        dots.numberOfPages = count
        dots.currentPage = page
        dots.backgroundStyle = look.hasDotBackground ? .prominent : .automatic
        let own = dots.sizeThatFits(size)
        dots.frame = CGRect(
            x: (size.width - own.width) / 2, y: size.height - own.height - 8, width: own.width, height: own.height)
    }

    private func chooseDot() {
        let index = dots.currentPage
        guard index != page else { return }
        show(index, animated: true)
        tell()
        host?.setNeedsLayout()
    }

    private func tell() {
        guard tags.indices.contains(page), let tag = tags[page], let selection, tag != selection.get() else { return }
        known = tag
        selection.set(tag)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, scrollView.bounds.width > 0 else { return }
        host?.setNeedsLayout()
        guard scrollView.isTracking || scrollView.isDecelerating || scrollView.isDragging else { return }
        let index = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        guard index != page, tags.indices.contains(index) else { return }
        page = index
        dots.currentPage = index
        tell()
    }
}
