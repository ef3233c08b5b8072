import Foundation
import SceneContract
import Simulation
import StageModel
import Wire

/// A stage whose code runs in another process.
///
/// Its events are recorded here, so that they can be repeated with other code, or after that process has ended.
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
    /// The stages as somebody chose them, without where the scene stood on them; nil if the preview names its size.
    private let chosen: StageCheckpoint?
    /// The process that runs the code; nil if none does.
    private(set) var session: ChildSession?
    /// The process that is to run the code, while it repeats the events.
    private(set) var nextSession: ChildSession?
    /// Why the newest code does not run on this stage; nil if it does, or is to.
    private(set) var fault: SourceProblem?
    /// Whether the fault is that of older code.
    private var isFaultOld = false
    private var stage: HostReport.Stage
    private var readings = HostReport.Readings(values: [:], state: [:])
    private var shown: StageSnapshot
    private var told = StageScrolls()
    /// Whether the process has been asked for ``told``.
    private var asksForScrolls = false
    private var viewing = AwaitedViews()
    private var costing = AwaitedCosts()
    /// The ticks of steps in which layouts prepared themselves.
    private var preparations: Set<UInt32> = []
    private(set) var console = StageConsole()
    /// What the process that is to run the code has printed.
    private var nextConsole = StageConsole()
    private var pending: [InputEvent] = []
    /// Whether a request has not been answered yet.
    private(set) var isWaiting = false
    /// Whether that request is a seek.
    private var seeks = false
    /// Whether another step, or other code, has come to be shown since somebody last looked.
    private var hasJumped = false
    /// Whether an answer has come, and nobody has looked at it.
    private var hasNews = false
    private var soughtTick: UInt32?

    init(room: UInt32, _ loaded: HostReport.Scene, log: RoomLog, host: PreviewHost) {
        self.room = room
        self.loaded = loaded
        self.log = log
        self.host = host
        let start = log.start?.checkpoint
        let stages = start?.stages ?? []
        let isChosen = stages.count > 1 || stages.contains { $0.width != loaded.width || $0.height != loaded.height }
        chosen = isChosen ? start?.atTheirStart : nil
        readings.stages = stages.count > 1 ? stages : []
        stage = HostReport.Stage(room: room, tick: log.startTick, oldest: log.startTick, newest: log.lastTick)
        shown = StageSnapshot(tick: 0, stageSize: FixedPair(loaded.width, loaded.height), nodes: [])
    }

    isolated deinit {
        host.forget(room)
    }

    // MARK: Whose code it is

    /// Has another process repeat the events; until it has, the present one goes on.
    ///
    /// - Parameters:
    ///   - session: the other process.
    ///   - loaded: the scene in its library.
    ///   - tick: the stage tick to show; nil for the one that is shown.
    func open(in session: ChildSession, as loaded: HostReport.Scene, at tick: UInt32? = nil) {
        nextSession = session
        nextConsole = session.loadingConsole
        self.loaded = loaded
        revision += 1
        let newest = max(stage.newest, log.lastTick)
        let isLive = stage.tick == stage.newest
        let header = HostRequest.Opening.Header(
            room: room, scene: loaded.description.name, start: log.start?.checkpoint, startTick: log.startTick,
            keepsSizes: chosen != nil, newest: newest, shown: tick ?? (isLive ? newest : stage.tick))
        session.send(.open(HostRequest.Opening(header: header, entries: log.entries)))
    }

    /// Takes over from the present process, after all events have been repeated.
    func opened(_ report: HostReport.Stage, showing snapshot: StageSnapshot?) {
        (session, nextSession) = (nextSession, nil)
        fault = nil
        (isWaiting, seeks, asksForScrolls) = (false, false, false)
        viewing = AwaitedViews()
        costing = AwaitedCosts()
        preparations = []
        console.replace(with: nextConsole)
        receive(report, showing: snapshot)
        hasJumped = true
        revision += 1
    }

    /// Forgets the process that was to run the code, which has ended or can't.
    func giveUpOpening() {
        nextSession = nil
        revision += 1
    }

    /// Shows why the newest code does not run on this stage.
    func fail(_ problem: SourceProblem) {
        (fault, isFaultOld) = (problem, false)
        if session == nil { pending = [] }
        revision += 1
    }

    /// Has newer code be tried, which may not have the fault.
    func tryAnew() {
        isFaultOld = true
    }

    /// Whether the newest code is known not to run on this stage.
    var isFaulty: Bool { fault != nil && !isFaultOld }
    /// Whether no process runs the code, though one could, nor is to run it.
    var isWithoutProcess: Bool { session == nil && nextSession == nil && !isFaulty }
    /// Whether a process repeats the events that is to run the code.
    var isOpening: Bool { nextSession != nil }
    /// Whether anything has happened on the stage.
    var hasEvents: Bool { !log.entries.isEmpty }

    /// Stops the stage: the process that ran its code has ended.
    func lost() {
        session = nil
        (isWaiting, seeks, hasNews, asksForScrolls, soughtTick) = (false, false, false, false, nil)
        viewing = AwaitedViews()
        costing = AwaitedCosts()
        revision += 1
    }

    /// Forgets the events, but not the sizes that somebody chose for the stages.
    func beginAnew() {
        log = RoomLog(InputScript(start: chosen.map { InputScript.Start(checkpoint: $0, tick: 0) }))
        stage = HostReport.Stage(room: room, tick: 0, oldest: 0, newest: 0)
        pending = []
    }

    func editingChanged() {
        revision += 1
    }

    // MARK: What it says

    func receive(_ report: HostReport.Stage, showing snapshot: StageSnapshot?) {
        if seeks { hasJumped = true }
        (isWaiting, seeks) = (false, false)
        stage = report
        if let readings = report.readings {
            // Another number of stages has other actions.
            if readings.stages.count != self.readings.stages.count { revision += 1 }
            self.readings = readings
        }
        if let snapshot { shown = snapshot }
        hasNews = true
        if log.isFull, !report.needsStep, pending.isEmpty, log.cancellations.isEmpty {
            log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: report.tick))
        }
    }

    /// Has the stage, which was at rest, step again.
    func wake() {
        stage.needsStep = true
    }

    func receive(_ scrolls: StageScrolls) {
        asksForScrolls = false
        told = scrolls
    }

    /// Takes lines that code has printed in the step that led to a stage tick.
    func printed(_ text: String, at tick: UInt32, by session: ChildSession) {
        if session === self.session { console.add(text, at: tick) }
        if session === nextSession { nextConsole.add(text, at: tick) }
    }

    func receive(_ costs: StageCosts, from session: ChildSession) {
        guard session === self.session else { return }
        var costs = costs
        for index in costs.faults.indices {
            // A process says what it is about, and the sources where that is.
            let fault = costs.faults[index]
            costs.faults[index].place = host.place(of: fault.owner, fault.method)
        }
        // Whoever prepares again and again is asked what that costs with more items, while nothing moves.
        for step in costs.steps where step.counts[StepPart.prepare.rawValue] > 0 { preparations.insert(step.tick) }
        if preparations.count > Self.habit, !needsStep { host.measureGrowth(of: startNow) }
        for var fault in host.growth(of: scene.name)
        where !costs.faults.contains(where: { $0.sentence == fault.sentence }) {
            fault.place = host.place(of: fault.owner, fault.method)
            costs.faults.append(fault)
        }
        costs.faults = Array(costs.faults.prefix(StageCosts.faultLimit))
        costing.receive(costs)
    }

    /// The number of steps beyond which it is a habit to prepare.
    private static let habit = 10

    /// The stage as it starts with its present values.
    private var startNow: StageCheckpoint {
        let now = checkpoint()
        return StageCheckpoint(
            scene: now.scene, stageWidth: now.stageWidth, stageHeight: now.stageHeight, parameters: now.parameters)
    }

    /// Has those who look at the stage be told what has come to be known of it.
    func hasMoreToTell() { hasJumped = true }

    func receive(_ list: ListedViews, from session: ChildSession) {
        guard session === self.session else { return }
        var list = list
        for index in list.details.indices { list.details[index].addPlaces { host.place(of: $0) } }
        viewing.receive(list)
    }
}

