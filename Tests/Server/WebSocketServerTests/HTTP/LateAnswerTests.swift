import Foundation
import Locks
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct LateAnswerTests {
    /// Promises that were handed over and wait for the test.
    private final class Promises: Sendable {
        private let waiting = LockedValue<[HTTPPromise]>([])

        func add(_ promise: HTTPPromise) { waiting.withLock { $0.append(promise) } }

        /// The oldest, once there is one.
        func next() throws -> HTTPPromise {
            try eventually("a request waits for its answer") { waiting.withLock { !$0.isEmpty } }
            return waiting.withLock { $0.removeFirst() }
        }
    }

    private func lateServer(
        _ promises: Promises, _ change: (inout WebSocketServerConfiguration) -> Void = { _ in }
    ) throws -> EchoServer {
        try EchoServer(change, bodyLimits: ["/late": 1000]) { request in
            switch request.path {
            case "/late": .later { promises.add($0) }
            case "/now": .now(HTTPAnswer(body: "now"))
            default: nil
            }
        }
    }

    private static let get = "GET /late HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let post = "POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody"
    private static let page = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let now = "GET /now HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test(arguments: [get, post, "POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"])
    func othersAreServedWhileOneWaits(request: String) throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array(request.utf8))
        let promise = try promises.next()
        #expect(try TestHTTP("/", port: echo.port).status == 200)
        promise.fulfil(HTTPAnswer(body: "here it is"))
        promise.fulfil(HTTPAnswer(body: "once more"))
        #expect(try TestHTTP(from: socket).body == Array("here it is".utf8))
        try socket.write(Array(Self.page.utf8))
        #expect(String(decoding: try TestHTTP(from: socket).body, as: UTF8.self).hasPrefix("<!doctype html>"))
    }

    @Test func aHeadsAnswerHasNoBody() throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array("HEAD /late HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        try promises.next().fulfil(HTTPAnswer(body: "0123456789"))
        #expect(try TestHTTP(from: socket, isToHead: true).headers["content-length"] == "10")
        try socket.write(Array(Self.page.utf8))
        #expect(try TestHTTP(from: socket).status == 200)
    }

    @Test(arguments: [get, post])
    func aLongAnswerIsFollowedByTheNextRequest(request: String) throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        for _ in 0..<3 {
            try socket.write(Array(request.utf8))
            try promises.next().fulfil(HTTPAnswer(body: String(repeating: "1", count: 2_000_000)))
            #expect(try TestHTTP(from: socket).body.count == 2_000_000)
        }
    }

    @Test(arguments: [[get + now], [get, now], [get + now, now], [post + now], [post, now], [post + now, now]])
    func whatFollowsARequestWaitsForItsTurn(writes: [String]) throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        for write in writes {
            try socket.write(Array(write.utf8))
            usleep(20_000)
        }
        try promises.next().fulfil(HTTPAnswer(body: "first"))
        let first = try TestHTTP(from: socket)
        #expect(first.body == Array("first".utf8))
        guard first.endsConnection else {
            #expect(try TestHTTP(from: socket).body == Array("now".utf8))
            return
        }
        // Told so, a peer sends again what follows a body that libwebsockets has read together with it.
        #expect(writes[0] == Self.post + Self.now)
        #expect(try socket.readToEnd().isEmpty)
    }

    @Test func whoeverWaitsInVainIsTold() throws {
        let promises = Promises()
        let echo = try lateServer(promises) { $0.limits.answerTimeout = 1 }
        defer { echo.server.stop() }
        for request in [Self.get, Self.post] {
            let socket = try TestSocket(port: echo.port)
            try socket.write(Array(request.utf8))
            #expect(try TestHTTP(from: socket).status == 503)
            try promises.next().fulfil(HTTPAnswer(body: "too late"))
            try socket.write(Array(Self.page.utf8))
            #expect(try TestHTTP(from: socket).status == 200)
        }
    }

    @Test func anAnswerForOneWhoLeftGoesNowhere() throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        defer { echo.server.stop() }
        for request in [Self.get, Self.post] {
            let socket = try TestSocket(port: echo.port)
            try socket.write(Array(request.utf8))
            let promise = try promises.next()
            socket.resetWhenClosed()
            socket.shutdown()
            promise.fulfil(HTTPAnswer(body: String(repeating: "x", count: 1_000_000)))
            #expect(try TestHTTP("/", port: echo.port).status == 200)
        }
    }

    @Test func aPromiseOutlivesItsServer() throws {
        let promises = Promises()
        let echo = try lateServer(promises)
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array(Self.get.utf8))
        let promise = try promises.next()
        echo.server.stop()
        promise.fulfil(HTTPAnswer(body: "late"))
        #expect(throws: TestSocket.Failure.self) { try TestHTTP(from: socket) }
    }
}
