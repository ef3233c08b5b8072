/// Views of which one is shown, chosen by tabs in a bar.
nonisolated struct BarTabs<Content: View>: PrimitiveView {
    let content: Content
    let selection: TabSelection?

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { BarTabsNode(self, inputs) }
}

/// The controller of a tab's view.
final class TabController: UIHostingController<AnyView> {
    let identity: AnyHashable

    init(_ identity: AnyHashable) {
        self.identity = identity
        super.init(rootView: AnyView(EmptyView()))
        inheritsBars = true
    }

    required init?(coder: NSCoder) { nil }
}

/// The node of views with tabs in a bar.
private final class BarTabsNode<Content: View>: TypedNode<BarTabs<Content>> {
    private let controller = UITabBarController(nibName: nil, bundle: nil)
    private let delegate = TabDelegate()
    private let element: ControllerElement
    private var tabs: [(controller: TabController, content: TabContentReference)] = []
    private var parts: [(id: AnyHashable, view: any View)] = []
    /// Those of the tabs that have been selected.
    ///
    /// Of the others nothing is evaluated but what they say of their tabs, as on iOS, where a view may count on what another tab loads
    /// first.
    private var opened: Set<AnyHashable> = []

    override init(_ view: BarTabs<Content>, _ inputs: NodeInputs) {
        element = ControllerElement(controller, inputs.host)
        super.init(view, inputs)
        controller.delegate = delegate
        delegate.selected = { [weak self] in self?.selected() }
        delegate.selects = { [weak self] chosen in
            guard let self, let index = tabs.firstIndex(where: { $0.controller === chosen }) else { return }
            open(index)
        }
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let tint = environment.tint?.resolved(environment) ?? UIColor(named: "AccentColor")
        if controller.tabBar.tintColor != tint { controller.tabBar.tintColor = tint }
        let old = tabs
        parts = (view.content as? any SeveralViews)?.parts ?? [(AnyHashable(0), view.content)]
        tabs = parts.map { id, part in
            let tab = old.first { $0.controller.identity == id } ?? (TabController(id), TabContentReference())
            show(part, in: tab)
            return tab
        }
        for (gone, _) in old where !tabs.contains(where: { $0.controller === gone }) {
            opened.remove(gone.identity)
            gone.host.end()
        }
        let wanted = view.selection.map { selection in observed { selection.get() } }
        let chosen = wanted.map { tag in tabs.indices.first { self.tag($0) == tag } } ?? controller.selectedIndex
        open(chosen.flatMap { tabs.indices.contains($0) ? $0 : nil } ?? 0)
        showItems()
        let controllers = tabs.map(\.controller)
        if !(controller.viewControllers ?? []).elementsEqual(controllers, by: ===) {
            controller.setViewControllers(controllers, animated: false)
        }
        select()
    }

    /// Shows a view in a tab: as long as that was not selected, no more of it than what it says of the tab.
    private func show(_ part: any View, in tab: (controller: TabController, content: TabContentReference)) {
        var shown = part
        if !opened.contains(tab.controller.identity), let shell = part as? any TabShell, shell.saysTab {
            shown = shell.emptied
        }
        var inner = environment
        inner.tabContent = tab.content
        tab.content.changed = { [weak self] in self?.showItems() }
        tab.content.isReading = true
        tab.controller.show(AnyView(erased: shown), inner)
        tab.content.isReading = false
    }

    /// Shows all of a tab, which is selected.
    private func open(_ index: Int) {
        guard tabs.indices.contains(index), opened.insert(tabs[index].controller.identity).inserted else { return }
        show(parts[index].view, in: tabs[index])
    }

    /// Shows the tab that the binding says.
    private func select() {
        guard let selection = view.selection else { return }
        let wanted = observed { selection.get() }
        guard let index = tabs.indices.first(where: { tag($0) == wanted }), index != controller.selectedIndex else {
            return
        }
        open(index)
        controller.selectedIndex = index
    }

    /// The tag of a tab's view; that of an element of a collection is its identity.
    private func tag(_ index: Int) -> AnyHashable? {
        let elements = tabs[index].controller.host.root?.elements ?? []
        if let tag = elements.lazy.compactMap({ $0.trait(TagTrait.self) }).first { return tag }
        let identity = tabs[index].controller.identity
        guard let path = identity.base as? [AnyHashable] else { return nil }
        return path.last
    }

    private func selected() {
        open(controller.selectedIndex)
        guard let selection = view.selection, tabs.indices.contains(controller.selectedIndex),
            let tag = tag(controller.selectedIndex), tag != selection.get()
        else { return }
        selection.set(tag)
    }

    private func showItems() {
        for (controller, content) in tabs {
            let elements = controller.host.root?.elements ?? []
            content.show(
                on: controller.tabBarItem, badge: elements.lazy.compactMap { $0.trait(BadgeTrait.self) }.first)
        }
    }

    override func unmount() {
        super.unmount()
        element.end()
        for tab in tabs { tab.controller.host.end() }
    }
}

/// What hears of taps on tabs.
@MainActor
final class TabDelegate: UITabBarControllerDelegate {
    var selected: () -> Void = {}
    /// Is called before a tab is selected.
    var selects: (UIViewController) -> Void = { _ in }

    nonisolated init() {}

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        selects(viewController)
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selected()
    }

    /// Fills the bar as a page says.
    static func fill(_ tabs: UITabBarController, _ look: BarLook, _ environment: EnvironmentValues?) {
        let color = look.tabBackground?.paint(environment ?? EnvironmentValues()).color
        let isClear = look.showsTabBackground == false
        guard color != nil || isClear else {
            if tabs.tabBar.items?.contains(where: { $0.standardAppearance != nil }) == true {
                for item in tabs.tabBar.items ?? [] { item.standardAppearance = nil }
            }
            return
        }
        for item in tabs.tabBar.items ?? [] {
            if let old = item.standardAppearance, old.backgroundColor == (isClear ? nil : color) { continue }
            let appearance = UITabBarAppearance()
            (appearance.backgroundColor, appearance.shadowColor) = (isClear ? nil : color, nil)
            item.standardAppearance = appearance
        }
    }
}
