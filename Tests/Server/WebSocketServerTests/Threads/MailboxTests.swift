import Foundation
import Locks
import Testing

@testable import WebSocketServer

@Suite struct MailboxTests {
    @Test func workIsDrainedInTheOrderInWhichItCame() {
        let mailbox = Mailbox()
        for _ in 0..<3 { #expect(mailbox.post { _ in }) }
        #expect(mailbox.drain().count == 3)
        #expect(mailbox.drain().isEmpty)
    }

    @Test func afterItIsClosedNothingIsAccepted() {
        let mailbox = Mailbox()
        #expect(mailbox.post { _ in })
        #expect(mailbox.close().count == 1)
        #expect(!mailbox.post { _ in })
        #expect(mailbox.close().isEmpty)
    }

    @Test func nothingIsLostOfWhatManyThreadsPostAtOnce() {
        let mailbox = Mailbox()
        let drained = LockedValue(0)
        let posting = DispatchGroup()
        for _ in 0..<4 {
            DispatchQueue.global().async(group: posting) {
                for _ in 0..<5000 { _ = mailbox.post { _ in } }
            }
        }
        while posting.wait(timeout: .now()) == .timedOut {
            let count = mailbox.drain().count
            drained.withLock { $0 += count }
        }
        #expect(drained.withLock { $0 } + mailbox.close().count == 20_000)
    }

    @Test func whatOneThreadPostsStaysInOrder() throws {
        let echo = try EchoServer()
        let seen = LockedValue<[Int]>([])
        for number in 0..<1000 { #expect(echo.server.post { _ in seen.withLock { $0.append(number) } }) }
        echo.server.stop()
        #expect(seen.withLock { $0 } == Array(0..<1000))
    }
}
