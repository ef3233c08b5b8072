import Foundation

/// Writes lengths of time in English, as `1 hour, 5 minutes` or `1:05`; Foundation lacks it on Linux.
open class DateComponentsFormatter: Formatter {
    /// A way to write units.
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Leading ones are left out of `1:05`, and all of them of the other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first unit of which there are some are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those behind the last unit of which there are some are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Each unit has as many digits as it may need.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; none for all.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units; 0 for any.
    open var maximumUnitCount = 0
    /// The calendar by which dates are told apart.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// Has no effect: what is written is exact.
    open var allowsFractionalUnits = false
    /// Has no effect: the largest unit stays.
    open var collapsesLargestUnit = false
    /// Whether `About` stands before it.
    open var includesApproximationPhrase = false
    /// Whether `remaining` stands behind it.
    open var includesTimeRemainingPhrase = false
    /// Has no effect: texts begin in lower case.
    open var formattingContext = Formatter.Context.unknown
    /// The date from which lengths of time are counted.
    open var referenceDate: Date?

    private struct Unit {
        let unit: NSCalendar.Unit
        let component: Calendar.Component
        let seconds: Double
        /// The names of one and of several.
        let full: (String, String)
        let short: (String, String)
        let abbreviated: String
        let brief: (String, String)
    }

    private static let units: [Unit] = [
        Unit(
            unit: .year, component: .year, seconds: 31_536_000, full: ("year", "years"), short: ("yr", "yrs"),
            abbreviated: "y", brief: ("yr", "yrs")),
        Unit(
            unit: .month, component: .month, seconds: 2_592_000, full: ("month", "months"), short: ("mth", "mths"),
            abbreviated: "mo", brief: ("mth", "mths")),
        Unit(
            unit: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, full: ("week", "weeks"),
            short: ("wk", "wks"), abbreviated: "w", brief: ("wk", "wks")),
        Unit(
            unit: .day, component: .day, seconds: 86_400, full: ("day", "days"), short: ("day", "days"),
            abbreviated: "d", brief: ("day", "days")),
        Unit(
            unit: .hour, component: .hour, seconds: 3600, full: ("hour", "hours"), short: ("hr", "hr"),
            abbreviated: "h", brief: ("hr", "hr")),
        Unit(
            unit: .minute, component: .minute, seconds: 60, full: ("minute", "minutes"), short: ("min", "min"),
            abbreviated: "m", brief: ("min", "min")),
        Unit(
            unit: .second, component: .second, seconds: 1, full: ("second", "seconds"), short: ("sec", "sec"),
            abbreviated: "s", brief: ("sec", "sec")),
    ]

    private var allowed: [Unit] {
        let named = Self.units.filter {
            allowedUnits.contains($0.unit) || $0.unit == .weekOfMonth && allowedUnits.contains(.weekOfYear)
        }
        guard named.isEmpty else { return named }
        return Self.units.filter { $0.unit != .weekOfMonth }
    }

    /// Returns a number of seconds in words.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let units = allowed
        // Seconds that are no dates: a day has 24 hours.
        if units.allSatisfy({ $0.seconds < 2_592_000 }) {
            var rest = ti.magnitude.rounded(.down)
            let values = units.map { unit in
                let count = (rest / unit.seconds).rounded(.down)
                rest -= count * unit.seconds
                return Int(exactly: count) ?? .max
            }
            return text(values, units, isNegative: ti < 0)
        }
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the time between two dates in words.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = allowed
        let calendar = calendar ?? Calendar(identifier: .gregorian)
        let parts = calendar.dateComponents(
            Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
        return text(units.map { parts.value(for: $0.component) ?? 0 }, units, isNegative: endDate < startDate)
    }

    /// Returns a length of time in words.
    open func string(from components: DateComponents) -> String? {
        let units = Self.units.filter {
            let value = components.value(for: $0.component)
            return value != nil && value != Int.max && (allowedUnits.isEmpty || allowedUnits.contains($0.unit))
        }
        return text(units.map { abs(components.value(for: $0.component) ?? 0) }, units, isNegative: false)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let seconds as TimeInterval: string(from: seconds)
        case let components as DateComponents: string(from: components)
        default: nil
        }
    }

    /// Returns a length of time in words, in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func text(_ values: [Int], _ units: [Unit], isNegative: Bool) -> String {
        var parts = Array(zip(units, values))
        let isPositional = unitsStyle == .positional
        let behavior: ZeroFormattingBehavior =
            zeroFormattingBehavior.contains(.default) ? isPositional ? .dropLeading : .dropAll : zeroFormattingBehavior
        let last = parts.last
        if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
        if behavior.contains(.dropTrailing) { while parts.last?.1 == 0 { parts.removeLast() } }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            let ends = (parts.first, parts.last)
            parts = parts.dropFirst().dropLast().filter { $0.1 != 0 }
            if let first = ends.0 { parts.insert(first, at: 0) }
            if let end = ends.1 { parts.append(end) }
        }
        if parts.isEmpty, let last { parts = [last] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let sign = isNegative ? "-" : ""
        let pads = behavior.contains(.pad)
        let body: String
        if isPositional {
            body = parts.enumerated().map { index, part in
                index > 0 || pads && part.0.seconds <= 3600 ? String(format: "%02d", part.1) : String(part.1)
            }.joined(separator: ":")
        } else {
            let words = parts.map { word($0.1, $0.0) }
            body = words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        }
        return (includesApproximationPhrase ? "About " : "") + sign + body
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func word(_ count: Int, _ unit: Unit) -> String {
        func name(_ names: (String, String)) -> String { count == 1 ? names.0 : names.1 }
        switch unitsStyle {
        case .positional, .full: return "\(count) \(name(unit.full))"
        case .abbreviated: return "\(count)\(unit.abbreviated)"
        case .short: return "\(count) \(name(unit.short))"
        case .brief: return "\(count)\(name(unit.brief))"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en")
            formatter.numberStyle = .spellOut
            return "\(formatter.string(from: NSNumber(value: count)) ?? String(count)) \(name(unit.full))"
        }
    }
}