extension RemoteSimulation: EditedSimulation {
    var tick: UInt32 { stage.tick }

    /// Whether a step would change anything; false while no process runs the code.
    var needsStep: Bool { session != nil && (!pending.isEmpty || stage.needsStep) }

    var isAwaitingStep: Bool { isWaiting && !seeks }
    var hasNewStep: Bool { hasNews && !isSeeking }

    /// Keeps events for the next request, which may be one of a process that is still to come.
    private func keep(_ events: [InputEvent]) {
        guard session != nil || host.isStarting && !isFaulty else { return }
        pending += events.compactMap(\.recordable).filter { (try? check($0)) != nil }
    }

    /// Asks for a step; until it has been simulated, none is.
    func advance(to tick: UInt32, with events: [InputEvent]) {
        keep(events)
        guard let session, !isWaiting, tick > stage.tick else { return }
        isWaiting = true
        session.send(.advance(room: room, tick: tick, events: drainPending(at: tick)))
    }

    /// Removes and returns the events of a step, and records them.
    private func drainPending(at tick: UInt32) -> [InputEvent] {
        guard !pending.isEmpty else { return [] }
        defer { pending = [] }
        if stage.tick < stage.newest {
            log.add(log.leave(at: stage.tick), at: tick)
            console.cut(after: stage.tick)
        }
        log.add(pending, at: tick)
        return pending
    }

    func snapshot() -> StageSnapshot {
        hasNews = false
        var snapshot = shown
        snapshot.tick = stage.tick
        return snapshot
    }

    var scene: SceneDescription {
        readings.stages.isEmpty
            ? loaded.description : variants.describing(loaded.description, values: readings.values)
    }
    var stageVariants: [StageCheckpoint.Stage] { readings.stages }

    private var variants: StageVariants { StageVariants(of: checkpoint()) }

