import Cluster
import Dispatch
import Logging
import PrometheusMetrics
import StageModel
import WebSocketServer
import Wire

/// A server that simulates rooms at 60 steps a second and serves them to viewers.
///
/// Steps run on the main queue, which its user keeps serviced (`RunLoop.main.run()`); sockets have their own threads.
@MainActor
public final class StageServer {
    /// Makes a scene's simulation: at its start, or going on from a checkpoint.
    public typealias MakeSimulation =
        @MainActor (_ scene: String, _ checkpoint: StageCheckpoint?) throws -> any RewindableSimulation

    /// Begins the creation of a simulation that starts with a log.
    public typealias BeginOpening = @MainActor @Sendable () throws -> any SimulationOpening
    /// Reads a log, on a thread of its own.
    ///
    /// It throws an error that names the fault and its line, as does the function that it returns.
    public typealias ReadLog = @Sendable (_ scene: String, _ log: StageLog) throws -> BeginOpening

    /// Begins to make a simulation that goes on where another node's stood, by what was added to its history.
    public typealias Resume =
        @MainActor @Sendable (_ scene: String, _ changes: [HistoryChange], _ newest: UInt32) throws
        -> any SimulationOpening

    /// The port on which the server listens.
    public var port: UInt16 { server.port }

    /// Is called for each step with its delay and its duration.
    package var stepObserver: ((_ lateness: Duration, _ duration: Duration) -> Void)?

    /// Of this node in its cluster; nil: the server is alone.
    package var session: String? { node?.session }

    /// The fencing number by which this node owns a room; nil if it doesn't.
    package func fence(of room: String) -> UInt64? { node?.fence(of: room) }

    private let server: WebSocketServer<StageService>
    private let queue: RoomEventQueue
    private let metrics: StageMetrics
    private let liveness: Liveness
    private let clock: TickClock
    private let rooms: RoomRegistry
    private let audiences: RoomAudiences
    private let directory: SharedDirectory
    private let store: (any RoomKeeping)?
    private let node: ClusterNode?
    private let clusterRooms: ClusterRooms?
    private let clusterState: ClusterState?
    /// The times at which the input arrived that waits for a step.
    private var arrivals: [MonotonicInstant] = []
    private var timer: TickTimer!

