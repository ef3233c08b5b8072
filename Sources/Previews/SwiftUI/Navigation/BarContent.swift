/// What the views of a controller say of the bars around, which it shows on the controller's navigation item.
@MainActor
final class BarContent {
    private weak var controller: UIViewController?
    private struct Told {
        weak var node: ViewNode?
        var look: BarLook
    }
    private var told: [Told] = []
    private var isWaiting = false
    private let items: BarItems
    private let background: BarBackground
    /// Whether something was said of bars before.
    private var hasSpoken = false
    /// How large the title is, where it is said.
    private var mode: NavigationBarItem.TitleDisplayMode?

    init(_ controller: UIViewController) {
        self.controller = controller
        items = BarItems(controller)
        background = BarBackground(controller)
    }

    /// Takes what a node's view says.
    func set(_ look: BarLook, by node: ViewNode) {
        if let index = told.firstIndex(where: { $0.node === node }) {
            told[index].look = look
        } else {
            told.append(Told(node: node, look: look))
        }
        setNeedsApply(node.host)
    }

    /// Forgets what a node's view has said.
    func remove(_ node: ViewNode) {
        told.removeAll { $0.node === node || $0.node == nil }
        setNeedsApply(node.host)
    }

    private func setNeedsApply(_ host: ViewHost?) {
        guard !isWaiting, let host else { return }
        isWaiting = true
        host.afterwards { [weak self] in self?.apply() }
    }

    /// What all views say: those within others before these.
    private var look: BarLook {
        told.removeAll { $0.node == nil }
        let seen = told.filter { told in
            guard let host = told.node?.host else { return false }
            return host.controller === controller || host.container?.window != nil
        }
        var look = BarLook()
        for each in seen.stableSorted(by: { ($0.node?.depth ?? 0) > ($1.node?.depth ?? 0) }) { look.add(each.look) }
        return look
    }

    /// The navigator whose page the controller is; nil for a controller of UIKit's navigation.
    private var navigator: Navigator? { controller?.navigationController?.delegate as? Navigator }

    /// Shows what the views say.
    func apply() {
        isWaiting = false
        guard let controller else { return }
        let look = look
        guard hasSpoken || !told.isEmpty || controller is PageController else { return }
        hasSpoken = hasSpoken || !told.isEmpty
        let item = controller.navigationItem
        if let title = look.title ?? (controller is PageController ? "" : nil), item.title != title {
            item.title = title
        }
        mode = look.displayMode == .automatic ? nil : look.displayMode
        showTitleSize(look, item)
        let hidesBack = look.hidesBackButton ?? false
        if item.hidesBackButton != hidesBack { item.hidesBackButton = hidesBack }
        items.show(look.items.isEmpty ? [] : entries(), item)
        background.show(look, environment: told.first?.node?.environment)
        applyToContainer(look, animated: controller.viewIfLoaded?.window != nil, isComing: false)
    }

    /// Shows what concerns the bars themselves, as the controller comes to the top of a navigation controller.
    func willShow(animated: Bool) { applyToContainer(look, animated: animated, isComing: true) }

    private func applyToContainer(_ look: BarLook, animated: Bool, isComing: Bool) {
        guard let controller else { return }
        if let navigation = controller.parent as? UINavigationController,
            isComing || navigation.topViewController === controller
        {
            let isOurs = navigator != nil
            if let hides = look.hidesBar ?? (isOurs ? false : nil), navigation.isNavigationBarHidden != hides {
                navigation.setNavigationBarHidden(hides, animated: animated)
            }
            let hasBottom = items.hasBottom && look.hidesBottomBar != true
            if isOurs, navigation.isToolbarHidden == hasBottom {
                navigation.setToolbarHidden(!hasBottom, animated: animated)
            }
            if isOurs || look.colorScheme != nil {
                navigation.navigationBar.overrideUserInterfaceStyle = look.colorScheme.map(\.uiKit) ?? .unspecified
            }
        }
        let isSeen = isComing || controller.viewIfLoaded?.window != nil
        let inner = told.lazy.compactMap { $0.node?.host?.controller?.tabBarController }.first
        guard isSeen, let tabs = controller.tabBarController ?? inner, tabs.delegate is TabDelegate else { return }
        let hides = look.hidesTabBar ?? false
        if tabs.isTabBarHidden != hides { tabs.setTabBarHidden(hides, animated: animated) }
        TabDelegate.fill(tabs, look, told.first?.node?.environment)
    }

    /// Looks for the content that is scrolled below the bar.
    func contentChanged() { background.update() }

    private func entries() -> [BarItems.Entry] {
        told.stableSorted { ($0.node?.depth ?? 0) > ($1.node?.depth ?? 0) }.flatMap { told -> [BarItems.Entry] in
            guard let node = told.node, let host = node.host,
                host.controller === controller || host.container?.window != nil
            else { return [] }
            return told.look.items.enumerated().map { BarItems.Entry(node: node, index: $0, entry: $1) }
        }
    }

    private func showTitleSize(_ look: BarLook, _ item: UINavigationItem) {
        let size: UINavigationItem.LargeTitleDisplayMode
        if controller is PageController {
            // A title that says nothing is as large as that of the page below; the lowest is large.
            let pages = controller?.navigationController?.viewControllers ?? []
            let below = pages.prefix { $0 !== controller }.reversed()
            let inherited = below.lazy.compactMap { ($0 as? PageController)?.bars.mode }.first
            let isLarge = (mode ?? inherited ?? .large) == .large && look.title?.isEmpty == false
            size = isLarge ? .always : .never
        } else if let mode {
            size = mode == .large ? .always : .never
        } else {
            return
        }
        if item.largeTitleDisplayMode != size { item.largeTitleDisplayMode = size }
    }
}
