import Foundation
import Locks
import Testing

@testable import WebSocketServer

/// The rule of libwebsockets that its context belongs to one thread.
@Suite struct ServiceThreadTests {
    @Test func whatRunsOnTheThreadPasses() {
        ServiceThread().check()
    }

    @Test func whatRunsOnAnotherThreadTraps() async {
        await #expect(processExitsWith: .failure) {
            let thread = ServiceThread()
            await withCheckedContinuation { continuation in
                Thread {
                    thread.check()
                    continuation.resume()
                }.start()
            }
        }
    }

    @Test func whatIsPostedIsDoneOrRefused() async throws {
        let echo = try EchoServer()
        let done = LockedValue(0)
        var accepted = 0
        for _ in 0..<100 where echo.server.post({ _ in done.withLock { $0 += 1 } }) { accepted += 1 }
        echo.server.stop()
        #expect(accepted == 100)
        #expect(done.withLock { $0 } == accepted)
        #expect(!echo.server.post { _ in })
    }
}