    /// Binds the address and starts serving.
    ///
    /// - Throws: `WebSocketServerError` if the address cannot be bound, or the state folder not be used.
    public init(
        _ configuration: StageServerConfiguration, readLog: @escaping ReadLog, resume: Resume? = nil,
        makeSimulation: @escaping MakeSimulation
    ) throws {
        let wake = Wake()
        let liveness = Liveness()
        let registry = PrometheusRegistry()
        let metrics = StageMetrics(registry)
        let queue = RoomEventQueue {
            liveness.expect(at: .now)
            DispatchQueue.main.async { MainActor.assumeIsolated { wake.server?.inputArrived() } }
        }
        self.queue = queue
        self.metrics = metrics
        self.liveness = liveness
        clock = TickClock(anchor: MonotonicInstant.now)
        let scenes = configuration.scenes.map(\.name)
        let folder = try configuration.stateFolder.map(StateFolder.init(path:))
        let arrivals = ClusterArrivals(scenes: scenes) {
            liveness.expect(at: .now)
            DispatchQueue.main.async { MainActor.assumeIsolated { wake.server?.inputArrived() } }
        }
        let node = try configuration.cluster.map { options in
            var options = options
            options.version = Int(NodeMessage.version)
            return try ClusterNode(options, logger: configuration.logger) { arrivals.hear($0) }
        }
        self.node = node
        let clusterStore = node.map { ClusterStore($0, logger: configuration.logger) }
        let store: (any RoomKeeping)? =
            clusterStore ?? folder.map { RoomStore($0, scenes: scenes, logger: configuration.logger) }
        self.store = store
        let secret = try configuration.secret ?? node?.secret(or: Capabilities.newSecret()) ?? folder?.secret
        let capabilities = Capabilities(secret: secret, host: configuration.networkHost)
        let logs = LogWorker(readLog)
        let clusterState = node.map(ClusterState.init)
        self.clusterState = clusterState
        let directory = SharedDirectory(
            RoomDirectory(
                scenes: scenes, stored: store?.stored ?? [], capabilities: capabilities,
                limit: configuration.maximumRooms))
        self.directory = directory
        let gallery = Gallery(
            configuration.scenes, project: configuration.project, replayPage: configuration.replayPage)
        let page = MetricsPage(
            interval: .seconds(configuration.metricsInterval), readers: configuration.metricsReaders,
            expose: registry.exposition)
        let operations = OperationsEndpoints(liveness: liveness, cluster: clusterState, metrics: page)
        let codes = QRCodeMaker()
        let server = try WebSocketServer(
            configuration.sockets(
                subprotocol: WireFormat.subprotocol, maximumMessageSize: WireFormat.viewerMessageLimit,
                metrics: registry)
        ) { thread in
            StageService(
                thread: thread, directory, gallery: gallery, operations: operations, logs: logs, codes: codes,
                endpoint: configuration.endpoint, queue: queue, metrics: metrics, logger: configuration.logger)
        }
        self.server = server
        var options = RoomRegistry.Options(
            idle: .seconds(configuration.roomIdle), publicIdle: .seconds(configuration.publicRoomIdle),
            store: store, capabilities: capabilities, metrics: metrics, logger: configuration.logger)
        options.viewersPerRoom = configuration.maximumViewersPerRoom
        let audiences = RoomAudiences(threads: server.threadCount) { thread, work in
            if server.post(to: thread, work) { return }
            configuration.logger.debug("the server has stopped: nobody is told what happened in a room")
        }
        self.audiences = audiences
        let deliver: @MainActor (String, RoomEffects) -> Void = { room, effects in
            audiences.deliver(effects, in: room)
            for effect in effects.directory { Self.perform(effect, on: room, directory, queue) }
        }
        let link = ClusterLink()
        if node != nil { options.journal = { link.rooms?.journal($1, of: $0) } }
        let rooms = RoomRegistry(
            options, clock: clock, makeSimulation: makeSimulation, flush: { audiences.flush() }
        ) { room, effects in
            if let cluster = link.rooms {
                cluster.send(effects, of: room, at: MonotonicInstant.now)
            } else {
                deliver(room, effects)
            }
        }
        self.rooms = rooms
        clusterRooms = node.map { node in
            ClusterRooms(
                node, arrivals,
                ClusterRooms.Options(
                    store: clusterStore!, metrics: ClusterMetrics(registry), logs: logs, logger: configuration.logger,
                    resume: { scene, changes, newest in
                        guard let resume else { throw CannotResume() }
                        return try resume(scene, changes, newest)
                    },
                    deliver: { room, effects in
                        deliver(room, effects)
                        audiences.flush()
                    }, forget: audiences.forget,
                    learn: { room, record in directory.access { $0.learn(room, record) } }, scenes: scenes,
                    networkHost: configuration.networkHost),
                registry: rooms)
        }
        link.rooms = clusterRooms
        timer = TickTimer { [weak self] in self?.tick() }
        wake.server = self
        do {
            try node?.start()
            try node?.agree(onSecretOf: capabilities.fingerprint)
        } catch {
            node?.close()
            server.stop()
            throw error
        }
        inputArrived()
    }

    /// Reads the TLS files again, for connections to come.
    public func reloadCertificate() {
        server.reloadCertificate()
    }

    /// The time in which ``stop()`` is done.
    static let stopLimit = Duration.milliseconds(900)

    /// Closes every connection with 1001, stores what has changed, and stops.
    ///
    /// It takes less than a second; what a slow disk has not stored by then is logged.
    public func stop() {
        let end = DispatchTime.now() + .nanoseconds(Int(Self.stopLimit.wholeNanoseconds))
        timer.cancel()
        receiveInput()
        rooms.storeAll()
        server.stop()
        store?.flush(by: end)
        node?.close()
    }

    /// The longest that a node's end waits for its rooms to be other nodes'.
    static let drainLimit = Duration.seconds(3)

