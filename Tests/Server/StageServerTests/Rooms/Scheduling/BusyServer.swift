import Logging
import StageModel
import WebSocketServer
import Wire

@testable import StageServer

/// Rooms on virtual time, which passes by what their stages do: each step and each change takes what a test says.
@MainActor
final class BusyServer {
    /// By scene.
    var stepCost: [String: Duration] = [:]
    var changeCost: [String: Duration] = [:]
    var snapshotCost: [String: Duration] = [:]
    var wakeCost: [String: Duration] = [:]
    var measurementCost: [String: Duration] = [:]
    /// What passes in a step of the server while another program has the processor.
    var elsewhere = Duration.zero
    private(set) var stages: [String: [ManualStage]] = [:]
    /// When viewers were shown a step of a scene's stages.
    private(set) var steps: [String: [MonotonicInstant]] = [:]
    /// The scenes of which a step was sent that has not been shown yet.
    private var sent: [String] = []
    private var flushedAt = MonotonicInstant.distantPast
    private(set) var now = MonotonicInstant.start
    /// The time that steps took beyond their end.
    private(set) var overrun = Duration.zero
    private var tick: UInt64 = 0
    private var worked = Duration.zero
    private(set) var registry: RoomRegistry!
    private let clock = TickClock(anchor: .start)

    init() {
        let options = RoomRegistry.Options(
            idle: .longest, publicIdle: .longest, store: nil, capabilities: Capabilities(),
            metrics: StageMetrics(Metrics()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, workingTime: { [unowned self] in worked })
        registry = RoomRegistry(
            options, clock: clock,
            makeSimulation: { [unowned self] scene, _ in stage(scene) }, flush: { [unowned self] in flush() }
        ) { _, _ in }
    }

    private func flush() {
        guard !sent.isEmpty else { return }
        for scene in sent { steps[scene, default: []].append(now) }
        sent = []
        flushedAt = now
    }

    /// A stage that works for what its scene costs.
    func stage(_ scene: String) -> ManualStage {
        let stage = ManualStage(scene)
        stage.onStep = { [unowned self] in
            spend(stepCost[scene, default: .zero])
            sent.append(scene)
            // As `RoomAudiences` does.
            if now - flushedAt >= RoomAudiences.gatheringTime { flush() }
        }
        stage.onSnapshot = { [unowned self] in spend(snapshotCost[scene, default: .zero]) }
        stage.onWake = { [unowned self] in spend(wakeCost[scene, default: .zero]) }
        stage.onMeasure = { [unowned self] in spend(measurementCost[scene, default: .zero]) }
        stage.onChange = { [unowned self] in spend(changeCost[scene, default: .zero]) }
        stages[scene, default: []].append(stage)
        return stage
    }

    func spend(_ duration: Duration) {
        worked += duration
        now += duration
    }

    /// Makes private rooms of somebody at one address, and has their maker come in and set them in motion.
    func makeRooms(_ count: Int, _ scene: String, of owner: UInt32) -> [String] {
        (0..<count).map { _ in
            let record = RoomRecord(room: RandomToken.random().text, scene: scene, key: .random())
            send(
                record.room, scene,
                .made(
                    NewRoom(
                        record: record, owner: PeerAddress(ipv4: owner), answer: HTTPAnswer(body: ""),
                        promise: HTTPPromise { _ in })))
            join(record.room, scene)
            return record.room
        }
    }

    /// Somebody comes in and sets the stage in motion.
    func join(_ room: String, _ scene: String, from peer: PeerAddress? = nil) {
        send(room, scene, .joined(.init(role: .participant, isByKey: false, roomKey: nil, peer: peer), identity: nil))
        send(room, scene, .message(.key(.init(key: .home, time: 0))))
    }

    func send(_ room: String, _ scene: String, _ event: ViewerEvent) {
        send(room, scene, .viewer(1, event))
    }

    func send(_ room: String, _ scene: String, _ event: RoomEvent) {
        registry.receive(RoomArrival(room: room, scene: scene, event: event, instant: now))
    }

    /// Runs the server for a time.
    ///
    /// - Parameters:
    ///   - seconds: the time.
    ///   - eachStep: is called before each step of the grid.
    func run(seconds: Double, eachStep: () -> Void = {}) {
        let end = now + .seconds(seconds)
        while now < end {
            tick = clock.next(after: tick, at: now)
            now = max(clock.instant(of: tick), now)
            eachStep()
            let instant = clock.instant(of: tick)
            registry.step(to: tick, at: instant, lateness: now - instant)
            flush()
            overrun += max(now - clock.instant(of: tick + 1), .zero)
            now += elsewhere
        }
    }

    /// How the steps of the only room of a scene came, from `start` to now: the share of those that were more than a step
    /// late, and the worst delay in milliseconds.
    func lateness(of scene: String, since start: MonotonicInstant) -> (share: Double, worst: Double) {
        let times = steps[scene] ?? []
        var (late, all, worst, next) = (0, 0, Duration.zero, 0)
        for tick in clock.tick(at: start) + 1..<clock.tick(at: now) - 10 {
            let due = clock.instant(of: tick)
            while next < times.count, times[next] < due { next += 1 }
            let delay = (next < times.count ? times[next] : now) - due
            all += 1
            if delay > TimeShares.step { late += 1 }
            worst = max(worst, delay)
        }
        return (Double(late) / Double(max(all, 1)), Double(worst.wholeNanoseconds) / 1e6)
    }
}
