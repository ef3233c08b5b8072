import WebSocketServer
import Wire

/// How a server's parts are made.
extension StageServer {
    /// What happens in a room's step, handed to those whom it concerns on this node.
    typealias Deliver = @MainActor (_ room: String, _ effects: RoomEffects) -> Void

    static func store(in folder: StateFolder, _ configuration: StageServerConfiguration) -> any RoomKeeping {
        RoomStore(folder, scenes: configuration.scenes.map(\.name), logger: configuration.logger)
    }

    /// What is told of the server to those who run it.
    static func operations(
        _ configuration: StageServerConfiguration, _ registry: Metrics, _ liveness: Liveness,
        _ membership: ClusterMembership?
    ) -> OperationsEndpoints {
        let page = MetricsPage(
            interval: .seconds(configuration.metricsInterval), readers: configuration.metricsReaders,
            expose: registry.text)
        return OperationsEndpoints(liveness: liveness, cluster: membership?.state, metrics: page)
    }

    /// Binds the address, and serves viewers on the threads that there are for it.
    ///
    /// - Throws: `WebSocketServerError`.
    static func sockets(
        _ configuration: StageServerConfiguration, _ registry: Metrics, _ parts: StageService.Parts
    ) throws -> WebSocketServer<StageService> {
        let gallery = Gallery(
            configuration.scenes, project: configuration.project, replayPage: configuration.replayPage)
        let codes = QRCodeMaker()
        return try WebSocketServer(
            configuration.sockets(
                subprotocol: WireFormat.subprotocol, maximumMessageSize: WireFormat.viewerMessageLimit,
                metrics: registry)
        ) { thread in
            StageService(
                thread: thread, parts.directory, gallery: gallery, operations: parts.operations, logs: parts.logs,
                codes: codes, endpoints: configuration.endpoints, queue: parts.queue, metrics: parts.metrics,
                logger: configuration.logger)
        }
    }

    static func audiences(
        of server: WebSocketServer<StageService>, _ configuration: StageServerConfiguration
    ) -> RoomAudiences {
        RoomAudiences(threads: server.threadCount) { thread, work in
            if server.post(to: thread, work) { return }
            configuration.logger.debug("the server has stopped: nobody is told what happened in a room")
        }
    }

    static func options(
        _ configuration: StageServerConfiguration, _ store: (any RoomKeeping)?, _ capabilities: Capabilities,
        _ metrics: StageMetrics, journal: RoomRegistry.Options.Journal?
    ) -> RoomRegistry.Options {
        var options = RoomRegistry.Options(
            idle: .seconds(configuration.roomIdle), publicIdle: .seconds(configuration.publicRoomIdle),
            store: store, capabilities: capabilities, metrics: metrics, logger: configuration.logger)
        options.viewersPerRoom = configuration.maximumViewersPerRoom
        options.journal = journal
        return options
    }

    static func delivery(
        to audiences: RoomAudiences, _ directory: SharedDirectory, _ queue: RoomEventQueue
    ) -> Deliver {
        { room, effects in
            audiences.deliver(effects, in: room)
            for effect in effects.directory { perform(effect, on: room, directory, queue) }
        }
    }

    private static func perform(
        _ effect: DirectoryEffect, on room: String, _ directory: SharedDirectory, _ queue: RoomEventQueue
    ) {
        switch effect {
        case .setKey(let key): directory.access { $0.setKey(key, of: room) }
        case .endIfEmpty:
            directory.access { directory in
                guard let entry = directory.endIfEmpty(room) else { return }
                // While nobody can come: whoever does arrives after the end.
                queue.append(RoomArrival(room: room, scene: entry.scene, event: .ended))
            }
        }
    }
}

extension StageService {
    /// What all threads that serve viewers have in common.
    struct Parts: Sendable {
        let directory: SharedDirectory
        let operations: OperationsEndpoints
        let logs: LogWorker
        let queue: RoomEventQueue
        let metrics: StageMetrics
    }
}
