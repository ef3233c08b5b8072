/// A title with a picture beside it.
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelLook) private var look

    /// Makes one of two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    /// Both, as the style has them.
    @MainActor
    public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(content: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
        if let look {
            look.make(configuration).changingEnvironment { $0.labelLook = nil }
        } else {
            TitleAndIcon(configuration: configuration)
        }
    }
}

/// What a label is made of, whatever its style shows.
protocol LabelParts {
    var parts: [any View] { get }
}

extension Label: LabelParts {
    nonisolated var parts: [any View] { [title, icon] }
}

extension Label where Title == Text, Icon == Image {
    /// Makes one of a text and one of the app's pictures.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    /// Makes one of a text and one of the system's symbols.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Makes one of a text and one of the app's pictures.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    /// Makes one of a text and one of the system's symbols.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// What is told of a label to its style.
public nonisolated struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: View {
        let content: AnyView
        /// The title.
        public var body: some View { content }
    }
    /// A label's picture.
    public struct Icon: View {
        let content: AnyView
        /// The picture.
        public var body: some View { content }
    }
    /// The title.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

/// How a label looks.
@preconcurrency @MainActor
public protocol LabelStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A picture and the title beside it.
private nonisolated struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// A label as usual: with its title and picture.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the label.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// A label with its title and picture.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the label.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// A label with its title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the label.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label with its picture alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the label.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// As usual.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// With title and picture.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// With the title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// With the picture alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelLookKey: EnvironmentKey {
    static var defaultValue: Look<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How labels look; nil for as usual.
    var labelLook: Look<LabelStyleConfiguration>? {
        get { self[LabelLookKey.self] }
        set { self[LabelLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        changingEnvironment { $0.labelLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
