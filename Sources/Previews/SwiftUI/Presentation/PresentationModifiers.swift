/// A modifier that says how the presented view around looks.
private nonisolated struct PresentationModifier: PrimitiveModifier {
    let change: @MainActor (PresentationLook, ViewNode) -> Void

    @MainActor
    func changed(_ node: ViewNode) {
        if let look = node.environment.presentation?.look { change(look, node) }
    }
}

/// Whether what is behind a sheet takes touches.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Sendable {
        case automatic, disabled
        case enabled(PresentationDetent?)
    }
    let kind: Kind
    /// As usual: no.
    public static var automatic: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .automatic)
    }
    /// Yes.
    public static var enabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(nil))
    }
    /// Yes, up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(detent))
    }
    /// No.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// What a drag on a sheet's content moves.
public nonisolated struct PresentationContentInteraction: Equatable, Sendable {
    fileprivate let scrolls: Bool
    /// The sheet.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(scrolls: false) }
    /// The sheet.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(scrolls: false) }
    /// The content.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(scrolls: true) }
}

/// What something presented is where there is little room: a sheet.
public nonisolated struct PresentationAdaptation: Sendable {
    /// As usual.
    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    /// As it is.
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    /// A popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    /// A sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    /// All over the screen.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// How large something presented is: as usual.
public nonisolated struct PresentationSizing: Sendable {
    /// As usual.
    public static var automatic: PresentationSizing { PresentationSizing() }
    /// As its content.
    public static var fitted: PresentationSizing { PresentationSizing() }
    /// As a form.
    public static var form: PresentationSizing { PresentationSizing() }
    /// As a page.
    public static var page: PresentationSizing { PresentationSizing() }
}

extension View {
    private nonisolated func presentation(_ change: @escaping @MainActor (PresentationLook, ViewNode) -> Void)
        -> some View
    {
        modifier(PresentationModifier(change: change))
    }

    /// Sets the heights at which the sheet around rests.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.setDetents(detents, nil, at: $1) }
    }
    /// Sets the heights at which the sheet around rests, with a binding to the present one.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation { $0.setDetents(detents, selection, at: $1) }
    }
    /// Shows or hides the bar by which the sheet around is dragged.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { look, _ in look.indicator = visibility }
    }
    /// Sets the radius of the corners of the sheet around.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { look, _ in look.cornerRadius = cornerRadius }
    }
    /// Fills what is behind the presented view.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation { $0.setBackground(AnyView(Rectangle().fill(style).ignoresSafeArea()), $1.environment) }
    }
    /// Shows a view behind the presented one.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        return presentation {
            $0.setBackground(
                AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)), $1.environment)
        }
    }
    /// Sets whether what is behind the sheet takes touches.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentation { look, _ in look.interaction = interaction }
    }
    /// Sets what a drag on the sheet's content moves.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentation { look, _ in look.scrollsFirst = behavior.scrolls }
    }
    /// Sets what the presented view is where there is little room: has no effect.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Sets what the presented view is where there is little room: has no effect.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// Sets how large the presented view is: has no effect.
    public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
    /// Sets whether gestures leave the sheet around where it is.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { look, _ in look.isFixed = isDisabled }
    }
    /// Hides the status bar: has no effect.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Hides the status bar: has no effect.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Shows or hides what the system has over the screen: has no effect.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Has the system's gestures wait at edges: has no effect.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
