/// The actions that a swipe over a row offers.
struct RowSwipes {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    /// The node of the buttons.
    let node: ViewNode

    /// The actions as UIKit has them.
    @MainActor
    func actions() -> [UIContextualAction] { Self.actions(in: node) }

    @MainActor
    private static func actions(in node: ViewNode) -> [UIContextualAction] {
        guard let view = node.anyView as? any MenuEntryView else { return node.children.flatMap { actions(in: $0) } }
        return view.menuEntries(node).compactMap { entry in
            guard case .item(let item) = entry, item.isEnabled else { return nil }
            return action(item, node.environment)
        }
    }

    @MainActor
    private static func action(_ item: MenuItem, _ environment: EnvironmentValues) -> UIContextualAction {
        let style: UIContextualAction.Style = item.role == .destructive ? .destructive : .normal
        // Where there is a picture there is no text.
        let title = item.image == nil ? item.title : nil
        let action = UIContextualAction(style: style, title: title) { _, _, done in
            withAnimation { item.action() }
            done(true)
        }
        action.image = item.image?.withTintColor(.white)
        if let tint = environment.tint { action.backgroundColor = tint.resolved(environment) }
        return action
    }
}

/// A modifier that offers actions for swipes over the row that shows views.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { RowLookElement(element) }
    @MainActor
    func changed(_ node: ViewNode) {
        var environment = node.environment
        environment.tint = nil
        if let buttons = node.memory as? ViewNode {
            buttons.update(actions, environment)
        } else {
            node.memory = node.makeChild(actions, environment)
        }
    }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        guard let buttons = node.memory as? ViewNode else { return }
        (element as? RowLookElement)?.look.swipes = [
            RowSwipes(edge: edge, allowsFullSwipe: allowsFullSwipe, node: buttons)
        ]
    }
    @MainActor
    func ended(_ node: ViewNode) { (node.memory as? ViewNode)?.unmount() }
}

extension View {
    /// Offers buttons for swipes over the view's row.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