    var values: [String: StageValue] { readings.values }
    var state: [String: StageValue] { readings.state }

    var scrolls: StageScrolls {
        if let session, !asksForScrolls {
            asksForScrolls = true
            session.send(.scrolls(room: room))
        }
        return told
    }

    func costs(_ question: CostQuestion, anew: Bool) -> StageCosts? {
        guard let session else { return StageCosts() }
        if !anew, costing.isAwaiting { return costing.take() }
        costing.ask()
        session.send(.costs(room: room, question))
        return nil
    }

    func views(_ question: ViewQuestion, anew: Bool) -> StageViews? {
        // A stage whose code has ended has none.
        guard let session else { return StageViews() }
        if !anew, viewing.isAwaiting { return viewing.take() }
        viewing.ask()
        session.send(.views(room: room, question))
        return nil
    }

    func check(_ event: InputEvent) throws {
        switch event {
        case .action(let name):
            let known = scene.actions.map(\.name)
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes): try scene.check(changes)
        case .pointer, .wheel, .key, .text: break
        }
    }

    func checkpoint() -> StageCheckpoint {
        guard var checkpoint = chosen, readings.stages.count == checkpoint.stages.count || checkpoint.others.isEmpty
        else {
            // One of several stages may have been kept.
            let size = chosen == nil ? FixedPair(loaded.width, loaded.height) : shown.stageSize
            return StageCheckpoint(
                scene: loaded.description.name, stageWidth: size.x.points, stageHeight: size.y.points,
                parameters: readings.values)
        }
        checkpoint.parameters = readings.values
        return checkpoint
    }

    // MARK: Earlier stage ticks

    var stageTicks: ClosedRange<UInt32> { stage.oldest...max(stage.newest, stage.tick) }
    var isSeeking: Bool {
        if hasJumped || nextSession != nil { return true }
        return session != nil && (soughtTick != nil || seeks)
    }

    func seek(to tick: UInt32, after events: [InputEvent]) {
        keep(events)
        soughtTick = min(max(tick, stageTicks.lowerBound), stageTicks.upperBound)
    }

    var search: (target: UInt32, from: UInt32, reached: UInt32)? {
        soughtTick.map { ($0, min($0, tick), min($0, tick)) }
    }

    func stopSeeking() {
        soughtTick = nil
    }

    func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool) {
        advance(to: tick, with: events)
    }

    /// Nil: what is cut off is not kept.
    var cut: (tick: UInt32, newest: UInt32)? { nil }
    func restoreCut(after events: [InputEvent]) { keep(events) }

    var historySize: Int { log.cost }

    /// Forgets the history, if the stage is at rest with nothing held, as it can't begin anywhere else.
    func forgetHistory() {
        guard !stage.needsStep, pending.isEmpty, log.cancellations.isEmpty else { return }
        log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: tick))
    }

    func continueSeeking(while hasTime: () -> Bool) {
        guard nextSession == nil else { return }
        (hasJumped, hasNews) = (false, false)
        guard let session, !isWaiting, let tick = soughtTick else { return }
        soughtTick = nil
        guard tick != stage.tick else { return }
        let isLive = stage.tick == stage.newest
        let lifted = isLive ? log.cancellations : []
        let events = drainPending(at: stage.tick + 1)
        log.add(lifted, at: stage.tick + 1)
        (isWaiting, seeks) = (true, true)
        session.send(.seek(room: room, tick: tick, events: events))
    }

    func log(from: UInt32?, to end: UInt32) throws -> @Sendable () -> [UInt8] {
        if let from, from > end { throw HistoryFault.reversed(from: from, to: end) }
        guard end <= stageTicks.upperBound else { throw HistoryFault.notYet(tick: end, newest: stageTicks.upperBound) }
        let script = log.script(to: end)
        return { Array(script.jsonLines) }
    }

    // MARK: Sources

    var editing: EditingState {
        var editing = host.editing
        editing.replaysGesture = replaysGesture
        if let fault {
            if editing.phase != .failed { editing.problems = [fault] }
            editing.phase = session == nil ? .stopped : .failed
        }
        if session == nil { editing.elsewhere = host.elsewhere(than: scene.name) }
        return editing
    }
}

extension SceneDescription {
    /// Checks that parameters can have some values.
    ///
    /// - Throws: `SceneError`.
    func check(_ values: [String: StageValue]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw SceneError.unknownParameter(name, scene: self.name, known: parameters.map(\.name))
            }
            _ = try parameter.check(value)
        }
    }
}

extension ViewDetails {
    /// Says after each class where it is declared.
    fileprivate mutating func addPlaces(_ place: (_ type: String) -> SourcePlace?) {
        let names = ["class": "declared in", "layout": "layout declared in"]
        groups = groups.map { group in
            Group(
                group.title,
                group.rows.flatMap { row -> [Row] in
                    guard let name = names[row.name], let place = place(row.value) else { return [row] }
                    return [row, Row(name, "\(place.file):\(place.line)")]
                })
        }
    }
}
