/// A button as a menu, an alert or a confirmation dialogue shows it.
struct MenuItem {
    var title = ""
    /// The text below the title; nil for none.
    var subtitle: String?
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    /// The mark beside it, which toggles and pickers have.
    var state = UIMenuElement.State.off
    /// Does what the button does.
    var action: () -> Void = {}
}

/// A part of a menu.
indirect enum MenuEntry {
    case item(MenuItem)
    /// A text that can't be chosen.
    case text(String)
    case divider
    /// Entries below a title, set apart from the others.
    case section(String, [MenuEntry])
    /// A menu in the menu.
    case menu(MenuItem, [MenuEntry])
}

/// A view that says itself what it is in a menu.
@MainActor
protocol MenuEntryView {
    /// Returns what the view of a node is in a menu.
    func menuEntries(_ node: ViewNode) -> [MenuEntry]
}

/// A view into which text is typed, which says itself how a field of an alert is set up.
@MainActor
protocol MenuFieldView {
    /// Returns what sets a field up that stands for the view of a node.
    func menuField(_ node: ViewNode) -> (UITextField) -> Void
}

/// A node that has the value of its view.
@MainActor
protocol ViewHolder {
    associatedtype Held
    var view: Held { get }
}

extension TypedNode: ViewHolder {}

extension ViewNode {
    /// The view's value; nil for a view that has none.
    var anyView: Any? {
        func view<Holder: ViewHolder>(_ holder: Holder) -> Any { holder.view }
        return (self as? any ViewHolder).map { view($0) }
    }
}

/// What menus, alerts and confirmation dialogues find in a tree of nodes that is not shown itself.
@MainActor
enum MenuItems {
    /// Returns the buttons in a tree, in order.
    static func list(in node: ViewNode) -> [MenuItem] { flat(entries(in: node)) }

    private static func flat(_ entries: [MenuEntry]) -> [MenuItem] {
        entries.flatMap { entry -> [MenuItem] in
            switch entry {
            case .item(let item): [item]
            case .text, .divider: []
            case .section(_, let entries), .menu(_, let entries): flat(entries)
            }
        }
    }

    /// Returns the parts of a menu that has the views of a tree.
    static func entries(in node: ViewNode) -> [MenuEntry] {
        let view = node.anyView
        if let view = view as? any MenuEntryView { return view.menuEntries(node) }
        if let text = view as? Text { return [.text(text.string)] }
        return node.children.flatMap { entries(in: $0) }
    }

    /// Returns what sets up a field of an alert for each view of a tree into which text is typed.
    static func fields(in node: ViewNode) -> [(UITextField) -> Void] {
        if let view = node.anyView as? any MenuFieldView { return [view.menuField(node)] }
        return node.children.flatMap { fields(in: $0) }
    }

    /// Returns the texts of a tree, each in a line of its own.
    static func text(in node: ViewNode) -> String {
        let label = label(of: node)
        return [label.title, label.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns the text and the picture of a tree, as a button's label.
    static func label(of node: ViewNode) -> MenuItem {
        var item = MenuItem()
        read(node, into: &item)
        return item
    }

    /// Returns the text and the picture of a view that would stand at the place of a node.
    static func label(of view: any View, at node: ViewNode) -> MenuItem {
        let made = node.makeChild(view)
        defer { made.unmount() }
        return label(of: made)
    }

    private static func read(_ node: ViewNode, into item: inout MenuItem) {
        switch node.anyView {
        case let text as Text:
            if item.title.isEmpty {
                item.title = text.string
            } else {
                item.subtitle = [item.subtitle, text.string].compactMap { $0 }.joined(separator: "\n")
            }
        case let image as Image: item.image = item.image ?? image.picture(node.environment)
        case let label as any LabelParts:
            // A style may leave one of them out.
            for part in label.parts {
                let made = node.makeChild(part)
                read(made, into: &item)
                made.unmount()
            }
        default: for child in node.children { read(child, into: &item) }
        }
    }

    /// Makes UIKit's menu of entries.
    static func menu(_ entries: [MenuEntry], title: String = "", image: UIImage? = nil) -> UIMenu {
        UIMenu(title: title, image: image, children: elements(entries))
    }

    private static func elements(_ entries: [MenuEntry]) -> [UIMenuElement] {
        var groups: [[UIMenuElement]] = [[]]
        for entry in entries {
            switch entry {
            case .divider: groups.append([])
            case .item(let item): groups[groups.count - 1].append(action(item))
            case .text(let text):
                groups[groups.count - 1].append(action(MenuItem(title: text, isEnabled: false)))
            case .section(let title, let inner):
                groups[groups.count - 1].append(
                    UIMenu(title: title, options: .displayInline, children: elements(inner)))
            case .menu(let item, let inner):
                groups[groups.count - 1].append(
                    UIMenu(title: item.title, subtitle: item.subtitle, image: item.image, children: elements(inner)))
            }
        }
        groups.removeAll { $0.isEmpty }
        guard groups.count > 1 else { return groups.first ?? [] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
    }

    private static func action(_ item: MenuItem) -> UIAction {
        var attributes: UIMenuElement.Attributes = item.role == .destructive ? .destructive : []
        if !item.isEnabled { attributes.insert(.disabled) }
        return UIAction(
            title: item.title, subtitle: item.subtitle, image: item.image, attributes: attributes, state: item.state
        ) { _ in item.action() }
    }
}

extension Button: MenuEntryView {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] {
        var item = MenuItems.label(of: label, at: node)
        (item.role, item.isEnabled, item.action) = (role, node.environment.isEnabled, action)
        return [.item(item)]
    }
}

extension Divider: MenuEntryView {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] { [.divider] }
}
