import TestClient
import Testing

@testable import WebSocketServer

@Suite struct AdmissionQueueTests {
    private let one = PeerAddress("192.0.2.1")!
    private let other = PeerAddress("192.0.2.2")!
    private let millisecond = Duration.milliseconds(1)

    /// In one go, within a second of all, within a second of one address.
    private func queue(_ burst: Int, _ perSecond: Int, _ perAddress: Int, places: Int = 36) -> AdmissionQueue {
        var limits = ConnectionLimits()
        limits.accepts = .init(burst: burst, perSecond: perSecond, perSecondPerAddress: perAddress)
        // What its pages need comes to 64 more.
        limits.connectionsPerAddress = places
        return AdmissionQueue(limits, isSecure: false)
    }

    @Test func soManyComeInOneGoAndThenAtAPace() {
        var queue = queue(3, 100, 1000)
        for number in 0..<5 as Range<Int32> { queue.add(.init(descriptor: number, peer: one)) }
        let now = (0..<4).map { _ in queue.next(at: .start)?.descriptor }
        #expect(now == [0, 1, 2, nil])
        #expect(queue.wait(at: .start) == 10 * millisecond)
        let later = (0..<2).map { _ in queue.next(at: .start + 10 * millisecond)?.descriptor }
        #expect(later == [3, nil] && queue.count == 1)
        let last = queue.next(at: .start + 20 * millisecond)?.descriptor
        #expect(last == 4 && queue.count == 0 && queue.wait(at: .start + 20 * millisecond) == nil)
    }

    @Test func addressesHaveTheirTurnsOneAfterTheOther() {
        var queue = queue(100, 100, 100)
        for number in 0..<5 as Range<Int32> { queue.add(.init(descriptor: number, peer: one)) }
        for number in 10..<12 as Range<Int32> { queue.add(.init(descriptor: number, peer: other)) }
        let order = (0..<7).map { _ in queue.next(at: .start)?.descriptor }
        #expect(order == [0, 10, 1, 11, 2, 3, 4])
    }

    @Test func aFloodFromOneAddressWaitsAndOthersDoNot() {
        var queue = queue(1000, 1000, 10)
        for number in 0..<110 as Range<Int32> { queue.add(.init(descriptor: number, peer: one)) }
        let atOnce = (0..<110).prefix { _ in queue.next(at: .start) != nil }.count
        #expect(atOnce == 100 && queue.count(of: one) == 10)
        queue.add(.init(descriptor: 200, peer: other))
        let next = queue.next(at: .start)
        #expect(next == .init(descriptor: 200, peer: other))
        #expect(queue.wait(at: .start) == 100 * millisecond)
        #expect(queue.removeAll().count == 10 && queue.count == 0)
    }

    @Test func whoComesTooFastIsServedAllTheSame() throws {
        let echo = try EchoServer {
            $0.limits.accepts = .init(burst: 1, perSecond: 200, perSecondPerAddress: 200)
        }
        defer { echo.server.stop() }
        let clients = try (0..<20).map { _ in try TestSocket(port: echo.port) }
        for client in clients { try client.write(Array("GET /main.js HTTP/1.1\r\nHost: a\r\n\r\n".utf8)) }
        for client in clients { #expect(try TestHTTP(from: client).status == 200) }
    }

    @Test func aServerThatStopsHangsUpOnThoseThatWait() throws {
        let echo = try EchoServer { $0.limits.accepts = .init(burst: 1, perSecond: 1, perSecondPerAddress: 1) }
        let clients = try (0..<3).map { _ in try TestSocket(port: echo.port) }
        echo.server.stop()
        for client in clients { #expect(try client.readToEnd() == []) }
    }
}
