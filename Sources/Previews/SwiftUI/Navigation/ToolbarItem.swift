/// A view in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content
    private let identity: String

    /// Makes one.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        (self.placement, self.content, identity) = (placement, content(), "")
    }
    /// Makes one with an identity.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String {
        (self.placement, self.content, identity) = (placement, content(), id)
    }
    /// Makes one with an identity; whether it is shown at first has no effect: it is.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        (self.placement, self.content, identity) = (placement, content(), id)
    }

    @MainActor
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
        [ToolbarEntry(placement: placement.kind, content: AnyView(content))]
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The identity.
    public nonisolated var id: ID {
        guard let id = identity as? ID else { preconditionFailure("items have texts as identities") }
        return id
    }
}

/// Views in a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes them.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    /// Makes them with a label for where there is no room, which is not shown.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        (self.placement, self.content) = (placement, LabeledToolbarItemGroupContent(content: content()))
    }

    @MainActor
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
        [ToolbarEntry(placement: placement.kind, content: AnyView(content))]
    }
}

/// Views in a bar that have a label for where there is no room.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The views.
    public var body: some View { content }
}

/// A menu below the title of a page: not shown.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// Makes one.
    public init() where Content == EmptyView {}
    /// Makes one of views.
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { [] }
}
