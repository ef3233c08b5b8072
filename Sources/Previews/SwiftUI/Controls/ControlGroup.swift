/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView
    @Environment(\.controlGroupLook) private var look

    private init(_ content: Content, _ label: AnyView) { (self.content, self.label) = (content, label) }

    /// Makes one.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), AnyView(EmptyView())) }
    /// Makes one with a label, which only menus show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), AnyView(label))
    }

    /// The controls, as the style has them.
    @MainActor
    public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: AnyView(content)), label: .init(content: label))
        if let look {
            look.make(configuration).changingEnvironment { $0.controlGroupLook = nil }
        } else {
            GroupedControls(configuration: configuration)
        }
    }
}

extension ControlGroup {
    /// Makes one with a text, which only menus show.
    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }
    /// Makes one with a text, which only menus show.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
}

/// Controls that belong together, with their label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// The controls.
    @MainActor
    public var body: some View { content }
}

/// What is told of controls that belong together to their style.
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: AnyView
        /// The controls.
        public var body: some View { content }
    }
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

/// How controls that belong together look.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the controls.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls beside each other on a grey ground.
private nonisolated struct GroupedControls: View {
    let configuration: ControlGroupStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 0) {
            configuration.content.padding(.horizontal, 12).padding(.vertical, 7)
        }
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill)))
    }
}

/// Controls as usual: beside each other on a grey ground.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the controls.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { GroupedControls(configuration: configuration) }
}

/// Controls beside each other, as in bars.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the controls.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// As usual.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// As in bars.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private enum ControlGroupLookKey: EnvironmentKey {
    static var defaultValue: Look<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How controls that belong together look; nil for as usual.
    var controlGroupLook: Look<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupLookKey.self] }
        set { self[ControlGroupLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how controls that belong together look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        changingEnvironment { $0.controlGroupLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
