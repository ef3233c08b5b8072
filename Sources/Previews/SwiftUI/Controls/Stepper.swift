/// A label with two buttons that make a value less and greater.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// Makes one that says what its buttons do; nil for a button that can't be used.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (increment, decrement, self.onEditingChanged) = (onIncrement, onDecrement, onEditingChanged)
    }

    /// Makes one of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Makes one of a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func set(_ new: V) { value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound) }
        self.init(
            label: label,
            onIncrement: value.wrappedValue < bounds.upperBound
                ? { set(value.wrappedValue.advanced(by: step)) } : nil,
            onDecrement: value.wrappedValue > bounds.lowerBound
                ? { set(value.wrappedValue.advanced(by: -step)) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// The buttons with the label before them.
    @MainActor
    public var body: some View {
        let (increment, decrement, onEditingChanged) = (increment, decrement, onEditingChanged)
        LabeledControl {
            label
        } control: {
            UIKitControl<UIStepper>(
                make: { UIKitControl.connect(UIStepper(), $0) },
                update: { stepper, environment in
                    stepper.isEnabled = environment.isEnabled
                    stepper.minimumValue = decrement == nil ? 0 : -1
                    stepper.maximumValue = increment == nil ? 0 : 1
                },
                handle: { stepper in
                    // Its own value only says which button it was.
                    let direction = stepper.value
                    stepper.value = 0
                    if direction > 0 { increment?() } else if direction < 0 { decrement?() }
                }, editing: onEditingChanged)
        }
    }
}

extension Stepper {
    /// Makes one that says what its buttons do, as apps for iOS before 15 write it.
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value, as apps for iOS before 15 write it.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value in a range, as apps for iOS before 15 write it.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Makes one with a text that says what its buttons do.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Makes one with a text that says what its buttons do.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value with a text.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value in a range with a text.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Makes one of a value in a range with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
