import Foundation
import StageTime
import Testing

/// Lengths of time as players and timers show them.
@Suite struct DurationTests {
    private typealias Formatter = StageTime.DateComponentsFormatter

    private func text(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: Formatter.UnitsStyle = .positional,
        _ zeros: Formatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) -> String? {
        let formatter = Formatter()
        (formatter.allowedUnits, formatter.unitsStyle) = (units, style)
        (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (zeros, most)
        return formatter.string(from: seconds)
    }

    @Test func unitsStandOneBehindTheOther() {
        #expect(text(65, [.minute, .second]) == "1:05")
        #expect(text(65, [.minute, .second], .positional, .pad) == "01:05")
        #expect(text(5, [.minute, .second], .positional, .pad) == "00:05")
        #expect(text(3661, [.hour, .minute, .second]) == "1:01:01")
        #expect(text(7325, [.minute, .second]) == "122:05")
        #expect(text(0, [.minute, .second]) == "0")
        #expect(text(-65, [.minute, .second]) == "-1:05")
    }

    @Test func unitsHaveTheirNames() {
        #expect(text(3665, [.hour, .minute, .second], .abbreviated) == "1h 1m 5s")
        #expect(text(3600, [.hour, .minute], .abbreviated) == "1h")
        #expect(text(3665, [.hour, .minute, .second], .full) == "1 hour, 1 minute, 5 seconds")
        #expect(text(7320, [.hour, .minute], .short) == "2 hr, 2 min")
        #expect(text(90_061, [.day, .hour, .minute], .full, most: 1) == "1 day")
        #expect(text(130, [.minute, .second], .spellOut) == "two minutes, ten seconds")
        #expect(Formatter.localizedString(from: DateComponents(day: 3), unitsStyle: .full) == "3 days")
    }

    @Test func datesAreApart() {
        let formatter = Formatter()
        (formatter.allowedUnits, formatter.unitsStyle, formatter.maximumUnitCount) = (
            [.second, .minute, .hour, .day, .weekOfMonth], .abbreviated, 1
        )
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(90)) == "1m")
        #expect(formatter.string(from: start, to: start.addingTimeInterval(86_400 * 15)) == "2w")
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 7200) == "2h remaining")
    }
}
