import Glibc
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct AddressAllowanceTests {
    private let second = Duration.seconds(1)
    private let start = MonotonicInstant.start + .seconds(77)
    private func address(_ number: UInt32) -> PeerAddress {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(AF_INET)
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: number, toByteOffset: 4, as: UInt32.self) }
        return PeerAddress(storage)
    }

    @Test func someAtOnceAndThenOneInEachInterval() {
        var allowance = AddressAllowance(burst: 3, interval: 6 * second)
        for _ in 0..<3 { #expect(allowance.consume(from: address(1), at: start) == nil) }
        #expect(allowance.consume(from: address(1), at: start) == 6 * second)
        #expect(
            allowance.consume(from: address(1), at: start + 5 * second + .nanoseconds(1)) == second - .nanoseconds(1))
        #expect(allowance.consume(from: address(1), at: start + 6 * second) == nil)
        #expect(allowance.consume(from: address(1), at: start + 6 * second) == 6 * second)
        // After a while all of them again, and not more.
        for _ in 0..<3 { #expect(allowance.consume(from: address(1), at: start + 1000 * second) == nil) }
        #expect(allowance.consume(from: address(1), at: start + 1000 * second) == 6 * second)
    }

    @Test func eachAddressHasItsOwn() {
        var allowance = AddressAllowance(burst: 3, interval: 6 * second)
        for number in 0..<5000 as Range<UInt32> {
            for _ in 0..<3 { #expect(allowance.consume(from: address(number), at: start) == nil) }
        }
        for number in 0..<5000 as Range<UInt32> { #expect(allowance.consume(from: address(number), at: start) != nil) }
    }

    @Test func whatIsDearUsesUpMore() {
        var allowance = AddressAllowance(burst: 10, perSecond: 2)
        #expect(allowance.consume(8, from: address(1), at: start) == nil)
        #expect(allowance.wait(for: 4, from: address(1), at: start) == second)
        #expect(allowance.consume(4, from: address(1), at: start) == second)
        #expect(allowance.consume(2, from: address(1), at: start) == nil)
        // More than there ever is takes all that there is.
        #expect(allowance.consume(1000, from: address(1), at: start + 5 * second) == nil)
        #expect(allowance.consume(1000, from: address(1), at: start + 5 * second) == 5 * second)
    }

    @Test func whoAsksForTooMuchIsToldWhenToComeBack() throws {
        let echo = try EchoServer(
            { $0.limits.costlyRequests = 2 }, bodyLimits: ["/costly": 10],
            answer: { $0.path == "/index.html" ? nil : .now(HTTPAnswer(body: "done")) })
        defer { echo.server.stop() }
        #expect(try TestHTTP("/costly", port: echo.port).status == 200)
        #expect(try TestHTTP("/costly", method: "POST", port: echo.port, body: "a body").status == 200)
        for (method, body) in [("GET", ""), ("HEAD", ""), ("POST", "a body")] {
            let refusal = try TestHTTP("/costly", method: method, port: echo.port, body: body)
            #expect(refusal.status == 429)
            #expect(refusal.headers["retry-after"].flatMap(Int.init).map { 1...6 ~= $0 } == true)
            if method != "HEAD" { #expect(String(decoding: refusal.body, as: UTF8.self).contains("Try again in ")) }
        }
        #expect(try TestHTTP("/cheap", port: echo.port).status == 200)
        #expect(try TestHTTP("/index.html", port: echo.port).status == 200)
    }

    @Test func whoAsksTooOftenIsHungUpOn() throws {
        let echo = try EchoServer { $0.limits.requestsPerSecond = 1 }
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        let request = Array("GET /main.js HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        for _ in 0..<10 {
            try socket.write(request)
            #expect(try TestHTTP(from: socket).status == 200)
        }
        try socket.write(request)
        #expect(try TestHTTP(from: socket).status == 429)
        #expect(try socket.readToEnd() == [])
        #expect(throws: TestSocket.Failure.self) { try echo.connect() }
    }
}
