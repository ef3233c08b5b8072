/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleLook) private var look

    /// Makes one with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
    /// Makes one that is on if all values are, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { all.allSatisfy(\.wrappedValue) }, set: { for value in all { value.wrappedValue = $0 } }),
            label: label)
    }

    /// The control, as the style has it.
    @MainActor
    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn)
        if let look {
            look.make(configuration).changingEnvironment { $0.toggleLook = nil }
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

extension Toggle where Label == Text {
    /// Makes one with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Makes one with a text and one of the system's symbols.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Makes one with a text and one of the system's symbols.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle: MenuEntryView {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] {
        var item = MenuItems.label(of: label, at: node)
        item.isEnabled = node.environment.isEnabled
        item.state = isOn.wrappedValue ? .on : .off
        item.action = { [isOn] in isOn.wrappedValue.toggle() }
        return [.item(item)]
    }
}

/// What is told of a toggle to its style.
public nonisolated struct ToggleStyleConfiguration {
    /// A toggle's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it stands for values of which some are on and some off: never.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How a toggle looks.
@preconcurrency @MainActor
public protocol ToggleStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum ToggleLookKey: EnvironmentKey {
    static var defaultValue: Look<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How toggles look; nil for as usual.
    var toggleLook: Look<ToggleStyleConfiguration>? {
        get { self[ToggleLookKey.self] }
        set { self[ToggleLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        changingEnvironment { $0.toggleLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
