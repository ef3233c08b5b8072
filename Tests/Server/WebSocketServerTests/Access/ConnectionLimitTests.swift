import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct ConnectionLimitTests {
    @Test func oneAboveTheMostClosesWith1013() throws {
        let echo = try EchoServer { $0.limits.connections = 2 }
        defer { echo.server.stop() }
        let (first, second) = (try echo.connect(), try echo.connect())
        let closure = try echo.connect().closure()
        #expect(closure.code == 1013)
        #expect(closure.reason == "all 2 places are taken")
        for client in [first, second] {
            try client.send([1])
            #expect(try client.message() == [1])
        }
        #expect(echo.metric("websocket_closed_total{code=\"1013\"}") == 1)
    }

    @Test func oneAboveTheMostOfAnAddressClosesWith1013() throws {
        let echo = try EchoServer { $0.limits.connectionsPerAddress = 2 }
        defer { echo.server.stop() }
        let (first, second) = (try echo.connect(), try echo.connect())
        let closure = try echo.connect().closure()
        #expect(closure.code == 1013)
        #expect(closure.reason == "2 connections from your address are open already")
        for client in [first, second] {
            try client.send([1])
            #expect(try client.message() == [1])
        }
    }

    @Test func aPlaceThatIsLeftIsFree() throws {
        let echo = try EchoServer { $0.limits.connectionsPerAddress = 1 }
        defer { echo.server.stop() }
        for _ in 0..<20 {
            let client = try echo.connect()
            try client.send([1])
            #expect(try client.message() == [1])
            client.socket.shutdown()
            try eventually("websocket_connections is 0") { echo.metric("websocket_connections") == 0 }
        }
    }

    @Test func aFullHousesPageMayBeTheFoldersOwn() throws {
        let echo = try EchoServer { $0.limits.connections = 1 }
        defer { echo.server.stop() }
        try Data("<!doctype html><p>No: {{reason}}.".utf8)
            .write(to: URL(fileURLWithPath: echo.folder.path + "/web/full.html"))
        #expect(try TestHTTP("/full.html", port: echo.port).status == 404)
        let client = try echo.connect()
        let page = try TestHTTP("/", port: echo.port)
        #expect(page.status == 503)
        #expect(page.headers["retry-after"] == "60")
        #expect(String(decoding: page.body, as: UTF8.self) == "<!doctype html><p>No: the only place is taken.")
        client.socket.shutdown()
    }

    @Test func aFullHouseIsAPageThatSaysSo() throws {
        let echo = try EchoServer { $0.limits.connections = 1 }
        defer { echo.server.stop() }
        #expect(try TestHTTP("/", port: echo.port).status == 200)
        let client = try echo.connect()
        for path in ["/", "/index.html", "/monzo"] {
            let page = try TestHTTP(path, port: echo.port)
            #expect(page.status == 503)
            #expect(page.headers["retry-after"] == "60")
            #expect(String(decoding: page.body, as: UTF8.self).contains("the only place is taken"))
        }
        #expect(try TestHTTP("/main.js", port: echo.port).status == 200)
        try client.send([1])
        #expect(try client.message() == [1])
    }

    /// A connection is accepted by the kernel before the server can drop it.
    @Test func socketsOfOneAddressAreDroppedBeyondWhatItsPagesNeed() throws {
        let echo = try EchoServer { $0.limits.connectionsPerAddress = 1 }
        defer { echo.server.stop() }
        var idle: [TestSocket] = []
        for _ in 0..<65 { idle.append(try TestSocket(port: echo.port)) }
        try eventually("sockets is 65") { echo.metric("sockets") == 65 }
        #expect(try TestSocket(port: echo.port).read(1) == nil)
        #expect(echo.metric("sockets_dropped_total") == 1)
        idle.removeAll()
        try eventually("sockets is 0") { echo.metric("sockets") == 0 }
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }

    @Test(arguments: [TestWebSocket.Opcode.binary, .pong])
    func aFloodOfFramesClosesWith1008(opcode: TestWebSocket.Opcode) throws {
        let echo = try EchoServer { $0.limits.framesPerSecond = 50 }
        defer { echo.server.stop() }
        let (client, other) = (try echo.connect(), try echo.connect())
        for _ in 0..<51 { try client.send([1], opcode) }
        let closure = try client.closure()
        #expect(closure.code == 1008)
        #expect(closure.reason == "more than 50 frames within a second")
        try other.send([5])
        #expect(try other.message() == [5])
    }
}
