/// What an alert of UIKit shows.
struct AlertDescription {
    var title: String?
    var message: String?
    var style: UIAlertController.Style
    var items: [MenuItem]
    /// What sets up a field, for each.
    var fields: [(UITextField) -> Void] = []
}

/// A modifier that shows an alert of UIKit while a binding says so.
nonisolated struct AlertModifier: PrimitiveModifier {
    let isPresented: () -> Bool
    let end: () -> Void
    var identity: () -> AnyHashable? = { nil }
    /// Returns what is shown; nil for nothing.
    let describe: @MainActor (ViewNode, AlertViews) -> AlertDescription?

    @MainActor
    func changed(_ node: ViewNode) {
        let presenter = Presenter.of(node)
        let views = presenter.views ?? AlertViews()
        presenter.views = views
        presenter.isWanted = isPresented
        presenter.whenEnded = end
        presenter.identity = identity
        presenter.onDismiss = { views.end() }
        presenter.make = { [weak node] presenter in
            guard let node, let shown = describe(node, views) else { return Self.empty(presenter) }
            return Self.alert(shown, views, presenter)
        }
        presenter.update = { [weak node] controller in
            guard let node, let alert = controller as? UIAlertController, let shown = describe(node, views) else {
                return
            }
            views.items = Self.items(shown)
            for (action, item) in zip(alert.actions, views.items) where action.isEnabled != item.isEnabled {
                action.isEnabled = item.isEnabled
            }
        }
        presenter.nodeChanged()
    }

    @MainActor
    func ended(_ node: ViewNode) { (node.memory as? Presenter)?.nodeEnded() }

    /// Returns the buttons with those that there always are.
    @MainActor
    private static func items(_ shown: AlertDescription) -> [MenuItem] {
        shown.items.isEmpty && shown.style == .alert ? [MenuItem(title: "OK")] : shown.items
    }

    @MainActor
    private static func empty(_ presenter: Presenter) -> UIAlertController {
        alert(AlertDescription(style: .alert, items: []), AlertViews(), presenter)
    }

    @MainActor
    private static func alert(
        _ shown: AlertDescription, _ views: AlertViews, _ presenter: Presenter
    ) -> UIAlertController {
        let alert = UIAlertController(title: shown.title, message: shown.message, preferredStyle: shown.style)
        views.items = items(shown)
        for (index, item) in views.items.enumerated() {
            let style: UIAlertAction.Style =
                item.role == .cancel ? .cancel : item.role == .destructive ? .destructive : .default
            let action = UIAlertAction(title: item.title, style: style) { [weak presenter] _ in
                let run = views.items.indices.contains(index) ? views.items[index].action : item.action
                presenter?.whenEnded()
                run()
                presenter?.ended()
            }
            action.isEnabled = item.isEnabled
            alert.addAction(action)
        }
        for field in shown.fields { alert.addTextField(configurationHandler: field) }
        return alert
    }
}

/// The views that an alert's buttons and message are made of.
@MainActor
final class AlertViews {
    /// What the buttons do.
    var items: [MenuItem] = []
    private var actions: ViewNode?
    private var message: ViewNode?

    /// Returns the node of the buttons' views.
    func actions(_ view: AnyView, _ node: ViewNode) -> ViewNode {
        if let actions { actions.update(view, node.environment) }
        let made = actions ?? node.makeChild(view)
        actions = made
        return made
    }

    /// Returns the text of the message's views; nil for none.
    func message(_ view: AnyView, _ node: ViewNode) -> String? {
        if let message { message.update(view, node.environment) }
        let made = message ?? node.makeChild(view)
        message = made
        let text = MenuItems.text(in: made)
        return text.isEmpty ? nil : text
    }

    /// Ends the views.
    func end() {
        actions?.unmount()
        message?.unmount()
        (actions, message) = (nil, nil)
    }
}
