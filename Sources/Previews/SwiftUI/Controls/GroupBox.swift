/// Views in a box, with a label above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxLook) private var look

    /// Makes one with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    /// Makes one with a label, as apps for iOS before 15 write it.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

    /// The box, as the style has it.
    @MainActor
    public var body: some View {
        let look = look
        // Boxes in it look alike.
        let inner = content.changingEnvironment { $0.groupBoxLook = look }
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(inner)))
        if let look {
            look.make(configuration).changingEnvironment { $0.groupBoxLook = nil }
        } else {
            PlainBox(configuration: configuration, hasLabel: Label.self != EmptyView.self)
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes one.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Makes one with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

/// What is told of a box to its style.
public nonisolated struct GroupBoxStyleConfiguration {
    /// A box's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// A box's content.
    public struct Content: View {
        let content: AnyView
        /// The content.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// How a box looks.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A grey box with rounded corners; one in another has the other grey.
private nonisolated struct PlainBox: View {
    private let configuration: GroupBoxStyleConfiguration
    private let hasLabel: Bool
    @Environment(\.boxDepth) private var depth

    init(configuration: GroupBoxStyleConfiguration, hasLabel: Bool) {
        (self.configuration, self.hasLabel) = (configuration, hasLabel)
    }

    @MainActor var body: some View {
        let color: UIColor = depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground
        VStack(alignment: .leading, spacing: 8) {
            if hasLabel { configuration.label.font(.headline) }
            VStack { configuration.content }
                .frame(maxWidth: hasLabel ? .infinity : nil)
        }
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: color)))
        .changingEnvironment { $0.boxDepth += 1 }
    }
}

/// A box as usual.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the box.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        PlainBox(configuration: configuration, hasLabel: true)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// As usual.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxLookKey: EnvironmentKey {
    static var defaultValue: Look<GroupBoxStyleConfiguration>? { nil }
}
private enum BoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// How boxes look; nil for as usual.
    var groupBoxLook: Look<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxLookKey.self] }
        set { self[GroupBoxLookKey.self] = newValue }
    }
    /// In how many boxes a view is.
    fileprivate var boxDepth: Int {
        get { self[BoxDepthKey.self] }
        set { self[BoxDepthKey.self] = newValue }
    }
}

extension View {
    /// Sets how boxes look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        changingEnvironment { $0.groupBoxLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
