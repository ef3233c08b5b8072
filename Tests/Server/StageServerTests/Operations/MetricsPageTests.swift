import Locks
import Testing
import WebSocketServer

@testable import StageServer

@Suite struct MetricsPageTests {
    private let second = Duration.seconds(1)

    @Test(arguments: [
        ("127.0.0.1", 200), ("127.3.2.1", 200), ("::1", 200), ("192.0.2.7", 200), ("2001:db8::8", 200),
        ("192.0.2.8", 403), ("2001:db8:0:1::8", 403), ("126.0.0.1", 403), ("0.0.0.0", 403),
    ])
    func itIsForThisMachineAndThoseThatWereNamed(address: String, status: UInt32) {
        let readers = ["192.0.2.7", "[2001:db8::7]"].compactMap { PeerAddress($0) }
        let page = MetricsPage(interval: second, readers: readers) { "text" }
        #expect(page.answer(to: PeerAddress(address), at: .start).status == status)
        #expect(page.answer(to: nil, at: .start).status == 403)
    }

    @Test func itIsMadeOnceASecondAtMost() {
        let count = LockedValue(0)
        let page = MetricsPage(interval: second, readers: []) {
            count.withLock {
                $0 += 1
                return "\($0)"
            }
        }
        let texts = [
            .zero, .nanoseconds(1), second - .nanoseconds(1), second, 2 * second - .nanoseconds(1), 9 * second,
        ].map { (time: Duration) in
            String(decoding: page.answer(to: PeerAddress("127.0.0.1"), at: .start + time).body, as: UTF8.self)
        }
        #expect(texts == ["1", "1", "1", "2", "2", "3"])
    }
}
