import Testing

@testable import WebSocketServer

@Suite struct MessageBudgetTests {
    private let start = MonotonicInstant.start + .seconds(77)

    @Test func twoSecondsAtOnceAndThenAtASteadyRate() {
        let account = MessageAccount(burst: 20, perSecond: 10)
        for _ in 0..<20 { #expect(account.charge(1, at: start)) }
        #expect(!account.charge(1, at: start))
        #expect(account.charge(1, at: start + .milliseconds(100)))
        #expect(!account.charge(1, at: start + .milliseconds(100)))
        #expect(account.charge(10, at: start + .milliseconds(1100)))
        #expect(account.charge(20, at: start + .seconds(1000)))
        #expect(!account.charge(1, at: start + .seconds(1000)))
    }

    @Test func whatIsRefusedUsesNothing() {
        let account = MessageAccount(burst: 20, perSecond: 10)
        #expect(account.charge(15, at: start))
        #expect(!account.charge(6, at: start))
        #expect(account.charge(5, at: start))
    }

    @Test func whatCostsMoreThanThereEverIsTakesAll() {
        let account = MessageAccount(burst: 20, perSecond: 10)
        #expect(account.charge(.max, at: start))
        #expect(!account.charge(1, at: start))
    }

    @Test func anAddressHasOneAccountForAllItsConnections() throws {
        var limits = ConnectionLimits()
        limits.messageCostPerSecond = 10
        let budget = MessageBudget(limits)
        let (one, other) = (try #require(PeerAddress("192.0.2.1")), try #require(PeerAddress("192.0.2.2")))
        #expect(budget.account(of: one, at: start).charge(20, at: start))
        // Its only connection has gone.
        #expect(!budget.account(of: one, at: start).charge(1, at: start))
        #expect(budget.account(of: other, at: start).charge(20, at: start))
    }

    @Test func accountsThatAreWholeAreForgottenAndOthersAreNot() throws {
        var limits = ConnectionLimits()
        limits.messageCostPerSecond = 10
        let budget = MessageBudget(limits)
        let used = try #require(PeerAddress("192.0.2.1"))
        let kept = try #require(PeerAddress("192.0.2.2"))
        let account = budget.account(of: kept, at: start)
        #expect(budget.account(of: used, at: start).charge(20, at: start))
        for index in 0..<5000 {
            let address = try #require(PeerAddress("10.0.\(index / 250).\(index % 250)"))
            _ = budget.account(of: address, at: start)
        }
        #expect(budget.account(of: kept, at: start) === account)
        #expect(!budget.account(of: used, at: start).charge(1, at: start))
        #expect(budget.count < 2100)
    }
}
