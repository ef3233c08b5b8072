/// A view that shows where a value is in a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeLook) private var look

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?,
        _ most: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let fraction = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        configuration = GaugeStyleConfiguration(
            value: min(max(fraction, 0), 1), label: .init(content: AnyView(label)),
            currentValueLabel: current.map { .init(content: AnyView($0)) },
            minimumValueLabel: least.map { .init(content: AnyView($0)) },
            maximumValueLabel: most.map { .init(content: AnyView($0)) })
    }

    /// The view, as the style has it.
    @MainActor
    public var body: some View {
        if let look {
            look.make(configuration).changingEnvironment { $0.gaugeLook = nil }
        } else {
            LinearCapacityGaugeStyle().makeBody(configuration: configuration)
        }
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes one with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }
    /// Makes one with a label, and one of the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Makes one with a label, and those of the value and of the range's ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// What is told of a gauge to its style.
public nonisolated struct GaugeStyleConfiguration {
    /// A label of a gauge.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The label of a gauge's value.
    public typealias CurrentValueLabel = Label
    /// The label of the least value.
    public typealias MinimumValueLabel = Label
    /// The label of the greatest value.
    public typealias MaximumValueLabel = Label
    /// The value as a part of the range, 0...1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the least value; nil for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the greatest value; nil for none.
    public var maximumValueLabel: MaximumValueLabel?
}

/// How a gauge looks.
@preconcurrency @MainActor
public protocol GaugeStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum GaugeLookKey: EnvironmentKey {
    static var defaultValue: Look<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How gauges look; nil for as usual.
    var gaugeLook: Look<GaugeStyleConfiguration>? {
        get { self[GaugeLookKey.self] }
        set { self[GaugeLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.gaugeLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
