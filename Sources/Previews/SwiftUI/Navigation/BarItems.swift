/// The buttons and other views that a controller's views have in bars.
@MainActor
final class BarItems {
    /// Views for a bar, with the node that says so.
    struct Entry {
        let node: ViewNode
        let index: Int
        let entry: ToolbarEntry
    }

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let index: Int
    }

    private weak var controller: UIViewController?
    private var shown: [Key: UIBarButtonItem] = [:]
    private var principal: HostedView?
    private var bottom: (item: UIBarButtonItem, view: HostedView)?

    init(_ controller: UIViewController) { self.controller = controller }

    /// Whether there is something for a bar at the bottom.
    private(set) var hasBottom = false

    /// Shows views in bars.
    func show(_ entries: [Entry], _ item: UINavigationItem) {
        var next: [Key: UIBarButtonItem] = [:]
        var (left, right): ([UIBarButtonItem], [UIBarButtonItem]) = ([], [])
        var below: [Entry] = []
        var middle: Entry?
        for entry in entries {
            switch entry.entry.placement {
            case .leading: left.append(button(entry, &next))
            case .trailing, .confirmation: right.append(button(entry, &next))
            case .principal: middle = middle ?? entry
            case .bottom: below.append(entry)
            case .none: break
            }
        }
        shown = next
        // The first on the right is the outermost.
        right.reverse()
        if !(item.leftBarButtonItems ?? []).elementsEqual(left, by: ===) {
            item.leftItemsSupplementBackButton = true
            item.leftBarButtonItems = left
        }
        if !(item.rightBarButtonItems ?? []).elementsEqual(right, by: ===) { item.rightBarButtonItems = right }
        showPrincipal(middle, item)
        showBottom(below)
    }

    private func button(_ entry: Entry, _ next: inout [Key: UIBarButtonItem]) -> UIBarButtonItem {
        let key = Key(node: ObjectIdentifier(entry.node), index: entry.index)
        let item = shown[key] ?? UIBarButtonItem(customView: HostedView())
        next[key] = item
        let content = AnyView(
            HStack(spacing: 16) { entry.entry.content }
                .fontWeight(entry.entry.placement == .confirmation ? .semibold : nil))
        (item.customView as? HostedView)?.show(content, environment(entry.node), controller)
        return item
    }

    /// The environment of views in bars.
    private func environment(_ node: ViewNode, showsTitles: Bool = false) -> EnvironmentValues {
        var environment = node.environment
        environment.bars = nil
        environment.font = nil
        environment.foreground = nil
        environment.linksAreRows = false
        environment.textLooks = TextLooks()
        environment.textLooks.imageScale = showsTitles ? .medium : .large
        environment.textLooks.lines = 1
        environment.buttonLook = ButtonLook(BorderlessButtonStyle())
        environment.labelLook = showsTitles ? nil : Look(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
        return environment
    }

    private func showPrincipal(_ entry: Entry?, _ item: UINavigationItem) {
        guard let entry else {
            if principal != nil {
                principal = nil
                item.titleView = nil
            }
            return
        }
        let view = principal ?? HostedView()
        view.sizeChanged = { [weak view] size in view?.bounds.size = size }
        var environment = environment(entry.node, showsTitles: true)
        environment.font = .headline
        view.show(entry.entry.content, environment, controller)
        view.bounds.size = view.sizeThatFits(.zero)
        if item.titleView !== view { item.titleView = view }
        principal = view
    }

    private func showBottom(_ entries: [Entry]) {
        hasBottom = !entries.isEmpty
        guard let first = entries.first else {
            if bottom != nil { controller?.toolbarItems = nil }
            bottom = nil
            return
        }
        let view = bottom?.view ?? HostedView()
        view.fillsWidth = true
        let all = entries.map(\.entry.content)
        let content = AnyView(
            HStack(spacing: 8) { BottomBarRow(content: ForEach(0..<all.count) { all[$0] }) })
        view.show(content, environment(first.node), controller)
        guard bottom == nil else { return }
        let item = UIBarButtonItem(customView: view)
        bottom = (item, view)
        controller?.toolbarItems = [item]
    }
}

/// Views of a bar at the bottom, which are spread over it unless there is space between them.
private nonisolated struct BottomBarRow<Content: View>: PrimitiveView {
    let content: Content

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { RowNode(self, inputs) }

    private final class RowNode: TypedNode<BottomBarRow> {
        private var child: ViewNode?
        private var spacers: [ViewNode] = []

        override init(_ view: BottomBarRow, _ inputs: NodeInputs) {
            super.init(view, inputs)
            child = makeChild(view.content)
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func changed() { child?.update(view.content, environment) }

        override var elements: [Element] {
            let items = super.elements
            guard !items.isEmpty, !items.contains(where: \.isSpacer) else { return items }
            while spacers.count < items.count + 1 { spacers.append(makeChild(Spacer())) }
            if items.count == 1 { return spacers[0].elements + items + spacers[1].elements }
            return items.enumerated().flatMap { $0 == 0 ? [$1] : spacers[$0].elements + [$1] }
        }
    }
}
