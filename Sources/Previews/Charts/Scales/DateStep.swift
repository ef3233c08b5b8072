import Foundation

/// A number of units of a calendar, by which moments follow each other.
struct DateStep: Equatable {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar

    init(_ unit: Calendar.Component, _ count: Int, _ calendar: Calendar = .current) {
        (self.unit, self.count, self.calendar) = (unit, count, calendar)
    }

    /// About how many seconds it takes.
    var seconds: Double { Double(count) * Self.seconds(of: unit) }

    private static func seconds(of unit: Calendar.Component) -> Double {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_746
        case .quarter: 7_889_238
        case .year, .yearForWeekOfYear: 31_556_952
        case .nanosecond: 1e-9
        default: 86_400
        }
    }

    private static let usual: [(unit: Calendar.Component, count: Int)] = [
        (.second, 1), (.second, 5), (.second, 15), (.second, 30), (.minute, 1), (.minute, 5), (.minute, 15),
        (.minute, 30), (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12), (.day, 1), (.day, 2), (.weekOfYear, 1),
        (.month, 1), (.month, 3), (.year, 1), (.year, 2), (.year, 5), (.year, 10), (.year, 20), (.year, 50),
        (.year, 100),
    ]

    /// Returns the step by which a span of seconds has about as many moments as are wanted.
    static func fitting(_ span: Double, count: Int, _ calendar: Calendar = .current) -> DateStep {
        let wanted = max(span, 1) / Double(max(count, 1))
        // As far away as a factor, not as a difference.
        let best = usual.min {
            let (one, other) = (DateStep($0.unit, $0.count).seconds, DateStep($1.unit, $1.count).seconds)
            return abs(log(one / wanted)) < abs(log(other / wanted))
        }
        return DateStep(best?.unit ?? .day, best?.count ?? 1, calendar)
    }

    /// Returns the moment at or before another at which a step begins.
    func start(_ date: Date) -> Date {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
        guard count > 1 else { return start }
        let larger: Calendar.Component? =
            switch unit {
            case .second: .minute
            case .minute: .hour
            case .hour: .day
            case .day: .month
            case .month: .year
            default: nil
            }
        if let larger, let origin = calendar.dateInterval(of: larger, for: start)?.start {
            let passed = calendar.dateComponents([unit], from: origin, to: start).value(for: unit) ?? 0
            return calendar.date(byAdding: unit, value: -(passed % count), to: start) ?? start
        }
        guard unit == .year else { return start }
        return calendar.date(byAdding: .year, value: -(calendar.component(.year, from: start) % count), to: start)
            ?? start
    }

    /// Returns the moment one step later.
    func after(_ date: Date) -> Date? { calendar.date(byAdding: unit, value: count, to: date) }

    /// Returns the moments within a range of seconds since 2001 at which steps begin.
    func moments(in domain: ClosedRange<Double>) -> [Double] {
        var all: [Double] = []
        var next: Date? = start(Date(timeIntervalSinceReferenceDate: domain.lowerBound))
        while let date = next, date.timeIntervalSinceReferenceDate <= domain.upperBound, all.count < 2000 {
            if date.timeIntervalSinceReferenceDate >= domain.lowerBound {
                all.append(date.timeIntervalSinceReferenceDate)
            }
            next = after(date).flatMap { $0 > date ? $0 : nil }
        }
        return all
    }

    /// Returns how a moment at which a step begins is called.
    ///
    /// - Parameters:
    ///   - seconds: the moment, in seconds since 2001.
    ///   - isFirst: whether it is the first one of an axis.
    /// - Returns: the name.
    func name(of seconds: Double, isFirst: Bool) -> String {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US"), calendar)
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern(date, isFirst)
        return formatter.string(from: date)
    }

    private func pattern(_ date: Date, _ isFirst: Bool) -> String {
        switch unit {
        case .second, .nanosecond: return "h:mm:ss"
        case .minute: return "h:mm"
        case .hour: return "h a"
        case .month, .quarter: return "MMM"
        case .year, .yearForWeekOfYear: return "yyyy"
        case .weekOfYear, .weekOfMonth: return "MMM d"
        default:
            if count == 1 { return "EEE d" }
            return isFirst || calendar.component(.day, from: date) <= count ? "MMM d" : "d"
        }
    }
}
