import Testing

@testable import WebSocketServer

@Suite struct LineBudgetTests {
    private let second: UInt64 = 1_000_000_000

    @Test func whatIsTooMuchForAMinuteIsCountedInTheNext() {
        var budget = LineBudget()
        let start = 100 * second
        for _ in 0..<LineBudget.perMinute { #expect(budget.admit(at: start) == 0) }
        for line in 0..<57 as Range<UInt64> { #expect(budget.admit(at: start + second + line) == nil) }
        #expect(budget.admit(at: start + 60 * second) == 57)
        #expect(budget.admit(at: start + 61 * second) == 0)
        #expect(budget.admit(at: start + 500 * second) == 0)
    }
}
