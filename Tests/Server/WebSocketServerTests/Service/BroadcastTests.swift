import AllocationCount
import Dispatch
import Locks
import Logging
import SystemCallCount
import TestClient
import Testing

@testable import WebSocketServer

/// What it takes to send the same message to many connections, and to hear of each: counted, not timed.
@Suite struct BroadcastTests {
    private final class Service: WebSocketService {
        var connections: [WebSocketConnection] = []
        var messages = 0
        /// Is called with the number of each message.
        var heard: ((Int) -> Void)?

        func open(_ connection: WebSocketConnection) -> WebSocketAcceptance {
            connections.append(connection)
            return .accept(Handler(self))
        }
    }

    private final class Handler: WebSocketHandler {
        private let service: Service

        init(_ service: Service) {
            self.service = service
        }

        func receive(_ message: WebSocketMessage) {
            service.messages += 1
            service.heard?(service.messages)
        }

        func nextMessage() -> OutgoingMessage? { nil }
        func closed(byPeer: Bool) {}
    }

    /// A server of one thread with connections.
    private struct House {
        let folder: TestFolder
        let server: WebSocketServer<Service>
        let clients: [TestWebSocket]

        init(clients count: Int) throws {
            folder = try TestFolder(["web/index.html": ""])
            var configuration = WebSocketServerConfiguration(
                host: "127.0.0.1", port: 0, subprotocol: "zoetrope.v3", maximumMessageSize: 2048,
                files: try StaticFiles(page: folder.path + "/web"),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            configuration.limits = .patient
            let server = try WebSocketServer(configuration) { _ in Service() }
            self.server = server
            clients = try (0..<count).map { _ in try TestWebSocket(port: server.port, path: "/") }
        }

        /// Runs something on the thread of the connections, and waits for what it returns.
        func ask<Answer: Sendable>(_ question: @escaping @Sendable (Service) -> Answer) -> Answer? {
            let answer = LockedValue<Answer?>(nil)
            let isThere = DispatchSemaphore(value: 0)
            guard
                server.post({ service in
                    let value = question(service)
                    answer.withLock { $0 = value }
                    isThere.signal()
                })
            else { return nil }
            isThere.wait()
            return answer.withLock { $0 }
        }
    }

    private static let message: [UInt8] = [5, 5, 0, 0xCB, 0x01, 0xFE]

    @Test(.enabled(if: counts_system_calls())) func aMessageIsOneSystemCallForEachConnection() throws {
        let house = try House(clients: 40)
        defer { house.server.stop() }
        let rounds = 10
        let message = OutgoingMessage.binary(Self.message)
        let counted = house.ask { service in
            // After the first, nothing is found out anew.
            var sent = service.connections.filter { $0.send(message) }.count
            let (calls, blocks) = (thread_system_call_count(), thread_allocation_count())
            for _ in 0..<rounds {
                for connection in service.connections where connection.send(message) { sent += 1 }
            }
            let after = thread_system_call_count()
            return (
                sent: sent, sends: Int(after.send - calls.send), receives: Int(after.receive - calls.receive),
                waits: Int(after.wait - calls.wait), blocks: Int(thread_allocation_count() - blocks)
            )
        }
        let count = try #require(counted)
        #expect(count.sent == 40 * (rounds + 1))
        #expect(count.sends == 40 * rounds)
        #expect(count.receives == 0 && count.waits == 0)
        // In a build that isn't optimised, the closure that is given a frame's bytes takes a block.
        #expect(count.blocks <= 40 * rounds)
        for client in house.clients {
            for _ in 0...rounds { #expect(try client.message() == Self.message) }
        }
    }

    @Test(.enabled(if: counts_system_calls())) func aMessageOfAPeerIsOneSystemCall() throws {
        let house = try House(clients: 40)
        defer { house.server.stop() }
        let before = try #require(house.ask { _ in thread_system_call_count() })
        for client in house.clients { try client.send([0x12, 1, 0, 0, 0]) }
        try eventually("all are heard") { house.ask { $0.messages } == 40 }
        let after = try #require(house.ask { _ in thread_system_call_count() })
        #expect(after.receive - before.receive <= 40)
        #expect(after.send == before.send)
    }

    @Test(.enabled(if: counts_system_calls())) func whoSendsWithoutEndDoesNotHaveAllConnectionsLookedAt() throws {
        let house = try House(clients: 40)
        defer { house.server.stop() }
        let (client, other) = (house.clients[0], house.clients[1])
        let count = 2000
        let before = try #require(
            house.ask { service in
                service.heard = { number in
                    // There is always a further one, and libwebsockets has a ping to answer, for which it looks at all.
                    if number < count { try? client.send([0x12, 1, 0, 0, 0]) }
                    if number == 10 { try? other.send([7], .ping) }
                }
                return thread_system_call_count()
            })
        try client.send([0x12, 1, 0, 0, 0])
        try eventually("all are heard") { house.ask { $0.messages } == count }
        let after = try #require(house.ask { _ in thread_system_call_count() })
        #expect(after.poll - before.poll <= count / 10)
    }

    @Test func whatIsToComeAfterACloseFrameIsNotSent() throws {
        let house = try House(clients: 2)
        defer { house.server.stop() }
        let message = OutgoingMessage.binary(Self.message)
        let sent = house.ask { service in
            service.connections.map { connection in
                let before = connection.send(message)
                connection.close(WebSocketClosure(.goingAway, "as asked"))
                return [before, connection.send(message)]
            }
        }
        #expect(sent == [[true, false], [true, false]])
        for client in house.clients { #expect(try client.closure().code == 1001) }
    }

    @Test func framesAmongPongsStayWhole() throws {
        let house = try House(clients: 1)
        defer { house.server.stop() }
        // Whatever libwebsockets answers, what is sent at the same time stays whole.
        let ping = [UInt8](repeating: 7, count: 100)
        for _ in 0..<50 {
            try house.clients[0].send(ping, .ping)
            _ = house.ask { service in service.connections.filter { $0.send(.binary(Self.message)) }.count }
        }
        for _ in 0..<50 { #expect(try house.clients[0].message() == Self.message) }
    }
}
