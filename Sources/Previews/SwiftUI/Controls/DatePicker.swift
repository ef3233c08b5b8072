/// The parts of a moment that are chosen.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a day, a time, or both.
public nonisolated struct DatePicker<Label: View>: View {
    /// The parts of a moment that are chosen.
    public typealias Components = DatePickerComponents

    private let choice: DateChoice
    private let label: Label
    @Environment(\.datePickerLook) private var look

    fileprivate init(
        _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label
    ) {
        choice = DateChoice(selection: selection, earliest: earliest, latest: latest, components: components)
        self.label = label
    }

    /// The control, as the style has it.
    @MainActor
    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(content: AnyView(label)), choice: choice)
        if let look {
            look.make(configuration).changingEnvironment { $0.datePickerLook = nil }
        } else {
            CompactDateRow(configuration: configuration)
        }
    }
}

/// What a date picker chooses.
nonisolated struct DateChoice {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents

    /// Returns one of a part of it.
    func only(_ part: DatePickerComponents) -> DateChoice {
        DateChoice(selection: selection, earliest: earliest, latest: latest, components: part)
    }
}

extension DatePicker {
    /// Makes one.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }
    /// Makes one of the moments between two.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
    /// Makes one of the moments from one on.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
    /// Makes one of the moments until one.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// Makes one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
    /// Makes one of the moments between two with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }
    /// Makes one of the moments from one on with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
    /// Makes one of the moments until one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
    /// Makes one of the moments between two with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }
    /// Makes one of the moments from one on with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }
    /// Makes one of the moments until one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}
