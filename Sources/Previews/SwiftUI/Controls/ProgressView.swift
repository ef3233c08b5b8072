/// A view that shows how far work has gone on, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressLook) private var look

    private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
    }

    /// The view, as the style has it.
    @MainActor
    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self
                ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(currentValueLabel)))
        if let look {
            look.make(configuration).changingEnvironment { $0.progressLook = nil }
        } else if fraction == nil {
            ProgressSpinner(configuration: configuration)
        } else {
            ProgressBar(configuration: configuration)
        }
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes one that shows that work goes on.
    public nonisolated init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }
    /// Makes one that shows that work goes on, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
    /// Makes one that shows that work goes on, with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, Text(titleKey), EmptyView())
    }
    /// Makes one that shows that work goes on, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }
    /// Makes one that shows how far work has gone on; nil for work of which that is not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), EmptyView(), EmptyView())
    }
    /// Makes one that shows how far work has gone on, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), EmptyView())
    }
    /// Makes one that shows how far work has gone on, with a text.
    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Self.fraction(value, total), Text(titleKey), EmptyView())
    }
    /// Makes one that shows how far work has gone on, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Self.fraction(value, total), Text(title), EmptyView())
    }
}

extension ProgressView {
    /// Makes one that shows how far work has gone on, with a label above it and one of the value below.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// Makes one of work as it is when the view is made.
    public nonisolated init(_ progress: Progress) {
        self.init(
            progress.isIndeterminate ? nil : progress.fractionCompleted, Text(progress.localizedDescription ?? ""),
            Text(progress.localizedAdditionalDescription ?? ""))
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// Makes one of what a style is told.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
