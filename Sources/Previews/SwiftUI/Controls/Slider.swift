/// A value between two others, set by dragging a thumb.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a part of the range, 0...1.
    private let fraction: Binding<Double>
    /// The part of the range that a step is; nil for none.
    private let step: Double?
    private let least: ValueLabel
    private let most: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, least: ValueLabel, most: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let (low, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
        self.step = step.flatMap { length > 0 && $0 > 0 ? Double($0) / length : nil }
        fraction = Binding(
            get: { length > 0 ? min(max((Double(value.wrappedValue) - low) / length, 0), 1) : 0 },
            set: { value.wrappedValue = V(low + $0 * length) })
        (self.least, self.most, self.onEditingChanged) = (least, most, onEditingChanged)
    }

    /// The thumb on its track, between the labels of the least and the greatest value.
    @MainActor
    public var body: some View {
        if ValueLabel.self == EmptyView.self {
            track
        } else {
            HStack(spacing: 8) {
                least
                track
                most
            }
        }
    }

    @MainActor private var track: some View {
        let (fraction, step, onEditingChanged) = (fraction, step, onEditingChanged)
        return UIKitControl<UISlider>(
            make: { UIKitControl.connect(UISlider(), $0) },
            update: { slider, environment in
                slider.isEnabled = environment.isEnabled
                slider.minimumTrackTintColor = environment.uiTint
                slider.alpha = environment.isEnabled ? 1 : 0.5
                let value = Float(fraction.wrappedValue)
                if slider.value != value { slider.setValue(value, animated: false) }
            },
            handle: { slider in
                var value = Double(slider.value)
                if let step { value = min((value / step).rounded() * step, 1) }
                guard value != fraction.wrappedValue else { return }
                fraction.wrappedValue = value
            },
            editing: onEditingChanged,
            fit: { proposal, slider in
                CGSize(width: proposal.width ?? 150, height: slider.intrinsicContentSize.height)
            })
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// Makes one that has values a step apart.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes one with a label, which a phone does not show.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// Makes one that has values a step apart, with a label, which a phone does not show.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, least: EmptyView(), most: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Makes one between labels of the least and the greatest value; a phone does not show its own.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, least: minimumValueLabel(), most: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
    /// Makes one that has values a step apart, between labels of the least and the greatest one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, least: minimumValueLabel(), most: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
    /// Makes one between labels of the least and the greatest value, as apps for iOS before 15 write it.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, least: minimumValueLabel, most: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
    /// Makes one that has values a step apart, as apps for iOS before 15 write it.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, least: minimumValueLabel, most: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
}
