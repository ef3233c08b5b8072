import Foundation
import Scenes
import Simulation
import StageModel
import Wire

/// A stage whose code runs in another process. What happens on it is remembered here, so that it can happen again to other
/// code, or after that process has ended.
@MainActor
final class RemoteSimulation {
    let room: UInt32
    private(set) var log: RoomLog
    private(set) var revision = 0
    var replaysGesture = false {
        didSet { revision += 1 }
    }

    private let host: PreviewHost
    private(set) var loaded: HostReport.Scene
    /// The sizes that somebody chose for the stages; nil: the preview says which.
    private let sizes: [StageCheckpoint.Stage]?
    /// The process that runs it; nil: none does.
    private(set) var session: ChildSession?
    /// The one that is to run it, and is repeating what happened.
    private(set) var nextSession: ChildSession?
    private var stage: HostReport.Stage
    private var readings = HostReport.Readings(values: [:], state: [:])
    private var shown: StageSnapshot
    /// As the process counts what it tells.
    private var received: StageSnapshot?
    private var told = StageScrolls()
    private var pending: [InputEvent] = []
    /// Whether an answer has not come yet.
    private(set) var isWaiting = false
    /// Whether that is to a seek.
    private var seeks = false
    /// Whether another moment, or other code, has come to be shown that nobody has looked at.
    private var hasJumped = false
    /// Whether an answer has come late, and nobody has looked at it.
    private var hasNews = false
    private var wantedMoment: UInt32?

    init(room: UInt32, _ loaded: HostReport.Scene, log: RoomLog, host: PreviewHost) {
        self.room = room
        self.loaded = loaded
        self.log = log
        self.host = host
        let stages = log.start?.checkpoint.stages ?? []
        let isChosen = stages.count > 1 || stages.contains { $0.width != loaded.width || $0.height != loaded.height }
        sizes = isChosen ? stages.map { StageCheckpoint.Stage(width: $0.width, height: $0.height) } : nil
        stage = HostReport.Stage(room: room, tick: log.startTick, oldest: log.startTick, newest: log.lastTick)
        shown = StageSnapshot(tick: 0, stageSize: FixedPair(loaded.width, loaded.height), nodes: [])
    }

    isolated deinit {
        host.forget(room)
    }

    // MARK: Whose code it is

    /// Has another process repeat what has happened; until it has, this one goes on.
    ///
    /// - Parameter moment: to be shown; nil: the one that is shown.
    func open(in session: ChildSession, as loaded: HostReport.Scene, at moment: UInt32? = nil) {
        nextSession = session
        self.loaded = loaded
        revision += 1
        let newest = max(stage.newest, log.lastTick)
        let isLive = stage.tick == stage.newest
        let header = HostRequest.Opening.Header(
            room: room, scene: loaded.description.name, start: log.start?.checkpoint, startTick: log.startTick,
            keepsSizes: sizes != nil, newest: newest, shown: moment ?? (isLive ? newest : stage.tick))
        session.send(.open(HostRequest.Opening(header: header, entries: log.entries)))
    }

    /// The process has repeated everything.
    func opened(_ report: HostReport.Stage) {
        (session, nextSession) = (nextSession, nil)
        (isWaiting, seeks) = (false, false)
        received = nil
        take(report)
        hasJumped = true
        revision += 1
    }

    /// The process that was to run it has ended, or can't.
    func giveUpOpening() {
        nextSession = nil
        revision += 1
    }

    /// The process that ran it has ended.
    func lost() {
        session = nil
        (isWaiting, seeks, wantedMoment) = (false, false, nil)
        pending = []
        received = nil
        revision += 1
    }

    /// Forgets what has happened.
    func beginAnew() {
        log = RoomLog()
        stage = HostReport.Stage(room: room, tick: 0, oldest: 0, newest: 0)
        pending = []
    }

    func editingChanged() {
        revision += 1
    }

    // MARK: What it says

    func take(_ report: HostReport.Stage) {
        if seeks { hasJumped = true }
        (isWaiting, seeks) = (false, false)
        stage = report
        stage.frame = []
        if let readings = report.readings { self.readings = readings }
        hasNews = true
        if !report.frame.isEmpty, !show(report.frame) { return host.broke(self) }
        if log.isFull, !report.needsStep, pending.isEmpty, log.cancellations.isEmpty {
            log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: report.tick))
        }
    }

    func take(_ scrolls: StageScrolls) {
        told = scrolls
    }

    private func show(_ frame: [UInt8]) -> Bool {
        guard let message = try? ServerMessage(decoding: frame) else { return false }
        switch message {
        case .snapshot(let snapshot): received = snapshot
        case .delta(let delta):
            guard let next = try? received?.applying(delta) else { return false }
            received = next
        case .cursors, .echo: return false
        }
        if let received { shown = received }
        return true
    }
}

extension RemoteSimulation: EditedSimulation {
    var tick: UInt32 { stage.tick }

    /// While nothing runs the code, nothing moves.
    var needsStep: Bool {
        session != nil && (!pending.isEmpty || isWaiting || hasNews || stage.needsStep)
    }

