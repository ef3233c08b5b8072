/// How dates are counted and written where pickers show them: as UIKit's date pickers do on a stage.
nonisolated enum PickerDates {
    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    static func text(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}

/// A label with buttons that say the day and the time, and open what changes them.
nonisolated struct CompactDateRow: View {
    let configuration: DatePickerStyleConfiguration

    @MainActor var body: some View {
        let choice = configuration.choice
        LabeledControl {
            configuration.label
        } control: {
            HStack(spacing: 6) {
                if choice.components.contains(.date) { DateChip(choice: choice.only(.date)) }
                if choice.components.contains(.hourAndMinute) { DateChip(choice: choice.only(.hourAndMinute)) }
            }
        }
    }
}

/// A button that says the day or the time, and opens what changes it.
nonisolated struct DateChip: View {
    let choice: DateChoice

    @MainActor var body: some View {
        UIKitControl<DateButton>(
            make: { UIKitControl.connect(DateButton(), $0, for: .touchUpInside) },
            update: { button, environment in
                var look = UIButton.Configuration.gray()
                let date = choice.selection.wrappedValue
                look.title = PickerDates.text(date, choice.components == .date ? "MMM d, yyyy" : "h:mm a")
                look.baseForegroundColor = .label
                look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
                button.configuration = look
                button.isEnabled = environment.isEnabled
            },
            handle: { $0.open(choice) })
    }
}

/// The button of UIKit that opens what changes a date.
final class DateButton: UIButton, UIPopoverPresentationControllerDelegate {
    func open(_ choice: DateChoice) {
        let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        let isDate = choice.components == .date
        let controller = UIHostingController(rootView: DatePopover(choice: choice))
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = isDate ? CGSize(width: 320, height: 370) : CGSize(width: 220, height: 216)
        controller.popoverPresentationController?.sourceView = self
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        controller.popoverPresentationController?.delegate = self
        presenter?.present(controller, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// What changes a date, in a box of its own.
private nonisolated struct DatePopover: View {
    private let choice: DateChoice
    @State private var date: Date

    init(choice: DateChoice) {
        self.choice = choice
        _date = State(wrappedValue: choice.selection.wrappedValue)
    }

    @MainActor var body: some View {
        let selection = $date
        let outer = choice.selection
        let inner = DateChoice(
            selection: Binding(
                get: { selection.wrappedValue },
                set: {
                    selection.wrappedValue = $0
                    outer.wrappedValue = $0
                }),
            earliest: choice.earliest, latest: choice.latest, components: choice.components)
        if choice.components == .date {
            DateCalendar(choice: inner).padding(12)
        } else {
            DateWheels(choice: inner)
        }
    }
}

/// Wheels that choose a day, a time, or both.
nonisolated struct DateWheels: View {
    let choice: DateChoice

    @MainActor var body: some View {
        UIKitControl<UIDatePicker>(
            make: { UIKitControl.connect(UIDatePicker(), $0) },
            update: { picker, environment in
                picker.datePickerMode =
                    choice.components == .date ? .date : choice.components == .hourAndMinute ? .time : .dateAndTime
                picker.preferredDatePickerStyle = .wheels
                if picker.minimumDate != choice.earliest { picker.minimumDate = choice.earliest }
                if picker.maximumDate != choice.latest { picker.maximumDate = choice.latest }
                let date = choice.selection.wrappedValue
                if picker.date != date { picker.setDate(date, animated: picker.window != nil) }
                picker.isEnabled = environment.isEnabled
            },
            handle: { choice.selection.wrappedValue = $0.date },
            fit: { proposal, picker in
                CGSize(width: min(proposal.width ?? 320, 320), height: picker.intrinsicContentSize.height)
            })
    }
}
