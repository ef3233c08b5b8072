import ClusterContract
import WebSocketServer
import Wire

/// A server's part in a cluster: what it hears, keeps and says there.
@MainActor
struct ClusterMembership {
    let node: any ClusterMember
    let store: ClusterStore
    let state: ClusterState
    private let arrivals: ClusterArrivals
    private let metrics: ClusterMetrics

    /// Connects to what the cluster keeps, without joining yet.
    ///
    /// - Throws: `ClusterFault`.
    init(
        _ cluster: any JoinableCluster, _ configuration: StageServerConfiguration, _ registry: Metrics,
        _ wake: Wake
    ) throws {
        let arrivals = ClusterArrivals(scenes: configuration.scenes.map(\.name)) { wake.inputArrived() }
        node = try cluster.connect(versions: NodeMessage.versions, logger: configuration.logger) {
            arrivals.hear($0)
        }
        self.arrivals = arrivals
        store = ClusterStore(node, logger: configuration.logger)
        state = ClusterState(node)
        metrics = ClusterMetrics(registry)
    }

    /// Makes what leads rooms' events to the nodes that own them.
    func rooms(
        _ configuration: StageServerConfiguration, logs: LogWorker, resume: StageServer.Resume?,
        deliver: @escaping StageServer.Deliver, _ audiences: RoomAudiences, _ directory: SharedDirectory,
        registry: RoomRegistry
    ) -> ClusterRooms {
        ClusterRooms(
            node, arrivals,
            ClusterRooms.Options(
                store: store, metrics: metrics, logs: logs, logger: configuration.logger,
                resume: { scene, changes, newest in
                    guard let resume else { throw CannotResume() }
                    return try resume(scene, changes, newest)
                },
                deliver: { room, effects in
                    deliver(room, effects)
                    audiences.flush()
                }, forget: audiences.forget,
                learn: { room, record in directory.access { $0.learn(room, record) } },
                scenes: configuration.scenes.map(\.name), networkHost: configuration.networkHost,
                balancing: (.seconds(configuration.balancing.interval), .seconds(configuration.balancing.stay))),
            registry: registry)
    }

    /// Begins the node's session, if it has the secret of the others.
    ///
    /// - Throws: what ``ClusterContract/ClusterMember/start()`` throws.
    func join(withSecretOf capabilities: Capabilities) throws {
        do {
            try node.start()
            try node.agree(onSecretOf: capabilities.fingerprint)
        } catch {
            node.close()
            throw error
        }
    }
}

private struct CannotResume: Error, CustomStringConvertible {
    let description = "this server cannot go on with simulations from elsewhere"
}
