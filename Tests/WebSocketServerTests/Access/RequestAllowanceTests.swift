import Glibc
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct RequestAllowanceTests {
    private let second: UInt64 = 1_000_000_000
    private let start: UInt64 = 77_000_000_000
    private let limits: ConnectionLimits

    init() {
        var limits = ConnectionLimits()
        (limits.costlyRequests, limits.costlyRequestInterval) = (3, 6)
        self.limits = limits
    }

    private func address(_ number: UInt32) -> PeerAddress {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(AF_INET)
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: number, toByteOffset: 4, as: UInt32.self) }
        return PeerAddress(storage)
    }

    @Test func someAtOnceAndThenOneInEachInterval() {
        var allowance = RequestAllowance(limits)
        for _ in 0..<3 { #expect(allowance.take(from: address(1), at: start) == nil) }
        #expect(allowance.take(from: address(1), at: start) == 6)
        #expect(allowance.take(from: address(1), at: start + 5 * second + 1) == 1)
        #expect(allowance.take(from: address(1), at: start + 6 * second) == nil)
        #expect(allowance.take(from: address(1), at: start + 6 * second) == 6)
        // After a while all of them again, and not more.
        for _ in 0..<3 { #expect(allowance.take(from: address(1), at: start + 1000 * second) == nil) }
        #expect(allowance.take(from: address(1), at: start + 1000 * second) == 6)
    }

    @Test func eachAddressHasItsOwn() {
        var allowance = RequestAllowance(limits)
        for number in 0..<5000 as Range<UInt32> {
            for _ in 0..<3 { #expect(allowance.take(from: address(number), at: start) == nil) }
        }
        for number in 0..<5000 as Range<UInt32> { #expect(allowance.take(from: address(number), at: start) != nil) }
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
}
