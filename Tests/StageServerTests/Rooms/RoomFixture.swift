import StageModel
import Wire

@testable import StageServer

/// A room with a manual stage, on a grid of its own, and what it told of its viewers.
@MainActor
final class RoomFixture {
    let stage: ManualStage
    let room: Room
    let capabilities = Capabilities()
    /// The newest of each that the room told.
    private(set) var state: RoomState?
    private(set) var time: StageTime?
    private(set) var cursors: [Cursor] = []
    private(set) var shown: StageFrame?
    private(set) var welcomes: [UInt64: Welcome] = [:]
    private(set) var refusals: [UInt64: Refusal] = [:]
    private(set) var closed: [UInt64: UInt16] = [:]
    private(set) var scrolls: [UInt64: [StageScrolls]] = [:]
    private(set) var key: RandomToken?
    private(set) var editing: [UInt64: EditingState] = [:]
    /// How many steps of the simulation there is time for in each of the room's.
    var stepsPerStep: UInt64 = 1_000_000
    private var simulated: UInt64 = 0
    private let clock = TickClock(anchor: 0)
    private(set) var tick: UInt64 = 100

    init(
        _ mode: ControlMode = .open, isPrivate: Bool = false, firstTick: UInt64 = 100,
        stage: ManualStage = ManualStage()
    ) {
        self.stage = stage
        let key: RandomToken? = isPrivate ? .random() : nil
        let record = RoomRecord(
            room: isPrivate ? RandomToken.random().text : "manual", scene: "manual", key: key, mode: mode)
        room = Room(stage, record, capabilities, firstTick: firstTick)
        tick = firstTick
        stage.onStep = { [unowned self] in simulated += 1 }
    }

    var now: UInt64 { clock.instant(of: tick) }

    func join(_ connection: UInt64, _ role: ViewerRole = .participant, isByKey: Bool = false, identity: String? = nil) {
        let admission = RoomDirectory.Admission(role: role, isByKey: isByKey, roomKey: room.record.key)
        room.take(.joined(admission, identity: identity.flatMap(RandomToken.init(text:))), from: connection)
        step()
    }

    func point(_ connection: UInt64, _ phase: PointerSample.Phase, _ x: Float = 7, pointer: UInt8 = 0) {
        room.take(.message(.pointer([.init(pointer: pointer, phase: phase, x: x, y: 2, time: 5)])), from: connection)
        step()
    }

    func ask(_ connection: UInt64, _ request: ViewerRequest) {
        room.take(.request(request), from: connection)
        step()
    }

    func tell(_ connection: UInt64, _ event: RoomEvent) {
        room.take(event, from: connection)
        step()
    }

    /// Goes on by some steps, each only if something is due.
    func step(_ count: Int = 1) {
        shown = nil
        for _ in 0..<count {
            tick += 1
            if let due = room.due, due <= now { take(room.step(to: tick, at: now, within: slice())) }
        }
    }

    private func slice() -> TimeSlice {
        // A clock of steps.
        TimeSlice(until: .max, furtherSteps: simulated + stepsPerStep) { self.simulated }
    }

    /// Goes on by seconds.
    func wait(_ seconds: Int) {
        step(seconds * 60)
    }

    /// The phases that the stage was sent, with the pointers' places.
    var phases: [String] {
        stage.received.compactMap {
            if case .pointer(let sample) = $0 { "\(sample.phase) \(Int(sample.x))" } else { nil }
        }
    }

    private func take(_ effects: [RoomEffect]) {
        for effect in effects {
            switch effect {
            case .show(let snapshot): shown = snapshot
            case .room(let state): self.state = state
            case .time(let told): time = told.time
            case .cursors(let cursors): self.cursors = cursors
            case .welcome(let welcome, let connection): welcomes[connection] = welcome
            case .scrolls(let scrolls, let connections):
                for connection in connections { self.scrolls[connection, default: []].append(scrolls) }
            case .refused(let refusal, let connection): refusals[connection] = refusal
            case .close(let closure, let connection): closed[connection] = closure.code.rawValue
            case .setKey(let key): self.key = key
            case .editing(let editing, let connections):
                for connection in connections { self.editing[connection] = editing }
            case .state, .closeAll, .endIfEmpty: break
            }
        }
    }
}
