import CoreGraphics
import Foundation
import Testing

/// Distances between dates in words; the documentation of RelativeDateTimeFormatter has `1 day ago` and `yesterday`.
@Suite struct RelativeDateTimeFormatterTests {
    private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func text(_ seconds: TimeInterval, _ configure: (RelativeDateTimeFormatter) -> Void = { _ in }) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar.timeZone = TimeZone(identifier: "UTC")!
        configure(formatter)
        return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    @Test(arguments: [
        (-1, "1 second ago"), (90, "in 1 minute"), (-7_200, "2 hours ago"), (-86_400, "1 day ago"),
        (8 * 86_400, "in 1 week"), (-400 * 86_400, "1 year ago"), (0, "in 0 seconds"),
    ])
    func theLargestUnitIsSaid(seconds: TimeInterval, words: String) {
        #expect(text(seconds) == words)
    }

    @Test func whatIsNearHasANameIfThatIsWanted() {
        #expect(text(-86_400) { $0.dateTimeStyle = .named } == "yesterday")
        #expect(text(8 * 86_400) { $0.dateTimeStyle = .named } == "next week")
        #expect(text(-2 * 86_400) { $0.dateTimeStyle = .named } == "2 days ago")
        #expect(text(0) { $0.dateTimeStyle = .named } == "now")
    }

    @Test func unitsAreWrittenAsTheStyleSays() {
        #expect(text(-7_200) { $0.unitsStyle = .short } == "2 hr. ago")
        #expect(text(-7_200) { $0.unitsStyle = .abbreviated } == "2h ago")
        #expect(text(-7_200) { $0.unitsStyle = .spellOut } == "two hours ago")
    }
}
