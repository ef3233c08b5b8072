import ClusterContract
import Synchronization
import WebSocketServer

/// How a server's part in its cluster stands, for those who run it.
///
/// Any thread may ask.
final class ClusterState: Sendable {
    private let node: any ClusterMember
    private let isDraining = Atomic(false)

    init(_ node: any ClusterMember) {
        self.node = node
    }

    /// The server takes nobody new from now on.
    func drain() {
        isDraining.store(true, ordering: .relaxed)
    }

    /// What refuses requests that only a node with a lease can carry out; nil: it has one.
    var standstill: HTTPAnswer? {
        node.mayAct
            ? nil : HTTPAnswer(status: 503, body: "the rooms stand still: NATS has not renewed this node's lease\n")
    }

    /// What `/readyz` answers: 200 as long as pages may be asked for here, of rooms that stand still as well.
    var readiness: HTTPAnswer {
        HTTPAnswer(draining: isDraining.load(ordering: .relaxed)) ?? HTTPAnswer(body: "ok\n")
    }

    /// What `/healthz` answers: 200 as long as the rooms here go on.
    var health: HTTPAnswer {
        if let draining = HTTPAnswer(draining: isDraining.load(ordering: .relaxed)) { return draining }
        if let standstill { return standstill }
        return HTTPAnswer(body: node.isConnected ? "ok\n" : "ok, but there is no line to NATS\n")
    }
}

extension HTTPAnswer {
    /// Makes the answer of a server that takes nobody new; nil for another.
    fileprivate init?(draining isDraining: Bool) {
        guard isDraining else { return nil }
        self.init(status: 503, body: "draining\n")
    }
}
