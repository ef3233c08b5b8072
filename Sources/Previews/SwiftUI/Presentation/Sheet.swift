/// A modifier that presents a view while a binding says so.
private nonisolated struct SheetModifier: PrimitiveModifier {
    let isPresented: () -> Bool
    let end: () -> Void
    var identity: () -> AnyHashable? = { nil }
    let coversScreen: Bool
    let onDismiss: (() -> Void)?
    let content: () -> AnyView

    @MainActor
    func changed(_ node: ViewNode) {
        let presenter = Presenter.of(node)
        presenter.isWanted = isPresented
        presenter.whenEnded = end
        presenter.identity = identity
        presenter.onDismiss = onDismiss
        presenter.update = { [weak node] controller in
            guard let node else { return }
            (controller as? PresentedController)?.show(presented: content(), node.environment)
        }
        presenter.make = { presenter in
            let controller = PresentedController(presenter, coversScreen: coversScreen)
            presenter.update(controller)
            controller.loadViewIfNeeded()
            return controller
        }
        presenter.nodeChanged()
    }

    @MainActor
    func ended(_ node: ViewNode) { (node.memory as? Presenter)?.nodeEnded() }
}

extension View {
    private nonisolated func presenting<Content: View>(
        _ isPresented: Binding<Bool>, _ coversScreen: Bool, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: { isPresented.wrappedValue },
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                coversScreen: coversScreen, onDismiss: onDismiss
            ) { AnyView(DeferredView(content: content)) })
    }

    private nonisolated func presenting<Item: Identifiable, Content: View>(
        item: Binding<Item?>, _ coversScreen: Bool, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let last = LastValue<Item>()
        return modifier(
            SheetModifier(
                isPresented: { item.wrappedValue != nil },
                end: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                identity: { item.wrappedValue.map { AnyHashable($0.id) } }, coversScreen: coversScreen,
                onDismiss: onDismiss
            ) {
                if let value = item.wrappedValue { last.value = value }
                guard let value = last.value else { return AnyView(EmptyView()) }
                return AnyView(DeferredView { content(value) })
            })
    }

    /// Presents a sheet while a binding says so.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, false, onDismiss, content)
    }
    /// Presents a sheet for an item while there is one.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item: item, false, onDismiss, content)
    }
    /// Covers the screen with a view while a binding says so.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, true, onDismiss, content)
    }
    /// Covers the screen with the view of an item while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item: item, true, onDismiss, content)
    }
    /// Presents a view while a binding says so: as a sheet, as on a phone.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, false, nil, content)
    }
    /// Presents the view of an item while there is one: as a sheet, as on a phone.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item: item, false, nil, content)
    }
}

/// Where a popover would point.
public nonisolated enum PopoverAttachmentAnchor {
    /// At a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// At a point.
    case point(UnitPoint)
}
