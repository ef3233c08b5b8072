import Testing

@testable import WebSocketServer

@Suite struct LineBudgetTests {
    private let second = Duration.seconds(1)

    @Test func whatIsTooMuchForAMinuteIsCountedInTheNext() {
        var budget = LineBudget()
        let start = MonotonicInstant.start + 100 * second
        for _ in 0..<LineBudget.perMinute { #expect(budget.admit(at: start) == 0) }
        for line in 0..<57 { #expect(budget.admit(at: start + second + .nanoseconds(line)) == nil) }
        #expect(budget.admit(at: start + 60 * second) == 57)
        #expect(budget.admit(at: start + 61 * second) == 0)
        #expect(budget.admit(at: start + 500 * second) == 0)
    }
}
