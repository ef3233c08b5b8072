import Foundation
import NATS

/// Three nats-servers on loopback that keep everything together, so that one may be lost.
public final class NATSCluster {
    /// The servers.
    public let servers: [NATSServer]
    /// The servers' addresses.
    public var urls: [String] { servers.map(\.url) }

    /// Starts the servers, and returns once they have chosen a leader.
    ///
    /// - Throws: ``NATSServer/Failure``.
    public init() throws {
        let ports = try (0..<3).map { _ in try NATSServer.freePort() }
        let routes = ports.map { "nats://127.0.0.1:\($0)" }.joined(separator: ", ")
        servers = try ports.enumerated().map { index, port in
            try NATSServer(
                configuration: """
                    server_name: server\(index)
                    cluster { name: test, listen: "127.0.0.1:\(port)", routes: [\(routes)] }
                    """)
        }
        try awaitLeader()
    }

    private func awaitLeader() throws {
        var options = servers[0].options("leader")
        options.servers = urls
        let connection = try NATSConnection(options) { _ in }
        let storage = try JetStream(connection)
        for _ in 0..<300 {
            if (try? storage.bucket("ready", replicas: 3)) != nil { return }
            usleep(100_000)
        }
        throw NATSServer.Failure(description: "the NATS servers choose no leader")
    }
}
