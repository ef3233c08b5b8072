import Testing
import WebSocketServer

@testable import StageServer

@Suite struct MetricsPageTests {
    private let second: UInt64 = 1_000_000_000

    @Test(arguments: [
        ("127.0.0.1", 200), ("127.3.2.1", 200), ("::1", 200), ("192.0.2.7", 200), ("2001:db8::8", 200),
        ("192.0.2.8", 403), ("2001:db8:0:1::8", 403), ("126.0.0.1", 403), ("0.0.0.0", 403),
    ])
    func itIsForThisMachineAndThoseThatWereNamed(address: String, status: UInt32) {
        let readers = ["192.0.2.7", "[2001:db8::7]"].compactMap { PeerAddress($0) }
        let page = MetricsPage(interval: second, readers: readers) { "text" }
        #expect(page.answer(to: PeerAddress(address), at: 0).status == status)
        #expect(page.answer(to: nil, at: 0).status == 403)
    }

    @Test func itIsMadeOnceASecondAtMost() {
        var count = 0
        let page = MetricsPage(interval: second, readers: []) {
            count += 1
            return "\(count)"
        }
        let texts = [0, 1, second - 1, second, 2 * second - 1, 9 * second].map {
            String(decoding: page.answer(to: PeerAddress("127.0.0.1"), at: $0).body, as: UTF8.self)
        }
        #expect(texts == ["1", "1", "1", "2", "2", "3"])
    }
}
