import Testing

@testable import StageServer

@Suite struct SaveScheduleTests {
    private let second: UInt64 = 1_000_000_000

    @Test func whatChangedIsStoredOnceItRests() {
        var schedule = SaveSchedule()
        #expect(schedule.due(isAtRest: true) == nil)
        schedule.changed(at: 3 * second)
        schedule.changed(at: 4 * second)
        #expect(schedule.due(isAtRest: true) == 3 * second)
        #expect(schedule.due(isAtRest: false) == 8 * second)
        schedule.saved(at: 4 * second)
        #expect(schedule.due(isAtRest: true) == nil)
    }

    @Test func itIsStoredAtMostOnceASecond() {
        var schedule = SaveSchedule()
        schedule.saved(at: 4 * second)
        schedule.changed(at: 4 * second + 1)
        #expect(schedule.due(isAtRest: true) == 5 * second)
    }
}
