import Logging
import PrometheusMetrics
import StageModel
import WebSocketServer
import Wire

@testable import StageServer

/// Rooms on virtual time, which passes by what their stages do: each step and each change takes what a test says.
@MainActor
final class BusyServer {
    /// Nanoseconds, by scene.
    var stepCost: [String: UInt64] = [:]
    var changeCost: [String: UInt64] = [:]
    private(set) var stages: [String: [ManualStage]] = [:]
    /// When a stage of a scene took a step.
    private(set) var steps: [String: [UInt64]] = [:]
    private(set) var now: UInt64 = 0
    private var tick: UInt64 = 0
    private var worked: UInt64 = 0
    private(set) var registry: RoomRegistry!
    private let clock = TickClock(anchor: 0)

    init() {
        let options = RoomRegistry.Options(
            idle: .max / 2, publicIdle: .max / 2, store: nil, capabilities: Capabilities(),
            metrics: StageMetrics(PrometheusRegistry()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, workingTime: { [unowned self] in worked })
        registry = RoomRegistry(
            options, clock: clock,
            makeSimulation: { [unowned self] scene, _ in stage(scene) }, send: { _, _ in })
    }

    /// A stage that works for what its scene costs.
    func stage(_ scene: String) -> ManualStage {
        let stage = ManualStage(scene)
        stage.onStep = { [unowned self] in
            spend(stepCost[scene, default: 0])
            steps[scene, default: []].append(now)
        }
        stage.onChange = { [unowned self] in spend(changeCost[scene, default: 0]) }
        stages[scene, default: []].append(stage)
        return stage
    }

    func spend(_ duration: UInt64) {
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
    func join(_ room: String, _ scene: String) {
        send(room, scene, .joined(.init(role: .participant, isByKey: false, roomKey: nil), identity: nil))
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
        let end = now + UInt64(seconds * 1e9)
        while now < end {
            tick = clock.next(after: tick, at: now)
            now = max(clock.instant(of: tick), now)
            eachStep()
            registry.step(to: tick, at: clock.instant(of: tick))
        }
    }

    /// How the steps of the only room of a scene came, from `start` to now: the share of those that were more than a step
    /// late, and the worst delay in milliseconds.
    func lateness(of scene: String, since start: UInt64) -> (share: Double, worst: Double) {
        let times = steps[scene] ?? []
        var (late, all, worst, next) = (0, 0, UInt64(0), 0)
        for tick in clock.tick(at: start) + 1..<clock.tick(at: now) - 10 {
            let due = clock.instant(of: tick)
            while next < times.count, times[next] < due { next += 1 }
            let delay = (next < times.count ? times[next] : now) - due
            all += 1
            if delay > TimeShares.step { late += 1 }
            worst = max(worst, delay)
        }
        return (Double(late) / Double(max(all, 1)), Double(worst) / 1e6)
    }
}
