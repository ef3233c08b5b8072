/// A button that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    private init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }

    /// Makes one.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content(), nil)
    }
    /// Makes one whose tap does something, while a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content(), primaryAction)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { MenuNode(self, inputs) }
}

extension Menu where Label == Text {
    /// Makes one with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), nil)
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), nil)
    }
    /// Makes one with a text whose tap does something, while a long press opens the menu.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction)
    }
    /// Makes one with a text whose tap does something, while a long press opens the menu.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(title), content(), primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Makes one with a text and one of the system's symbols.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), nil)
    }
    /// Makes one with a text and one of the system's symbols.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), nil)
    }
    /// Makes one with a text and one of the app's pictures.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(SwiftUI.Label(titleKey, image: image), content(), nil)
    }
    /// Makes one with a text and one of the system's symbols, whose tap does something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, configuration.primaryAction)
    }
}

/// A node that keeps views apart from those that it shows.
@MainActor
private protocol ContentHolder: ViewNode {
    var contentNode: ViewNode? { get }
}

extension Menu: MenuEntryView {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] {
        let content = (node as? any ContentHolder)?.contentNode
        var item = MenuItems.label(of: label, at: node)
        item.isEnabled = node.environment.isEnabled
        return [.menu(item, content.map { MenuItems.entries(in: $0) } ?? [])]
    }
}

extension Section: MenuEntryView where Parent: View, Content: View, Footer: View {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] {
        let title = MenuItems.label(of: header, at: node).title
        // Its header, content and footer; a section that is folded up has no content.
        guard node.children.count == 3 else { return [] }
        return [.section(title, MenuItems.entries(in: node.children[1]))]
    }
}

/// The node of a menu: its label is shown, and its content is looked through when it opens.
private final class MenuNode<Label: View, Content: View>: TypedNode<Menu<Label, Content>>, ContentHolder {
    private var child: ViewNode?
    private(set) var contentNode: ViewNode?

    override init(_ view: Menu<Label, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { [child, contentNode].compactMap { $0 } }
    override var elements: [Element] { child?.elements ?? [] }

    override func changed() {
        var plain = environment
        plain.menuLook = nil
        if let contentNode {
            contentNode.update(view.content, plain)
        } else {
            contentNode = makeChild(view.content, plain)
        }
        let shown: AnyView
        if let look = environment.menuLook {
            shown = look.make(
                MenuStyleConfiguration(
                    label: MenuStyleConfiguration.Label(content: AnyView(view.label)),
                    content: MenuStyleConfiguration.Content(content: AnyView(view.content)),
                    primaryAction: view.primaryAction))
        } else {
            shown = AnyView(
                MenuLabel(label: AnyView(view.label), primaryAction: view.primaryAction) { [weak self] in
                    self?.contentNode.map { MenuItems.entries(in: $0) } ?? []
                })
        }
        child = self.shown(shown, by: child, in: plain)
    }
}

/// What is shown of a menu while it is closed.
nonisolated struct MenuLabel: View {
    private let label: AnyView
    private let primaryAction: (() -> Void)?
    private let entries: @MainActor () -> [MenuEntry]
    @Environment(\.buttonLook) private var look
    @State private var isPressed = false

    init(label: AnyView, primaryAction: (() -> Void)? = nil, entries: @escaping @MainActor () -> [MenuEntry]) {
        (self.label, self.primaryAction, self.entries) = (label, primaryAction, entries)
    }

    @MainActor var body: some View {
        look.body(nil, label, isPressed, {})
            .modifier(MenuTrigger(entries: entries, primaryAction: primaryAction, isPressed: $isPressed))
    }
}