    func send(_ event: InputEvent) {
        guard session != nil, let event = event.recordable, (try? check(event)) != nil else { return }
        pending.append(event)
    }

    /// A process that is late keeps nobody waiting: time stands still until it has answered.
    func advance(to tick: UInt32) {
        hasNews = false
        guard let session, !isWaiting, tick > stage.tick else { return }
        let events = takePending(at: tick)
        isWaiting = true
        session.ask(.advance(room: room, tick: tick, events: events), for: self)
        if !isWaiting { hasNews = false }
    }

    /// - Returns: what acts in a step, as it is remembered.
    private func takePending(at tick: UInt32) -> [InputEvent] {
        guard !pending.isEmpty else { return [] }
        defer { pending = [] }
        if stage.tick < stage.newest { log.add(log.leave(at: stage.tick), at: tick) }
        log.add(pending, at: tick)
        return pending
    }

    func snapshot() -> StageSnapshot {
        hasNews = false
        var snapshot = shown
        snapshot.tick = stage.tick
        return snapshot
    }

    var scene: SceneDescription { loaded.description }
    var values: [String: StageValue] { readings.values }
    var state: [String: StageValue] { readings.state }

    var scrolls: StageScrolls {
        session?.send(.scrolls(room: room))
        return told
    }

    func check(_ event: InputEvent) throws {
        switch event {
        case .action(let name):
            let known = scene.actions.map(\.name)
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes):
            for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
                guard let parameter = scene.parameters.first(where: { $0.name == name }) else {
                    throw SceneError.unknownParameter(name, scene: scene.name, known: scene.parameters.map(\.name))
                }
                _ = try Parameter(parameter).check(value)
            }
        case .pointer, .wheel, .key: break
        }
    }

    func checkpoint() -> StageCheckpoint {
        StageCheckpoint(
            scene: scene.name, stageWidth: sizes?[0].width ?? loaded.width,
            stageHeight: sizes?[0].height ?? loaded.height, parameters: readings.values,
            others: Array(sizes?.dropFirst() ?? []))
    }

    // MARK: Earlier moments

    var moments: ClosedRange<UInt32> { stage.oldest...max(stage.newest, stage.tick) }
    var isSeeking: Bool {
        if hasJumped || nextSession != nil { return true }
        return session != nil && (wantedMoment != nil || seeks || hasNews && !stage.needsStep)
    }

    func seek(to tick: UInt32) {
        wantedMoment = min(max(tick, moments.lowerBound), moments.upperBound)
    }

    var search: (target: UInt32, from: UInt32, reached: UInt32)? {
        wantedMoment.map { ($0, min($0, tick), min($0, tick)) }
    }

    func stopSeeking() {
        wantedMoment = nil
    }

    func advance(to tick: UInt32, while hasTime: () -> Bool) {
        advance(to: tick)
    }

    /// What is cut off is not kept.
    var cut: (tick: UInt32, newest: UInt32)? { nil }
    func restoreCut() {}

    var historySize: Int { 96 * log.entries.count }

    /// Only at rest, with nothing held: where else it would begin, nobody knows.
    func forgetHistory() {
        guard !stage.needsStep, pending.isEmpty, log.cancellations.isEmpty else { return }
        log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: tick))
    }

    func continueSeeking(while hasTime: () -> Bool) {
        guard nextSession == nil else { return }
        (hasJumped, hasNews) = (false, false)
        guard let session, !isWaiting, let moment = wantedMoment else { return }
        wantedMoment = nil
        guard moment != stage.tick else { return }
        let isLive = stage.tick == stage.newest
        let lifted = isLive ? log.cancellations : []
        let events = takePending(at: stage.tick + 1)
        log.add(lifted, at: stage.tick + 1)
        (isWaiting, seeks) = (true, true)
        session.ask(.seek(room: room, tick: moment, events: events), for: self)
        if !isWaiting { (hasJumped, hasNews) = (false, false) }
    }

    func log(from: UInt32?, to end: UInt32) throws -> @Sendable () -> [UInt8] {
        if let from, from > end { throw HistoryFault.reversed(from: from, to: end) }
        guard end <= moments.upperBound else { throw HistoryFault.notYet(tick: end, newest: moments.upperBound) }
        let script = log.script(to: end)
        return { Array(script.jsonLines) }
    }

    // MARK: Sources

    var editing: EditingState {
        var editing = host.editing
        editing.replaysGesture = replaysGesture
        if session == nil, editing.phase == .running { editing.phase = .stopped }
        return editing
    }
}

extension Parameter {
    /// What a description was made of.
    fileprivate init(_ description: ParameterDescription) {
        let kind: Kind =
            switch description.type {
            case .number: .number((description.minimum ?? 0)...(description.maximum ?? 0))
            case .integer: .integer(Int(description.minimum ?? 0)...Int(description.maximum ?? 0))
            case .choice: .choice(description.choices ?? [])
            case .toggle: .toggle
            case .color: .color
            }
        self.init(
            name: description.name, unit: Unit(rawValue: description.unit) ?? .none, kind: kind,
            defaultValue: description.default, summary: description.summary)
    }
}
