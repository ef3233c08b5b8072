import Locks
import Testing
import WebSocketServer

@testable import StageServer

@Suite struct AwaitedLogsTests {
    /// A log that is asked for, and its answer.
    private final class Asked: Sendable {
        private let answers = LockedValue<[HTTPAnswer]>([])
        var answer: HTTPAnswer? { answers.withLock { $0.first } }
        var text: String? { answer.map { String(decoding: $0.body, as: UTF8.self) } }

        func add(to logs: inout AwaitedLogs) -> UInt64 {
            logs.add(HTTPPromise { [self] answer in answers.withLock { $0.append(answer) } })
        }
    }

    private func tell(
        _ logs: inout AwaitedLogs, _ number: UInt64, _ index: UInt64, _ text: String, isLast: Bool = false,
        at now: MonotonicInstant = .start
    ) -> Bool {
        logs.receive(number, 200, index, isLast: isLast, Array(text.utf8), at: now)
    }

    @Test func partsOfSeveralLogsMayAlternate() {
        var logs = AwaitedLogs()
        let (one, other) = (Asked(), Asked())
        let (first, second) = (one.add(to: &logs), other.add(to: &logs))
        #expect(!tell(&logs, first, 0, "a") && !tell(&logs, second, 0, "x"))
        #expect(one.answer == nil)
        #expect(!tell(&logs, first, 1, "b", isLast: true) && !tell(&logs, second, 1, "y", isLast: true))
        #expect(one.text == "ab" && other.text == "xy" && one.answer?.status == 200)
    }

    @Test func aPartThatIsMissingIsNoticedByTheNext() {
        var logs = AwaitedLogs()
        let asked = Asked()
        let number = asked.add(to: &logs)
        #expect(!tell(&logs, number, 0, "a"))
        #expect(tell(&logs, number, 2, "c", isLast: true))
        #expect(asked.answer?.status == 503)
        #expect(!tell(&logs, number, 3, "d"), "nobody waits for it any more")
    }

    @Test func aLastPartThatDoesNotComeIsGivenUp() {
        var logs = AwaitedLogs()
        let (begun, unanswered) = (Asked(), Asked())
        let number = begun.add(to: &logs)
        _ = unanswered.add(to: &logs)
        _ = tell(&logs, number, 0, "a")
        logs.removeStale(at: .start + AwaitedLogs.patience)
        #expect(begun.answer == nil)
        logs.removeStale(at: .start + AwaitedLogs.patience + .milliseconds(1))
        #expect(begun.answer?.status == 503)
        // A log may take its time to be written.
        #expect(unanswered.answer == nil)
    }

    @Test func logsTakeNoMoreThanTheirLimitsAloneAndTogether() {
        var logs = AwaitedLogs(.init(log: 4, all: 6))
        let asked = (0..<4).map { _ in Asked() }
        let numbers = asked.map { $0.add(to: &logs) }
        _ = tell(&logs, numbers[0], 0, "aaaaa")
        #expect(asked[0].answer?.status == 503, "it is too long")
        _ = tell(&logs, numbers[1], 0, "aaaa")
        _ = tell(&logs, numbers[2], 0, "aaa")
        #expect(asked[2].answer?.status == 503, "both together are")
        // There is a place again once one is whole.
        _ = tell(&logs, numbers[1], 1, "", isLast: true)
        #expect(asked[1].text == "aaaa")
        _ = tell(&logs, numbers[3], 0, "aaa", isLast: true)
        #expect(asked[3].text == "aaa")
    }
}
