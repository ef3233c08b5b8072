/// The controller of a view that is presented.
final class PresentedController: UIHostingController<AnyView> {
    private(set) weak var presenterOfView: Presenter?
    private(set) lazy var look = PresentationLook(self)

    init(_ presenter: Presenter, coversScreen: Bool) {
        presenterOfView = presenter
        super.init(rootView: AnyView(EmptyView()))
        modalPresentationStyle = coversScreen ? .fullScreen : .pageSheet
        if !coversScreen { sheetPresentationController?.delegate = presenter }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a view in the environment of what presents it.
    func show(presented content: AnyView, _ environment: EnvironmentValues) {
        var inner = environment
        inner.navigator = nil
        inner.tabContent = nil
        inner.isSplitColumn = false
        inner.linksAreRows = false
        inner.editMode = nil
        inner.setPresented(true)
        inner.stackAxis = .vertical
        inner.scrollReader = nil
        inner.scrolling = ScrollLook()
        inner.forgetColorScheme()
        inner.presentation = PresentationReference(look)
        show(content, inner)
    }
}

/// How a presented view looks, as it says itself.
@MainActor
final class PresentationLook {
    private weak var controller: PresentedController?
    private var detents: [PresentationDetent] = []
    private var selection: Binding<PresentationDetent>?
    private var background: HostedView?
    var indicator = Visibility.automatic { didSet { showSheet() } }
    var cornerRadius: CGFloat? { didSet { showSheet() } }
    var interaction = PresentationBackgroundInteraction.automatic { didSet { showSheet() } }
    var scrollsFirst = false { didSet { showSheet() } }

    init(_ controller: PresentedController) { self.controller = controller }

    private var sheet: UISheetPresentationController? {
        controller?.modalPresentationStyle == .fullScreen ? nil : controller?.sheetPresentationController
    }

    /// Sets the heights at which the sheet rests.
    func setDetents(_ new: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>?, at node: ViewNode) {
        self.selection = selection
        let sorted = new.sorted { $0.order < $1.order }
        if sorted != detents {
            detents = sorted
            sheet?.detents = sorted.isEmpty ? [.large()] : sorted.map(\.uiKit)
            showSheet()
        }
        guard let selection, let sheet else { return }
        let wanted = node.observed { selection.wrappedValue }.identifier
        guard sheet.selectedDetentIdentifier != wanted else { return }
        if controller?.viewIfLoaded?.window != nil {
            sheet.animateChanges { sheet.selectedDetentIdentifier = wanted }
        } else {
            sheet.selectedDetentIdentifier = wanted
        }
    }

    /// Tells the binding to which height the sheet was dragged.
    func detentChanged(to identifier: UISheetPresentationController.Detent.Identifier?) {
        guard let selection, let detent = detents.first(where: { $0.identifier == identifier }) else { return }
        if selection.wrappedValue != detent { selection.wrappedValue = detent }
    }

    private func showSheet() {
        guard let sheet else { return }
        sheet.prefersGrabberVisible = indicator == .automatic ? detents.count > 1 : indicator == .visible
        sheet.preferredCornerRadius = cornerRadius
        sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrollsFirst
        switch interaction.kind {
        case .automatic, .disabled: sheet.largestUndimmedDetentIdentifier = nil
        case .enabled(let detent):
            sheet.largestUndimmedDetentIdentifier = detent?.identifier ?? detents.last?.identifier ?? .large
        }
    }

    /// Shows a view behind the presented one.
    func setBackground(_ content: AnyView, _ environment: EnvironmentValues) {
        guard let controller else { return }
        let view = background ?? HostedView()
        view.show(content, environment, controller)
        guard background == nil, let whole = controller.view else { return }
        background = view
        whole.backgroundColor = .clear
        view.frame = whole.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        whole.insertSubview(view, at: 0)
    }

    /// Sets whether gestures leave the sheet where it is.
    var isFixed: Bool {
        get { controller?.isModalInPresentation ?? false }
        set { controller?.isModalInPresentation = newValue }
    }
}

/// How the presented view around looks.
final class PresentationReference {
    private(set) weak var look: PresentationLook?
    init(_ look: PresentationLook) { self.look = look }
}

private enum PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationReference? { nil }
}

extension EnvironmentValues {
    /// How the presented view around looks; nil where none is presented.
    var presentation: PresentationReference? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}
