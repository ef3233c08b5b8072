/// What a link or a modifier shows as a page above its own, and whether it does.
@MainActor
final class PageRequest {
    private weak var node: ViewNode?
    private var content: () -> AnyView = { AnyView(EmptyView()) }
    private var isActive: Binding<Bool>?
    private var hasFollowed = false

    nonisolated init() {}

    /// Takes newer values of a node's view.
    func update(_ node: ViewNode, _ content: @escaping () -> AnyView, _ isActive: Binding<Bool>?) {
        (self.node, self.content, self.isActive) = (node, content, isActive)
        guard let navigator else { return }
        if let page = navigator.page(of: self) { navigator.update(page, content(), node.environment) }
        guard let isActive else { return }
        _ = node.observed { isActive.wrappedValue }
        node.host?.afterwards { [weak self] in self?.follow() }
    }

    private var navigator: Navigator? { node?.environment.navigator?.navigator }

    /// Shows the page, or takes it away, as the binding says.
    private func follow() {
        guard let navigator, let isActive else { return }
        let isFirst = !hasFollowed
        hasFollowed = true
        let page = navigator.page(of: self)
        if isActive.wrappedValue {
            if page == nil { push(animated: !isFirst) }
        } else if let page {
            navigator.pop(below: page)
        }
    }

    /// Shows the page, as somebody has tapped.
    func activate() {
        guard let navigator, navigator.page(of: self) == nil else { return }
        push(animated: true)
        if let isActive, !isActive.wrappedValue { isActive.wrappedValue = true }
    }

    private func push(animated: Bool) {
        guard let navigator, let node else { return }
        let page = NavigationPage(.link(self), content(), objects: node.environment)
        page.whenPopped = { [weak self] in
            guard let isActive = self?.isActive, isActive.wrappedValue else { return }
            isActive.wrappedValue = false
        }
        navigator.push(page, animated: animated)
    }
}

/// A modifier that has views show a page above theirs.
nonisolated struct PageModifier: PrimitiveModifier {
    /// What keeps the request; nil for the node.
    var request: PageRequest?
    var isActive: Binding<Bool>?
    let content: () -> AnyView

    @MainActor
    func changed(_ node: ViewNode) {
        let request = request ?? node.memory as? PageRequest ?? PageRequest()
        node.memory = request
        request.update(node, content, isActive)
    }
}

/// A view that is made when it is shown, so that it is made anew when something changes that it is made of.
nonisolated struct DeferredView<Content: View>: View {
    let content: () -> Content

    @MainActor
    var body: some View { content() }
}
