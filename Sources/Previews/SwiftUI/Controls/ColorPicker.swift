/// A control that chooses a colour.
public nonisolated struct ColorPicker<Label: View>: View {
    private let color: Binding<UIColor>
    private let supportsOpacity: Bool
    private let label: Label

    private init(_ color: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
        (self.color, self.supportsOpacity, self.label) = (color, supportsOpacity, label)
    }

    /// Makes one with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(Self.uiKit(selection), supportsOpacity, label())
    }
    /// Makes one with a label.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(Self.uiKit(selection), supportsOpacity, label())
    }

    private static func uiKit(_ selection: Binding<Color>) -> Binding<UIColor> {
        Binding(get: { UIColor(selection.wrappedValue) }, set: { selection.wrappedValue = Color(uiColor: $0) })
    }
    private static func uiKit(_ selection: Binding<CGColor>) -> Binding<UIColor> {
        Binding(get: { UIColor(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = $0.cgColor })
    }

    /// The colour in a ring, with the label before it.
    @MainActor
    public var body: some View {
        let (color, supportsOpacity) = (color, supportsOpacity)
        LabeledControl {
            label
        } control: {
            UIKitControl<UIColorWell>(
                make: { UIKitControl.connect(UIColorWell(), $0) },
                update: { well, environment in
                    well.supportsAlpha = supportsOpacity
                    if well.selectedColor != color.wrappedValue { well.selectedColor = color.wrappedValue }
                    well.isEnabled = environment.isEnabled
                },
                handle: { if let new = $0.selectedColor { color.wrappedValue = new } })
        }
    }
}

extension ColorPicker where Label == Text {
    /// Makes one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(Self.uiKit(selection), supportsOpacity, Text(titleKey)) }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(Self.uiKit(selection), supportsOpacity, Text(title))
    }
    /// Makes one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(Self.uiKit(selection), supportsOpacity, Text(titleKey)) }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(Self.uiKit(selection), supportsOpacity, Text(title)) }
}
