/// A label with a value behind it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentLook) private var look

    /// Makes one of two views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Both, as the style has them.
    @MainActor
    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        if let look {
            look.make(configuration).changingEnvironment { $0.labeledContentLook = nil }
        } else {
            LabeledRow(configuration: configuration)
        }
    }
}

extension LabeledContent where Label == Text {
    /// Makes one of a text and a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Makes one of a text and a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes one of two texts.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }) { Text(titleKey) }
    }
    /// Makes one of two texts.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }) { Text(title) }
    }
    /// Makes one of a text and a value that a style writes.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }) { Text(titleKey) }
    }
    /// Makes one of a text and a value that a style writes.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }) { Text(title) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

/// What is told of a label with a value to its style.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The value.
    public struct Content: View {
        let content: AnyView
        /// The value.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

/// How a label with a value looks.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of both.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns both.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and a grey value at the other end.
private nonisolated struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 2) { configuration.label }
            Spacer(minLength: 8)
            configuration.content
                .multilineTextAlignment(.trailing)
                .changingEnvironment { $0.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel)) }
        }
    }
}

/// A label with a value as usual.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns both.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// As usual.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentLookKey: EnvironmentKey {
    static var defaultValue: Look<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How labels with values look; nil for as usual.
    var labeledContentLook: Look<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentLookKey.self] }
        set { self[LabeledContentLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels with values look.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        changingEnvironment { $0.labeledContentLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
