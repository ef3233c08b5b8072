import Cluster
import Synchronization
import WebSocketServer

/// How a server's part in its cluster stands, for those who run it.
///
/// Any thread may ask.
final class ClusterState: Sendable {
    private let node: ClusterNode
    private let isDraining = Atomic(false)

    init(_ node: ClusterNode) {
        self.node = node
    }

    /// The server takes nobody new from now on.
    func drain() {
        isDraining.store(true, ordering: .relaxed)
    }

    /// What `/healthz` answers: 200 as long as viewers may be sent here.
    var health: HTTPAnswer {
        if isDraining.load(ordering: .relaxed) { return HTTPAnswer(status: 503, body: "draining\n") }
        guard node.mayAct else {
            return HTTPAnswer(status: 503, body: "the rooms stand still: NATS has not renewed this node's lease\n")
        }
        return HTTPAnswer(body: node.isConnected ? "ok\n" : "ok, but there is no line to NATS\n")
    }
}
