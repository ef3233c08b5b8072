import Dispatch
import Logging
import PrometheusMetrics
import StageModel
import WebSocketServer
import Wire

/// A server that simulates rooms at 60 steps a second and serves them to viewers.
///
/// Steps run on the main queue, which its user keeps serviced (`RunLoop.main.run()`); sockets have their own thread.
@MainActor
public final class StageServer {
    /// Makes a scene's simulation: at its start, or going on from a checkpoint.
    public typealias MakeSimulation =
        @MainActor (_ scene: String, _ checkpoint: StageCheckpoint?) throws -> any RewindableSimulation

    /// Begins the creation of a simulation that starts with a log.
    public typealias Opening = @MainActor @Sendable () throws -> any SimulationOpening
    /// Reads a log, on a thread of its own.
    ///
    /// It throws an error that names the fault and its line, as does the function that it returns.
    public typealias ReadLog = @Sendable (_ scene: String, _ log: StageLog) throws -> Opening

    /// The port on which the server listens.
    public var port: UInt16 { server.port }

    /// Is called for each step with its delay and its duration, in nanoseconds.
    package var stepObserver: ((_ lateness: UInt64, _ duration: UInt64) -> Void)?

    private let server: WebSocketServer<StageService>
    private let queue: InputQueue
    private let metrics: StageMetrics
    private let liveness: Liveness
    private let clock: TickClock
    private let rooms: RoomRegistry
    private let store: RoomStore?
    /// The times at which the input arrived that waits for a step.
    private var arrivals: [UInt64] = []
    private var timer: TickTimer!

    /// Binds the address and starts serving.
    ///
    /// - Throws: `WebSocketServerError` if the address cannot be bound, or the state folder not be used.
    public init(
        _ configuration: StageServerConfiguration, readLog: @escaping ReadLog, makeSimulation: @escaping MakeSimulation
    ) throws {
        let wake = Wake()
        let liveness = Liveness()
        let registry = PrometheusRegistry()
        let metrics = StageMetrics(registry)
        let queue = InputQueue {
            liveness.expect(at: DispatchTime.now().uptimeNanoseconds)
            DispatchQueue.main.async { MainActor.assumeIsolated { wake.server?.inputArrived() } }
        }
        self.queue = queue
        self.metrics = metrics
        self.liveness = liveness
        clock = TickClock(anchor: TickTimer.now)
        let scenes = configuration.scenes.map(\.name)
        let folder = try configuration.stateFolder.map(StateFolder.init(path:))
        let store = folder.map { RoomStore($0, scenes: scenes, logger: configuration.logger) }
        self.store = store
        let capabilities = Capabilities(secret: folder?.secret, host: configuration.networkHost)
        let directory = RoomDirectory(
            scenes: scenes, stored: store?.stored ?? [], capabilities: capabilities, limit: configuration.maximumRooms)
        let gallery = Gallery(configuration.scenes, replayPage: configuration.replayPage)
        let server = try WebSocketServer(
            configuration.sockets(
                subprotocol: WireFormat.subprotocol, maximumMessageSize: WireFormat.viewerMessageLimit,
                metrics: registry)
        ) {
            let page = MetricsPage(
                interval: UInt64(configuration.metricsInterval * 1e9), readers: configuration.metricsReaders,
                expose: registry.exposition)
            return StageService(
                directory, gallery: gallery, operations: OperationsEndpoints(liveness: liveness, metrics: page),
                logs: LogDesk(readLog), endpoint: configuration.endpoint, queue: queue,
                metrics: metrics, logger: configuration.logger)
        }
        self.server = server
        let options = RoomRegistry.Options(
            idle: UInt64(configuration.roomIdle * 1e9), publicIdle: UInt64(configuration.publicRoomIdle * 1e9),
            store: store, capabilities: capabilities, metrics: metrics, logger: configuration.logger)
        rooms = RoomRegistry(options, clock: clock, makeSimulation: makeSimulation) { room, effects in
            let now = DispatchTime.now().uptimeNanoseconds
            server.post { $0.perform(effects, in: room, from: now) }
        }
        timer = TickTimer { [weak self] in self?.tick() }
        wake.server = self
        inputArrived()
    }

    /// Reads the TLS files again, for connections to come.
    public func reloadCertificate() {
        server.reloadCertificate()
    }

    /// Closes every connection with 1001, stores what has changed, and stops.
    ///
    /// It takes less than a second; what a slow disk has not stored by then is logged.
    public func stop() {
        let end = DispatchTime.now() + .milliseconds(900)
        timer.cancel()
        takeInput()
        rooms.storeAll()
        server.stop()
        store?.flush(by: end)
    }

    /// Replaces the scenes: each has a public room and a picture in the gallery from now on.
    public func setScenes(_ scenes: [SceneDescription]) {
        server.post { service in
            service.directory.setScenes(scenes.map(\.name))
            service.gallery = service.gallery.showing(scenes)
        }
    }

    /// Looks for changes in the rooms' simulations that nobody in a room has made.
    public func simulationsChanged() {
        inputArrived()
    }

    private func inputArrived() {
        takeInput()
        arm(from: clock.tick(at: TickTimer.now) + 1)
    }

    private func takeInput() {
        for entry in queue.take() {
            if case .message = entry.event { arrivals.append(entry.arrival) }
            rooms.take(entry)
        }
    }

    /// Runs the step that is due now.
    ///
    /// A missed step is skipped: motion is a function of time, and a viewer wants the newest state.
    private func tick() {
        let began = TickTimer.now
        guard let deadline = timer.deadline, began >= deadline else { return }
        timer.hasFired()
        let tick = clock.tick(at: began)
        takeInput()
        metrics.overruns.increment(by: tick - clock.tick(at: deadline))
        metrics.lateness.recordNanoseconds(began - deadline)
        for arrival in arrivals { metrics.inputLatency.recordNanoseconds(began - min(arrival, began)) }
        arrivals.removeAll(keepingCapacity: true)
        rooms.step(to: tick, at: clock.instant(of: tick))
        let duration = TickTimer.now - began
        metrics.steps.increment()
        metrics.duration.recordNanoseconds(duration)
        stepObserver?(began - deadline, duration)
        arm(from: clock.next(after: tick, at: TickTimer.now))
    }

    /// Starts the timer if there is something to do; it fires at the steps of the grid.
    ///
    /// - Parameter step: the first step that may be run.
    private func arm(from step: UInt64) {
        if let due = rooms.due {
            let next = clock.instant(of: max(step, clock.tick(at: due - min(due, 1)) + 1))
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
