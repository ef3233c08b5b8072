import Testing
import WebSocketServer

@testable import StageServer

@Suite struct OutboxTests {
    @Test func sharedMessagesAreDueOncePerVersionAndNewestOnly() {
        var outbox = Outbox()
        var shared = SharedMessage()
        #expect(!outbox.isDue(.cursors, shared))
        shared.replace(with: .binary([1]))
        shared.replace(with: .binary([2]))
        #expect(outbox.isDue(.cursors, shared))
        outbox.hasSent(.cursors, version: shared.version)
        #expect(!outbox.isDue(.cursors, shared))
        shared.replace(with: .binary([3]))
        #expect(outbox.isDue(.cursors, shared))
    }

    @Test func controlMessagesWaitForTheWelcome() {
        var outbox = Outbox()
        var shared = SharedMessage()
        shared.replace(with: .text([1]))
        #expect(!outbox.isDue(.room, shared))
        #expect(outbox.takeWelcome() == nil)
        outbox.welcome = [7]
        #expect(outbox.takeWelcome() == [7])
        #expect(outbox.takeWelcome() == nil)
        #expect(outbox.isDue(.room, shared))
    }

    @Test func everyKindHasItsTurn() {
        var outbox = Outbox()
        var turns: [Outbox.Kind] = []
        for _ in 0..<2 * Outbox.Kind.allCases.count {
            turns.append(outbox.order[0])
            outbox.hasSent(outbox.order[0])
        }
        #expect(turns == Outbox.Kind.allCases + Outbox.Kind.allCases)
        outbox.hasSent(.cursors)
        #expect(outbox.order.last == .cursors)
    }
}
