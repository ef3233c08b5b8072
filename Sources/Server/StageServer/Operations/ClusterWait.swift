import ClusterContract
import Foundation
import Locks
import Logging
import WebSocketServer
import Wire

/// The wait for NATS before a server starts, in which its port is served already.
public struct ClusterWait {
    private let configuration: StageServerConfiguration
    private let limit: Duration?
    private let began = ContinuousClock.now

    /// The time from one attempt to the next.
    private static let pause = 0.5

    /// Makes a wait that has not begun.
    ///
    /// - Parameters:
    ///   - configuration: the configuration of the server to start.
    ///   - limit: the longest wait; nil for as long as it takes.
    public init(_ configuration: StageServerConfiguration, limit: Duration?) {
        self.configuration = configuration
        self.limit = limit
    }

    /// Makes a server, as often as NATS does not answer.
    ///
    /// Blocks the thread. Whatever else is wrong is not waited for.
    ///
    /// - Throws: what `make` throws; `ClusterFault` once the longest wait is over.
    public func start<Server>(_ make: () throws -> Server) throws -> Server {
        while true {
            do {
                return try make()
            } catch let error as ClusterFault where error.kind == .unavailable {
                try serveUntilItAnswers(after: error)
            }
        }
    }

    /// Serves the port until NATS has what a cluster needs.
    private func serveUntilItAnswers(after first: ClusterFault) throws {
        guard let cluster = configuration.cluster else { throw first }
        let reason = LockedValue(first.description)
        try check(first)
        configuration.logger.warning("waiting for NATS: \(first)")
        var sockets = configuration.sockets(
            subprotocol: WireFormat.subprotocol, maximumMessageSize: WireFormat.viewerMessageLimit,
            metrics: Metrics())
        sockets.threads = 1
        let server = try WebSocketServer(sockets) { _ in WaitingService(reason) }
        defer { server.stop() }
        while true {
            Thread.sleep(forTimeInterval: Self.pause)
            do throws(ClusterFault) {
                _ = try cluster.connect(versions: NodeMessage.versions, logger: configuration.logger) { _ in }
                return configuration.logger.info("NATS answers")
            } catch {
                guard error.kind == .unavailable else { throw error }
                if error.description != reason.withLock({ $0 }) {
                    reason.withLock { $0 = error.description }
                    configuration.logger.warning("waiting for NATS: \(error)")
                }
                try check(error)
            }
        }
    }

    private func check(_ error: ClusterFault) throws(ClusterFault) {
        if let limit, ContinuousClock.now - began >= limit { throw error }
    }
}
