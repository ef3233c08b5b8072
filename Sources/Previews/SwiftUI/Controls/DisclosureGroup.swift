/// Views that a tap on the label above them shows and hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var ownIsExpanded = false
    @Environment(\.disclosureLook) private var look

    private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        (self.isExpanded, self.content, self.label) = (isExpanded, content, label)
    }

    /// Makes one that is folded up at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }
    /// Makes one.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }

    /// The label and the views, as the style has them.
    @MainActor
    public var body: some View {
        let look = look
        let inner = content().changingEnvironment { $0.disclosureLook = look }
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(inner)),
            isExpanded: isExpanded ?? $ownIsExpanded)
        if let look {
            look.make(configuration).changingEnvironment { $0.disclosureLook = nil }
        } else {
            Disclosure(configuration: configuration)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes one with a text, folded up at first.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }
    /// Makes one with a text, folded up at first.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(label))
    }
    /// Makes one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(label))
    }
}

/// What is told of views that can be hidden to their style.
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The views.
    public struct Content: View {
        let content: AnyView
        /// The views.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
    /// Whether they are shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content) = (label, content)
        _isExpanded = isExpanded
    }
}

/// How views that can be hidden look.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the views.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the views with their label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label with an arrow that turns, above the views; rows of their own in a list.
private nonisolated struct Disclosure: View {
    private let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.enclosingList) private var list

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        if list != nil {
            header.buttonStyle(PlainButtonStyle())
            if configuration.isExpanded { configuration.content.padding(.leading, 16) }
        } else {
            VStack(spacing: 8) {
                header.buttonStyle(BorderlessButtonStyle())
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @MainActor private var header: some View {
        let isExpanded = configuration.$isExpanded
        return Button {
            withAnimation(.easeInOut(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: 8) {
                configuration.label
                Spacer(minLength: 0)
                Image(systemName: "chevron.right")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(Color.accentColor)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            }
            .contentShape(Rectangle())
        }
    }
}

/// Views that can be hidden, as usual.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the views with their label.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { Disclosure(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// As usual.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureLookKey: EnvironmentKey {
    static var defaultValue: Look<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How views that can be hidden look; nil for as usual.
    var disclosureLook: Look<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureLookKey.self] }
        set { self[DisclosureLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how views that can be hidden look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        changingEnvironment { $0.disclosureLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
