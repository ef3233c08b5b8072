/// What is told of a date picker to its style.
public nonisolated struct DatePickerStyleConfiguration {
    /// A date picker's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    let choice: DateChoice
    /// The moment that is chosen.
    @Binding public var selection: Date
    /// The earliest moment; nil for any.
    public var minimumDate: Date? { choice.earliest }
    /// The latest moment; nil for any.
    public var maximumDate: Date? { choice.latest }
    /// The parts of a moment that are chosen.
    public var displayedComponents: DatePickerComponents { choice.components }

    init(label: Label, choice: DateChoice) {
        (self.label, self.choice) = (label, choice)
        _selection = choice.selection
    }
}

/// How a date picker looks.
@preconcurrency @MainActor
public protocol DatePickerStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns the date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker as usual: buttons with the day and the time.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the date picker.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { CompactDateRow(configuration: configuration) }
}
/// Buttons with the day and the time, which open a calendar or wheels.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the date picker.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { CompactDateRow(configuration: configuration) }
}
/// Wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the date picker.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { DateWheels(choice: configuration.choice) }
}
/// A calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the date picker.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { DateCalendar(choice: configuration.choice) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As usual.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons with the day and the time.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey {
    static var defaultValue: Look<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How date pickers look; nil for as usual.
    var datePickerLook: Look<DatePickerStyleConfiguration>? {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changingEnvironment { $0.datePickerLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
}