    /// Gives all rooms to other nodes and calls `done`, within three seconds; at once without a cluster.
    ///
    /// ``stop()`` is left to the caller. Until then `/healthz` says that this server takes nobody new.
    public func drain(then done: @escaping @MainActor () -> Void) {
        guard let clusterRooms else { return done() }
        clusterState?.drain()
        let end = DrainEnd(done)
        clusterRooms.handOver { end.reach() }
        let deadline = DispatchTime.now() + .nanoseconds(Int(Self.drainLimit.wholeNanoseconds))
        DispatchQueue.main.asyncAfter(deadline: deadline) { MainActor.assumeIsolated { end.reach() } }
    }

    /// Replaces the scenes: each has a public room and a picture in the gallery from now on.
    ///
    /// Does nothing once the server has stopped.
    public func setScenes(_ scenes: [SceneDescription]) {
        directory.access { $0.setScenes(scenes.map(\.name)) }
        for thread in 0..<server.threadCount {
            _ = server.post(to: thread) { $0.gallery = $0.gallery.showing(scenes) }
        }
    }

    /// Looks for changes in the rooms' simulations that nobody in a room has made.
    public func simulationsChanged() {
        inputArrived()
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

    private func inputArrived() {
        receiveInput()
        let now = MonotonicInstant.now
        let tick = clock.tick(at: now)
        // A stage at rest answers at once, by the tick that it has let pass.
        if rooms.isAwaited(at: tick) { timer.arm(at: now) } else { arm(from: tick + 1) }
    }

    private func receiveInput() {
        let now = MonotonicInstant.now
        clusterRooms?.handleArrivals(at: now)
        for arrival in queue.removeAll() {
            audiences.note(arrival)
            if case .viewer(_, .message) = arrival.event { arrivals.append(arrival.instant) }
            if let clusterRooms { clusterRooms.receive(arrival) } else { rooms.receive(arrival) }
        }
        clusterRooms?.flush(at: now)
    }

    /// Runs the step that is due now.
    ///
    /// A missed step is skipped: motion is a function of time, and a viewer wants the newest state.
    private func tick() {
        let began = MonotonicInstant.now
        guard let deadline = timer.deadline, began >= deadline else { return }
        timer.hasFired()
        let tick = clock.tick(at: began)
        receiveInput()
        metrics.overruns.increment(by: tick - clock.tick(at: deadline))
        metrics.lateness.recordNanoseconds((began - deadline).wholeNanoseconds)
        for arrival in arrivals { metrics.inputLatency.recordNanoseconds(max(began - arrival, .zero).wholeNanoseconds) }
        arrivals.removeAll(keepingCapacity: true)
        // Without its lease a node's rooms stand still: they may be another one's.
        let instant = clock.instant(of: tick)
        if node?.mayAct ?? true { rooms.step(to: tick, at: instant, lateness: began - instant) }
        audiences.flush()
        clusterRooms?.step(at: began)
        let duration = MonotonicInstant.now - began
        metrics.steps.increment()
        metrics.duration.recordNanoseconds(duration.wholeNanoseconds)
        stepObserver?(began - deadline, duration)
        arm(from: clock.next(after: tick, at: MonotonicInstant.now))
    }

    /// Starts the timer if there is something to do; it fires at the steps of the grid.
    ///
    /// - Parameter step: the first step that may be run.
    private func arm(from step: UInt64) {
        if let due = [rooms.due, clusterRooms?.due].compactMap(\.self).min() {
            let next = clock.instant(of: max(step, clock.tick(at: due - .nanoseconds(1)) + 1))
            if timer.deadline.map({ next < $0 }) ?? true { timer.arm(at: next) }
        }
        liveness.done(next: timer.deadline)
    }
}

/// A weak reference that breaks the reference cycle of a server and its queue.
@MainActor
private final class Wake {
    weak var server: StageServer?

    nonisolated init() {}
}

/// Breaks the circle of rooms and the cluster.
@MainActor
private final class ClusterLink {
    weak var rooms: ClusterRooms?

    nonisolated init() {}
}

/// Calls back once.
@MainActor
private final class DrainEnd {
    private var done: (@MainActor () -> Void)?

    init(_ done: @escaping @MainActor () -> Void) {
        self.done = done
    }

    func reach() {
        done?()
        done = nil
    }
}

private struct CannotResume: Error, CustomStringConvertible {
    let description = "this server cannot go on with simulations from elsewhere"
}
