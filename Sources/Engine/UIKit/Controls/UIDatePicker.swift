import QuartzCore

/// A look of a date picker; all are wheels.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// Wheels that choose a date, a time or a duration.
///
/// Dates are those of the Gregorian calendar in UTC and English, unless others are set: what a stage shows does not
/// depend on where it runs.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    override var laysOutItsState: Bool { true }

    /// The parts of a date that the wheels choose.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The parts of a date that the wheels choose; `dateAndTime` by default.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { reload() } } }
    /// The chosen date: as near to a set one as the limits and the interval allow; at first the stage's present time.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    /// The earliest date; nil for none; without effect if it is after the latest one.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    /// The latest date; nil for none; without effect if it is before the earliest one.
    open var maximumDate: Date? { didSet { limitsChanged() } }
    /// The minutes between two rows of the wheel of minutes: a divisor of 60, 1...30; others have no effect.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if minuteInterval != oldValue { limitsChanged() }
        }
    }
    /// The calendar; nil for the Gregorian one.
    open var calendar: Calendar! { didSet { reload() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { reload() } }
    /// The language of months and days; nil for the calendar's.
    open var locale: Locale? { didSet { reload() } }
    /// The duration in seconds that `countDownTimer` chooses, in whole minutes: one minute to 23 hours 59.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard newValue.isFinite else { return }
            let step = Double(minuteInterval) * 60
            duration = min(max((min(newValue, 86_400) / step).rounded() * step, step), 86_400 - step)
            turnWheels(animated: false)
        }
    }
    /// The look that is asked for; all are wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// Wheels, the only look.
    open var datePickerStyle: UIDatePickerStyle { .wheels }
    /// Whether the date is rounded to the interval: always.
    open var roundsToMinuteInterval = true

    private final var chosen = Date(timeIntervalSinceReferenceDate: FrameClock.startDate)
    private final var duration: TimeInterval = 60
    private let wheels = UIPickerView()
    private final lazy var rows = DateRows(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a picker of the present, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeDatePicker(self)
    }

    private func setUp() {
        chosen = Date(timeIntervalSinceReferenceDate: FrameClock.startDate + FrameClock.current.time)
        if bounds.size == .zero { frame.size = intrinsicContentSize }
        addSubview(wheels)
        wheels.dataSource = rows
        wheels.delegate = rows
        chosen = nearest(chosen)
        turnWheels(animated: false)
    }

    /// Chooses a date, and turns the wheels to it.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        chosen = nearest(date)
        turnWheels(animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Its wheels take the touches.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    // MARK: Dates

    /// The calendar in which dates are shown.
    final var shownCalendar: Calendar {
        var calendar = calendar ?? Self.standardCalendar
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        return calendar
    }

    private static let standardCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func nearest(_ date: Date) -> Date {
        var result = date
        if let minimumDate, maximumDate.map({ $0 >= minimumDate }) ?? true { result = max(result, minimumDate) }
        if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true { result = min(result, maximumDate) }
        guard minuteInterval > 1 else { return result }
        let minute = shownCalendar.component(.minute, from: result)
        return result.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    private func limitsChanged() {
        chosen = nearest(chosen)
        reload()
    }

    private func reload() {
        rows = DateRows(self)
        wheels.dataSource = rows
        wheels.delegate = rows
        turnWheels(animated: false)
    }

    private func turnWheels(animated: Bool) {
        let components = datePickerMode == .countDownTimer ? rows.rows(of: duration) : rows.rows(of: chosen)
        for (component, row) in components.enumerated() where wheels.selectedRow(inComponent: component) != row {
            wheels.selectRow(row, inComponent: component, animated: animated)
        }
    }

    /// Takes over what the wheels say, and turns them back to the nearest date that may be chosen.
    final func wheelsChanged() {
        let selected = (0..<wheels.numberOfComponents).map { max(wheels.selectedRow(inComponent: $0), 0) }
        if datePickerMode == .countDownTimer {
            duration = max(rows.duration(of: selected), Double(minuteInterval) * 60)
        } else if let date = rows.date(of: selected, near: chosen) {
            chosen = nearest(date)
        }
        turnWheels(animated: true)
        sendActions(for: .valueChanged)
    }
}

/// The rows of a date picker's wheels.
private final class DateRows: UIPickerViewDataSource, UIPickerViewDelegate {
    private enum Wheel {
        case year, month, dayOfMonth, day, hour, minute, half
    }

    private unowned let picker: UIDatePicker
    private let calendar: Calendar
    private let wheels: [Wheel]
    private let isHalved: Bool
    private let step: Int
    /// The first of the days that `dateAndTime` offers.
    private let firstDay: Date
    private let months: [String]
    private let dayNames: DateFormatter
    /// The years, and the days beside the present one, that are offered.
    private static let years = 1...10_000
    private static let days = 20_000

    init(_ picker: UIDatePicker) {
        self.picker = picker
        let calendar = picker.shownCalendar
        self.calendar = calendar
        let isTimer = picker.datePickerMode == .countDownTimer
        let language = calendar.locale ?? Locale(identifier: "en_US")
        isHalved = !isTimer && DateRows.usesHalves(language)
        step = picker.minuteInterval
        let time: [Wheel] = isHalved ? [.hour, .minute, .half] : [.hour, .minute]
        wheels =
            switch picker.datePickerMode {
            case .time, .countDownTimer: time
            case .date: [.month, .dayOfMonth, .year]
            case .yearAndMonth: [.month, .year]
            case .dateAndTime: [.day] + time
            }
        firstDay =
            calendar.date(byAdding: .day, value: -Self.days / 2, to: calendar.startOfDay(for: picker.date))
            ?? picker.date
        months = calendar.monthSymbols
        dayNames = DateFormatter()
        dayNames.calendar = calendar
        dayNames.timeZone = calendar.timeZone
        dayNames.locale = language
        dayNames.setLocalizedDateFormatFromTemplate("EEE MMM d")
    }

    /// Whether a language's clocks have twelve hours.
    private static func usesHalves(_ locale: Locale) -> Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    // MARK: From dates to rows

    func rows(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return wheels.map { wheel in
            switch wheel {
            case .year: (parts.year ?? 1) - Self.years.lowerBound
            case .month: (parts.month ?? 1) - 1
            case .dayOfMonth: (parts.day ?? 1) - 1
            case .day: calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
            case .hour: (parts.hour ?? 0) % (isHalved ? 12 : 24)
            case .minute: (parts.minute ?? 0) / step
            case .half: (parts.hour ?? 0) / 12
            }
        }
    }

    func rows(of duration: TimeInterval) -> [Int] {
        let minutes = Int(duration / 60)
        return [minutes / 60, minutes % 60 / step]
    }

    // MARK: From rows to dates

    func duration(of rows: [Int]) -> TimeInterval {
        guard rows.count == 2 else { return 0 }
        return Double(rows[0] * 60 + rows[1] * step) * 60
    }

    /// Returns the date that the wheels show.
    ///
    /// - Parameters:
    ///   - rows: the wheels' rows.
    ///   - date: gives the parts that no wheel has.
    /// - Returns: the date; nil if there is none.
    func date(of rows: [Int], near date: Date) -> Date? {
        guard rows.count == wheels.count else { return nil }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        var half = 0
        for (wheel, row) in zip(wheels, rows) {
            switch wheel {
            case .year: parts.year = row + Self.years.lowerBound
            case .month: parts.month = row + 1
            case .dayOfMonth: parts.day = row + 1
            case .day:
                guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { return nil }
                let chosen = calendar.dateComponents([.year, .month, .day], from: day)
                (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
            case .hour: parts.hour = row
            case .minute: parts.minute = row * step
            case .half: half = row
            }
        }
        if isHalved, wheels.contains(.hour) { parts.hour = (parts.hour ?? 0) + 12 * half }
        // The last day of a month that is shorter.
        var first = parts
        first.day = 1
        if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
            parts.day = min(max(parts.day ?? 1, 1), days.count)
        }
        return calendar.date(from: parts)
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch wheels[component] {
        case .year: Self.years.count
        case .month: months.count
        case .dayOfMonth: 31
        case .day: Self.days
        case .hour: isHalved ? 12 : 24
        case .minute: 60 / step
        case .half: 2
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch wheels[component] {
        case .year: 76
        case .month: 140
        case .day: 130
        case .dayOfMonth, .hour, .minute, .half: 56
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let isTimer = picker.datePickerMode == .countDownTimer
        return switch wheels[component] {
        case .year: "\(row + Self.years.lowerBound)"
        case .month: months[row]
        case .dayOfMonth: "\(row + 1)"
        case .day: calendar.date(byAdding: .day, value: row, to: firstDay).map(dayNames.string)
        case .hour: isTimer ? "\(row) h" : "\(isHalved && row == 0 ? 12 : row)"
        case .minute: isTimer ? "\(row * step) min" : row * step < 10 ? "0\(row * step)" : "\(row * step)"
        case .half: row == 0 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker.wheelsChanged()
    }
}
