import ClusterContract
import Dispatch
import Logging
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
    private let node: (any ClusterMember)?
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
        let liveness = Liveness()
        let wake = Wake(liveness)
        let registry = Metrics()
        let queue = RoomEventQueue { wake.inputArrived() }
        let membership = try configuration.cluster.map { try ClusterMembership($0, configuration, registry, wake) }
        let folder = try configuration.stateFolder.map(StateFolder.init(path:))
        let store: (any RoomKeeping)? = membership?.store ?? folder.map { Self.store(in: $0, configuration) }
        let secret =
            try configuration.secret ?? membership?.node.secret(or: Capabilities.newSecret()) ?? folder?.secret
        let capabilities = Capabilities(secret: secret, host: configuration.networkHost)
        self.queue = queue
        self.liveness = liveness
        self.store = store
        node = membership?.node
        clusterState = membership?.state
        metrics = StageMetrics(registry)
        clock = TickClock(anchor: MonotonicInstant.now)
        directory = SharedDirectory(
            RoomDirectory(
                scenes: configuration.scenes.map(\.name), stored: store?.stored ?? [], capabilities: capabilities,
                limit: configuration.maximumRooms, share: configuration.maximumRoomsPerAddress))
        let logs = LogWorker(readLog)
        server = try Self.sockets(
            configuration, registry,
            StageService.Parts(
                directory: directory, operations: Self.operations(configuration, registry, liveness, membership),
                logs: logs, queue: queue, metrics: metrics))
        let audiences = Self.audiences(of: server, configuration)
        self.audiences = audiences
        let link = ClusterLink()
        let deliver = Self.delivery(to: audiences, directory, queue)
        let journal: RoomRegistry.Options.Journal = { room, entry in link.rooms?.journal(entry, of: room) }
        let options = Self.options(
            configuration, store, capabilities, metrics, journal: membership == nil ? nil : journal)
        rooms = RoomRegistry(
            options, clock: clock, makeSimulation: makeSimulation, flush: { audiences.flush() }
        ) { room, effects in
            if let cluster = link.rooms {
                cluster.send(effects, of: room, at: MonotonicInstant.now)
            } else {
                deliver(room, effects)
            }
        }
        clusterRooms = membership?.rooms(
            configuration, logs: logs, resume: resume, deliver: deliver, audiences, directory, registry: rooms)
        link.rooms = clusterRooms
        timer = TickTimer { [weak self] in self?.tick() }
        wake.server = self
        do {
            try membership?.join(withSecretOf: capabilities)
        } catch {
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

    fileprivate func inputArrived() {
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
        let late = clusterRooms?.noteLateJournals() ?? []
        if node?.mayAct ?? true { rooms.step(to: tick, at: instant, lateness: began - instant, except: late) }
        audiences.flush()
        clusterRooms?.step(at: began)
        LargePages.follow()
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

/// Wakes a server that is made after what wakes it, from any thread.
@MainActor
final class Wake {
    weak var server: StageServer?
    private let liveness: Liveness

    nonisolated init(_ liveness: Liveness) {
        self.liveness = liveness
    }

    nonisolated func inputArrived() {
        liveness.expect(at: .now)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.server?.inputArrived() } }
    }
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
