/// A menu that a long press opens.
public nonisolated struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Makes one.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A modifier that has a long press on views open a menu.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: PrimitiveModifier {
    let items: Items
    /// What is shown above the menu; nil for the view itself.
    let preview: Preview?

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { MenuElement(element, node.makeChild(items)) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? MenuElement)?.show(self, node) }

    private final class MenuElement: ContainerElement, UIContextMenuInteractionDelegate {
        private let node: ViewNode
        private var preview: Preview?
        private var isEnabled = true

        init(_ content: Element, _ node: ViewNode) {
            self.node = node
            super.init(content, ContainerView())
            view.takesTouches = true
            view.addInteraction(UIContextMenuInteraction(delegate: self))
        }

        func show(_ modifier: ContextMenuModifier, _ owner: ViewNode) {
            (preview, isEnabled) = (modifier.preview, owner.environment.isEnabled)
            node.update(modifier.items, owner.environment)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            let entries = isEnabled ? MenuItems.entries(in: node) : []
            guard !entries.isEmpty else { return nil }
            let environment = node.environment
            let provider = preview.map { preview -> UIContextMenuContentPreviewProvider in
                {
                    let controller = UIHostingController(rootView: preview)
                    controller.environment = environment
                    controller.sizingOptions = .preferredContentSize
                    return controller
                }
            }
            return UIContextMenuConfiguration(previewProvider: provider) { _ in MenuItems.menu(entries) }
        }
    }
}

extension View {
    /// Has a long press on the view open a menu.
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(ContextMenuModifier<Items, EmptyView>(items: menuItems(), preview: nil))
    }
    /// Has a long press on the view open a menu below another view.
    public nonisolated func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier<Items, Preview>(items: menuItems(), preview: preview()))
    }
    /// Has a long press on the view open a menu; nil for none.
    public nonisolated func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        modifier(ContextMenuModifier<Items?, EmptyView>(items: contextMenu?.items, preview: nil))
    }
}
