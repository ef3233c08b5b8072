import StageModel
import WebSocketServer
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
    /// The newest of the code of before the last save, and who is shown it.
    private(set) var earlier: StageFrame?
    private(set) var earlierViewers: Set<UInt64> = []
    private(set) var changes: [UInt64: [ChangeReport]] = [:]
    private(set) var welcomes: [UInt64: Welcome] = [:]
    private(set) var refusals: [UInt64: Refusal] = [:]
    private(set) var closed: [UInt64: UInt16] = [:]
    private(set) var scrolls: [UInt64: [StageScrolls]] = [:]
    private(set) var views: [UInt64: [ViewReport]] = [:]
    private(set) var consoles: [UInt64: [ConsoleReport]] = [:]
    private(set) var costs: [UInt64: [CostReport]] = [:]
    private(set) var people: [UInt64: [PeopleList]] = [:]
    private(set) var reactions: [ReactionList] = []
    private(set) var comments: CommentList?
    private(set) var presentations: [Presentation] = []
    private(set) var key: RandomToken?
    private(set) var editing: [UInt64: EditingState] = [:]
    /// How many steps of the simulation there is time for in each of the room's.
    var stepsPerStep = 1_000_000
    private var simulated = 0
    private let clock = TickClock(anchor: .start)
    private(set) var tick: UInt64 = 100

    init(
        _ mode: ControlMode = .open, isPrivate: Bool = false, firstTick: UInt64 = 100,
        stage: ManualStage = ManualStage()
    ) {
        self.stage = stage
        let key: RandomToken? = isPrivate ? .random() : nil
        let record = RoomRecord(
            room: isPrivate ? RandomToken.random().text : "manual", scene: "manual", key: key, mode: mode)
        room = Room(stage, record, capabilities, at: firstTick)
        tick = firstTick
        stage.onStep = { [unowned self] in simulated += 1 }
    }

    var now: MonotonicInstant { clock.instant(of: tick) }

    func join(
        _ connection: UInt64, _ role: ViewerRole = .participant, isByKey: Bool = false, identity: String? = nil,
        peer: PeerAddress? = nil
    ) {
        var admission = RoomDirectory.Admission(role: role, isByKey: isByKey, roomKey: room.record.key)
        admission.peer = peer
        room.receive(.joined(admission, identity: identity.flatMap(RandomToken.init(text:))), from: connection)
        step()
    }

    func point(_ connection: UInt64, _ phase: PointerSample.Phase, _ x: Float = 7, pointer: UInt8 = 0) {
        room.receive(.message(.pointer([.init(pointer: pointer, phase: phase, x: x, y: 2, time: 5)])), from: connection)
        step()
    }

    func ask(_ connection: UInt64, _ request: ViewerRequest) {
        room.receive(.request(request), from: connection)
        step()
    }

    func forgetRefusals() {
        refusals = [:]
    }

    func tell(_ connection: UInt64, _ event: ViewerEvent) {
        room.receive(event, from: connection)
        step()
    }

    /// Goes on by some steps, each only if something is due.
    func step(_ count: Int = 1) {
        shown = nil
        for _ in 0..<count {
            tick += 1
            if let due = room.due, due <= now { note(room.step(to: tick, at: now, within: slice())) }
        }
    }

    /// Makes the present step again if something is due, as something has come for it.
    func stepAgain() {
        if let due = room.due, due <= now { note(room.step(to: tick, at: now, within: slice())) }
    }

    private func slice() -> TimeSlice {
        // A clock on which a step takes a second.
        TimeSlice(until: .longest, furtherSteps: .seconds(simulated + stepsPerStep)) { .seconds(self.simulated) }
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

    private func note(_ effects: RoomEffects) {
        shown = effects.shared.frame ?? shown
        earlier = effects.shared.earlier ?? earlier
        for notice in effects.shared.notices.all {
            switch notice {
            case .room(let state): self.state = state
            case .time(let notice): time = notice.time
            case .cursors(let cursors): self.cursors = cursors
            case .reactions(let reactions): self.reactions.append(reactions)
            case .comments(let comments): self.comments = comments
            case .presentation(let presentation): presentations.append(presentation)
            case .state, .pace, .interruption: break
            }
        }
        for case .setKey(let key) in effects.directory { self.key = key }
        for effect in effects.direct {
            for connection in effect.connections {
                switch effect.content {
                case .welcome(let welcome): welcomes[connection] = welcome
                case .scrolls(let scrolls): self.scrolls[connection, default: []].append(scrolls)
                case .views(let report): views[connection, default: []].append(report)
                case .console(let report): consoles[connection, default: []].append(report)
                case .costs(let report): costs[connection, default: []].append(report)
                case .refused(let refusal): refusals[connection] = refusal
                case .close(let closure): closed[connection] = closure.code.rawValue
                case .editing(let editing): self.editing[connection] = editing
                case .people(let list): people[connection, default: []].append(list)
                case .changes(let report): changes[connection, default: []].append(report)
                case .earlier(true): earlierViewers.insert(connection)
                case .earlier(false): earlierViewers.remove(connection)
                }
            }
        }
    }
}
