import Foundation

/// Says in English how far a date is from another one, as in `2 hours ago`; Foundation lacks it on Linux.
open class RelativeDateTimeFormatter: Formatter {
    /// A way to say days, weeks, months and years that are near.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    /// A way to write units.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether what is near has a name, as `yesterday`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Has no effect: texts are in English.
    open var locale: Locale! = Locale(identifier: "en")
    /// The calendar by which dates are told apart.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// Has no effect: texts begin in lower case.
    open var formattingContext = Formatter.Context.unknown

    private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

    /// Returns how far `date` is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = calendar.dateComponents(Set(Self.units), from: referenceDate, to: date)
        return localizedString(from: parts)
    }

    /// Returns how far seconds are from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    /// Returns what the largest unit says that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in Self.units {
            let weeks = unit == .weekOfMonth ? dateComponents.weekOfYear : nil
            if let value = dateComponents.value(for: unit) ?? weeks, value != 0 { return text(value, unit) }
        }
        return dateTimeStyle == .named ? "now" : "in \(amount(0, .second))"
    }

    /// Returns nil: what is now the engine does not know.
    open override func string(for obj: Any?) -> String? { nil }

    private func text(_ value: Int, _ unit: Calendar.Component) -> String {
        if dateTimeStyle == .named, abs(value) == 1, let name = name(unit, isPast: value < 0) { return name }
        return value < 0 ? "\(amount(-value, unit)) ago" : "in \(amount(value, unit))"
    }

    private func name(_ unit: Calendar.Component, isPast: Bool) -> String? {
        switch unit {
        case .day: isPast ? "yesterday" : "tomorrow"
        case .weekOfMonth, .month, .year: "\(isPast ? "last" : "next") \(word(unit))"
        default: nil
        }
    }

    private func amount(_ value: Int, _ unit: Calendar.Component) -> String {
        switch unitsStyle {
        case .abbreviated: return "\(value)\(abbreviation(unit))"
        case .short:
            let short: [Calendar.Component: String] = [
                .year: "yr.", .month: "mo.", .weekOfMonth: "wk.", .hour: "hr.", .minute: "min.", .second: "sec.",
            ]
            return "\(value) \(short[unit] ?? (value == 1 ? "day" : "days"))"
        case .full: return "\(value) \(word(unit))\(value == 1 ? "" : "s")"
        case .spellOut:
            let spelled = NumberFormatter()
            spelled.numberStyle = .spellOut
            spelled.locale = Locale(identifier: "en")
            let number = spelled.string(from: NSNumber(value: value)) ?? "\(value)"
            return "\(number) \(word(unit))\(value == 1 ? "" : "s")"
        }
    }

    private func word(_ unit: Calendar.Component) -> String { unit == .weekOfMonth ? "week" : "\(unit)" }

    private func abbreviation(_ unit: Calendar.Component) -> String {
        unit == .month ? "mo" : unit == .year ? "y" : String(word(unit).prefix(1))
    }
}
