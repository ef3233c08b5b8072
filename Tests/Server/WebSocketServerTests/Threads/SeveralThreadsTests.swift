import TestClient
import Testing

@testable import WebSocketServer

/// What holds over all of a server's threads.
@Suite struct SeveralThreadsTests {
    private func server(_ change: (inout WebSocketServerConfiguration) -> Void = { _ in }) throws -> EchoServer {
        try EchoServer {
            $0.threads = 3
            change(&$0)
        }
    }

    @Test func connectionsAreSpreadEvenly() throws {
        let echo = try server()
        defer { echo.server.stop() }
        let clients = try (0..<12).map { _ in try echo.connect() }
        for client in clients {
            try client.send([1])
            #expect(try client.message() == [1])
        }
        #expect(echo.ask(\.opened) == [0: 4, 1: 4, 2: 4])
    }

    @Test func theLimitOfAnAddressIsOverAllThreads() throws {
        let echo = try server { $0.limits.connectionsPerAddress = 4 }
        defer { echo.server.stop() }
        let clients = try (0..<4).map { _ in try echo.connect() }
        #expect(try echo.connect().closure().code == 1013)
        clients[0].socket.shutdown()
        try eventually("one is left") { echo.metric("websocket_connections") == 3 }
        let another = try echo.connect()
        try another.send([2])
        #expect(try another.message() == [2])
        withExtendedLifetime(clients) {}
    }

    @Test func theLimitOfAllConnectionsIsOverAllThreads() throws {
        let echo = try server { $0.limits.connections = 4 }
        defer { echo.server.stop() }
        let clients = try (0..<4).map { _ in try echo.connect() }
        #expect(try echo.connect().closure().reason == "all 4 places are taken")
        withExtendedLifetime(clients) {}
    }

    @Test func whatAnAddressMaySendIsASumOverItsConnections() throws {
        let echo = try server {
            // Twice as much at once.
            $0.limits.messageCostPerSecond = 30
        }
        defer { echo.server.stop() }
        let clients = try (0..<3).map { _ in try echo.connect() }
        // Of one address 80 within a moment: no connection has sent more than a third of the limit by itself.
        for _ in 0..<27 { for client in clients { try? client.send([1]) } }
        try eventually("one is closed") { echo.metric("websocket_closed_total{code=\"1008\"}") ?? 0 > 0 }
    }

    @Test func requestsOfAnAddressAreCountedOverAllThreads() throws {
        let echo = try server { $0.limits.requestsPerSecond = 1 }
        defer { echo.server.stop() }
        let statuses = try (0..<12).map { _ in try TestHTTP("/main.js", port: echo.port).status }
        #expect(statuses.prefix(10).allSatisfy { $0 == 200 } && statuses.contains(429))
    }

    @Test func stoppingEndsAllOfThem() throws {
        let echo = try server()
        let clients = try (0..<6).map { _ in try echo.connect() }
        echo.server.stop()
        for client in clients { #expect(try client.closure().code == 1001) }
        for thread in 0..<3 { #expect(!echo.server.post(to: thread) { _ in }) }
    }
}
