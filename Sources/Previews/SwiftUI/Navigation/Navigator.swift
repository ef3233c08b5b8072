/// The pages of a navigation stack, and the controller of UIKit that shows them.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
    let controller = UINavigationController(nibName: nil, bundle: nil)
    private(set) var pages: [NavigationPage] = []
    private(set) lazy var reference = NavigatorReference(self)
    /// What is shown on a phone for the other columns of a split view; nil without any.
    private(set) var columns: [AnyView] = []
    private var environment = EnvironmentValues()
    private var path: NavigationPathStorage?
    /// The values that are shown where nobody keeps a path.
    private var values: [AnyHashable] = []
    private var destinations: [Destination] = []
    private var hasFollowed = false

    private struct Destination {
        weak var node: ViewNode?
        let make: (AnyHashable) -> AnyView?
    }

    override init() {
        super.init()
        controller.delegate = self
        controller.navigationBar.prefersLargeTitles = true
    }

    // MARK: The stack

    /// Takes newer values of the lowest page, of the path and of the environment.
    func update(
        _ root: AnyView, _ path: NavigationPathStorage?, columns: [AnyView] = [], _ environment: EnvironmentValues
    ) {
        (self.environment, self.columns) = (environment, columns)
        self.path = path ?? self.path
        let tint = environment.tint?.resolved(environment)
        if controller.navigationBar.tintColor != tint {
            controller.navigationBar.tintColor = tint
            controller.toolbar.tintColor = tint
        }
        if let page = pages.first {
            page.content = root
        } else {
            pages = [NavigationPage(.root, root)]
            show(pages[0])
            controller.setViewControllers([pages[0].controller], animated: false)
            return
        }
        for page in pages {
            if case .column(let index) = page.source, columns.indices.contains(index) { page.content = columns[index] }
            show(page)
        }
    }

    /// Takes the path of a stack within a column of a split view.
    func adopt(_ path: NavigationPathStorage?) { if let path { self.path = path } }

    private func show(_ page: NavigationPage) {
        var inner = environment
        if let objects = page.objects { inner.takeObjects(of: objects) }
        inner.navigator = reference
        inner.tabContent = nil
        inner.linksAreRows = false
        page.show(inner)
    }

    /// Shows a page anew, as what it shows has changed.
    func update(_ page: NavigationPage, _ content: AnyView, _ objects: EnvironmentValues?) {
        (page.content, page.objects) = (content, objects)
        show(page)
    }

    /// Returns the page that something has brought.
    func page(of owner: AnyObject) -> NavigationPage? {
        pages.first { page in
            if case .link(let other) = page.source { return other === owner }
            return false
        }
    }

    /// Shows a page above those that are shown.
    func push(_ page: NavigationPage, animated: Bool = true) {
        prepare(page)
        change(to: pages + [page], animated: animated)
    }

    /// Shows the destination of a value above what is shown.
    func navigate(to value: AnyHashable) {
        hasFollowed = true
        if !hasDestination(value), columns.indices.contains(columnCount), path == nil { return showNextColumn() }
        if let path {
            path.append(value)
        } else {
            values.append(value)
        }
        follow(animated: true)
    }

    private var columnCount: Int {
        pages.count { if case .column = $0.source { true } else { false } }
    }

    /// Shows the next column of a split view.
    func showNextColumn() {
        let index = columnCount
        guard columns.indices.contains(index) else { return }
        push(NavigationPage(.column(index), columns[index]))
    }

    /// Goes back so that a number of pages is left.
    func pop(to count: Int) {
        guard count > 0, count < pages.count else { return }
        change(to: Array(pages.prefix(count)), animated: true)
        keepValues()
    }

    /// Goes back below a page.
    func pop(below page: NavigationPage) {
        if let index = pages.firstIndex(where: { $0 === page }) { pop(to: index) }
    }

    /// Goes back below the page of a controller; returns false for the lowest, and for controllers of others.
    func pop(below controller: UIViewController) -> Bool {
        guard let index = pages.firstIndex(where: { $0.controller === controller }), index > 0 else { return false }
        pop(to: index)
        return true
    }

    private func prepare(_ page: NavigationPage) {
        if !pages.isEmpty { page.controller.navigationItem.largeTitleDisplayMode = .never }
        show(page)
        page.controller.loadViewIfNeeded()
        page.controller.bars.apply()
    }

    private func change(to new: [NavigationPage], animated: Bool) {
        let old = pages
        guard !new.elementsEqual(old, by: ===) else { return }
        let isPush = new.count == old.count + 1 && new.dropLast().elementsEqual(old, by: ===)
        pages = new
        let isAnimated = animated && controller.viewIfLoaded?.window != nil
        if isPush, let top = new.last {
            controller.pushViewController(top.controller, animated: isAnimated)
        } else {
            controller.setViewControllers(new.map(\.controller), animated: isAnimated)
        }
        for page in old where !new.contains(where: { $0 === page }) { page.whenPopped() }
    }

    // MARK: The path

    /// Has the pages follow the path.
    func follow(animated: Bool) {
        let wanted = path?.get() ?? values
        let isFirst = !hasFollowed
        hasFollowed = true
        var rest = wanted[...]
        var kept: [NavigationPage] = []
        for page in pages {
            if case .value(let value) = page.source {
                guard value == rest.first else { break }
                rest.removeFirst()
            }
            kept.append(page)
        }
        // A page that a link has brought stays only above what it was brought from.
        for value in rest {
            let page = NavigationPage(.value(value), AnyView(EmptyView()))
            page.content = destination(of: value)
            prepare(page)
            kept.append(page)
        }
        change(to: kept, animated: animated && !isFirst)
    }

    /// Removes the values of pages from the path that are shown no more.
    private func keepValues() {
        let count = pages.count { if case .value = $0.source { true } else { false } }
        if let path {
            let all = path.get().count
            if all > count { path.removeLast(all - count) }
        } else if values.count > count {
            values.removeLast(values.count - count)
        }
    }

    /// Takes what makes the destinations of values of one type.
    func setDestination(_ node: ViewNode, _ make: @escaping (AnyHashable) -> AnyView?) {
        let entry = Destination(node: node, make: make)
        if let index = destinations.firstIndex(where: { $0.node === node }) {
            destinations[index] = entry
        } else {
            destinations.append(entry)
        }
        for page in pages {
            if case .value(let value) = page.source, let content = make(value) {
                update(page, content, node.environment)
            }
        }
    }

    /// Forgets what makes destinations.
    func removeDestination(_ node: ViewNode) { destinations.removeAll { $0.node === node || $0.node == nil } }

    private func hasDestination(_ value: AnyHashable) -> Bool {
        destinations.contains { $0.node != nil && $0.make(value) != nil }
    }

    private func destination(of value: AnyHashable) -> AnyView {
        // The nearest one counts.
        for destination in destinations.reversed() where destination.node != nil {
            if let view = destination.make(value) { return view }
        }
        return AnyView(
            Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundColor(.yellow))
    }

    // MARK: UIKit

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        (viewController as? PageController)?.bars.willShow(animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let shown = navigationController.viewControllers
        let gone = pages.filter { page in !shown.contains { $0 === page.controller } }
        guard !gone.isEmpty else { return }
        pages.removeAll { page in gone.contains { $0 === page } }
        keepValues()
        for page in gone { page.whenPopped() }
    }
}
