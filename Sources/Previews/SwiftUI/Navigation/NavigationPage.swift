/// A page of a navigation stack.
@MainActor
final class NavigationPage {
    /// What has brought a page.
    enum Source {
        case root
        case value(AnyHashable)
        /// A link, or a modifier.
        case link(AnyObject)
        /// A column of a split view, by its number.
        case column(Int)
    }

    let source: Source
    let controller: PageController
    var content: AnyView
    /// The environment whose objects the page has beside those of the stack.
    var objects: EnvironmentValues?
    /// Is called when the page is shown no more.
    var whenPopped: () -> Void = {}
    private var editMode = EditMode.inactive
    private var environment = EnvironmentValues()

    init(_ source: Source, _ content: AnyView, objects: EnvironmentValues? = nil) {
        (self.source, self.content, self.objects) = (source, content, objects)
        controller = PageController(rootView: AnyView(EmptyView()))
    }

    /// Shows the content in an environment.
    func show(_ environment: EnvironmentValues) {
        self.environment = environment
        var inner = environment
        inner.editMode = Binding(
            get: { [weak self] in self?.editMode ?? .inactive }, set: { [weak self] in self?.edit($0) })
        if case .column = source { inner.isSplitColumn = true }
        if case .root = source {} else { inner.setPresented(true) }
        controller.show(content, inner)
    }

    private func edit(_ mode: EditMode) {
        guard mode != editMode else { return }
        editMode = mode
        show(environment)
    }
}

/// The controller of a page.
final class PageController: UIHostingController<AnyView> {
    override init(rootView: AnyView) { super.init(rootView: rootView) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bars.contentChanged()
    }
}

private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a stack in the view is shown by the one around, as that has the columns of a split view.
    var isSplitColumn: Bool {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}
