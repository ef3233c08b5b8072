/// What is told of a progress view to its style.
public nonisolated struct ProgressViewStyleConfiguration {
    /// A progress view's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The label of a progress view's value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The part of the work that is done, 0...1; nil where that is not known.
    public let fractionCompleted: Double?
    /// The label; nil for none.
    public var label: Label?
    /// The label of the value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
}

/// How a progress view looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A wheel that turns, with the label below it.
nonisolated struct ProgressSpinner: View {
    let configuration: ProgressViewStyleConfiguration
    var tint: Color?

    @MainActor var body: some View {
        VStack(spacing: 8) {
            UIKitControl<UIActivityIndicatorView>(
                make: { _ in UIActivityIndicatorView(style: .medium) },
                update: { wheel, environment in
                    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
                    let style: UIActivityIndicatorView.Style = isLarge ? .large : .medium
                    if wheel.style != style { wheel.style = style }
                    wheel.color = (tint ?? environment.tint)?.resolved(environment) ?? .systemGray
                    if !wheel.isAnimating { wheel.startAnimating() }
                })
            configuration.label.foregroundStyle(Color(uiColor: .secondaryLabel))
            configuration.currentValueLabel.font(.caption).foregroundStyle(Color(uiColor: .secondaryLabel))
        }
    }
}

/// A bar that fills, with the label above it and that of the value below.
nonisolated struct ProgressBar: View {
    let configuration: ProgressViewStyleConfiguration
    var tint: Color?

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            FilledBar(fraction: configuration.fractionCompleted ?? 0, color: tint ?? .accentColor)
            configuration.currentValueLabel.font(.caption).foregroundStyle(Color(uiColor: .secondaryLabel))
        }
    }
}

/// A bar of which a part is filled, 4 points high.
nonisolated struct FilledBar: View {
    let fraction: Double
    let color: Color
    var height: CGFloat = 4

    @MainActor var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemFill))
                Capsule().fill(color).frame(width: proxy.size.width * fraction)
            }
        }
        .frame(height: height)
    }
}

/// A progress view as usual: a bar, or a wheel where the progress is not known.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the progress view.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressSpinner(configuration: configuration)
        } else {
            ProgressBar(configuration: configuration)
        }
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    /// Makes one.
    public init() { tint = nil }
    /// Makes one of a colour.
    public init(tint: Color) { self.tint = tint }
    /// Returns the bar.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(configuration: configuration, tint: tint)
    }
}

/// A wheel.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    /// Makes one.
    public init() { tint = nil }
    /// Makes one of a colour.
    public init(tint: Color) { self.tint = tint }
    /// Returns the wheel.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        ProgressSpinner(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// As usual.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressLookKey: EnvironmentKey {
    static var defaultValue: Look<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How progress views look; nil for as usual.
    var progressLook: Look<ProgressViewStyleConfiguration>? {
        get { self[ProgressLookKey.self] }
        set { self[ProgressLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress views look.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.progressLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
