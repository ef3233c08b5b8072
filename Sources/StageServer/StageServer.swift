import Dispatch
import Logging
import PrometheusMetrics
import StageModel
import WebSocketServer
import Wire

/// Simulates rooms at 60 steps a second and serves them to viewers.
///
/// Steps run on the main queue, which its user keeps serviced (`RunLoop.main.run()`); sockets have their own thread.
@MainActor
public final class StageServer {
    public typealias MakeSimulation = @MainActor (_ room: String) throws -> any StageSimulation

    /// The port that it listens on.
    public var port: UInt16 { server.port }

    /// Told of each step: how late it began, in nanoseconds, and how long it took.
    package var stepObserver: ((_ lateness: UInt64, _ duration: UInt64) -> Void)?

    private let server: WebSocketServer<StageService>
    private let queue: InputQueue
    private let makeSimulation: MakeSimulation
    private let logger: Logger
    private let metrics: StageMetrics
    private let liveness: Liveness
    private let clock = TickClock(anchor: TickTimer.now)
    private var rooms: [String: Room] = [:]
    /// When the input that waits for a step was received.
    private var arrivals: [UInt64] = []
    private var timer: TickTimer!

    /// Binds the address and starts serving.
    ///
    /// - Throws: `WebSocketServerError` if the address cannot be bound.
    public init(_ configuration: StageServerConfiguration, makeSimulation: @escaping MakeSimulation) throws {
        let wake = Wake()
        let liveness = Liveness()
        let registry = PrometheusRegistry()
        let metrics = StageMetrics(registry)
        let queue = InputQueue {
            liveness.expect(at: DispatchTime.now().uptimeNanoseconds)
            DispatchQueue.main.async { MainActor.assumeIsolated { wake.server?.inputArrived() } }
        }
        self.queue = queue
        self.makeSimulation = makeSimulation
        self.metrics = metrics
        self.liveness = liveness
        logger = configuration.logger
        let socketConfiguration = configuration.sockets(
            subprotocol: WireFormat.subprotocol, maximumMessageSize: WireFormat.viewerMessageLimit,
            endpoints: OperationsEndpoints.make(liveness, registry), metrics: registry)
        server = try WebSocketServer(socketConfiguration) {
            StageService(rooms: configuration.rooms, queue: queue, metrics: metrics, logger: configuration.logger)
        }
        timer = TickTimer { [weak self] in self?.tick() }
        wake.server = self
        inputArrived()
    }

    /// Reads the TLS files anew for connections to come.
    public func reloadCertificate() {
        server.reloadCertificate()
    }

    /// Closes every connection with 1001 and stops. Takes at most half a second.
    public func stop() {
        timer.cancel()
        server.stop()
    }

    private func inputArrived() {
        takeInput()
        arm()
    }

    /// Hands what has arrived to the rooms; a room is made when somebody joins it first.
    private func takeInput() {
        for entry in queue.take() {
            if case .left = entry.event { logger.debug("viewer \(entry.viewer) leaves \(entry.room)") }
            if rooms[entry.room] == nil, case .joined = entry.event { open(entry.room) }
            if case .message = entry.event { arrivals.append(entry.arrival) }
            rooms[entry.room]?.take(entry.event, from: entry.viewer)
        }
    }

    private func open(_ name: String) {
        do {
            let room = Room(try makeSimulation(name), firstTick: clock.tick(at: TickTimer.now))
            rooms[name] = room
            metrics.rooms.set(rooms.count)
            show(room.newest, in: name)
        } catch {
            logger.error("the room \(name) cannot be opened: \(error)")
            server.post { $0.close(name, WebSocketClosure(.internalError, "the room cannot be opened")) }
        }
    }

    /// Runs the step that is due now. One that was missed is skipped: motion is a function of time, and a viewer
    /// wants the newest state.
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
        for (name, room) in rooms {
            if let snapshot = room.step(to: tick) { show(snapshot, in: name) }
        }
        let duration = TickTimer.now - began
        metrics.steps.increment()
        metrics.duration.recordNanoseconds(duration)
        stepObserver?(began - deadline, duration)
        arm()
    }

    private func arm() {
        if timer.deadline == nil, rooms.values.contains(where: \.needsStep) {
            timer.arm(at: clock.instant(of: clock.tick(at: TickTimer.now) + 1))
        }
        liveness.done(next: timer.deadline)
    }

    private func show(_ snapshot: SnapshotBox, in room: String) {
        server.post { $0.show(snapshot, in: room) }
    }
}

/// Breaks the circle of a server and its queue.
@MainActor
private final class Wake {
    weak var server: StageServer?

    nonisolated init() {}
}
