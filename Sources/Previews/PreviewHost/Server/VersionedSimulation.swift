import CoreGraphics
import SceneContract
import Simulation
import StageModel

/// The stages of a room whose code runs in other processes, and is of several versions: they are given the same touches at the
/// same steps.
///
/// Either there is one stage of the present code, and, while somebody wants to see it, one of the code of before the last save,
/// which is no part of what everybody sees; or there are several side by side.
@MainActor
final class VersionedSimulation {
    private let host: PreviewHost
    /// The stages that everybody sees, row by row.
    private var stages: [VersionedStage]
    /// The stage of the present code that is asked for what one stage has to say, such as what may be set.
    private var lead: RemoteSimulation
    /// How several stages lie; nil for one.
    private var board: StageBoard?
    private var variants: StageVariants
    private let arrangement: StageCheckpoint
    /// What has happened on several stages, in their common coordinates.
    private var log = RoomLog()
    private var earlier: VersionedStage?
    private var earlierShown: StageSnapshot?
    private var ownRevision = 0
    private var viewAnswers: [StageViews?] = []

    /// Makes a room's one stage.
    init(_ simulation: RemoteSimulation, of host: PreviewHost) {
        self.host = host
        lead = simulation
        stages = [VersionedStage(simulation, of: host)]
        arrangement = simulation.checkpoint()
        variants = StageVariants(of: StageCheckpoint(scene: "", stageWidth: 0, stageHeight: 0))
    }

    /// Makes several stages, of which some are of other versions than the present code.
    ///
    /// - Parameters:
    ///   - scene: the preview's name.
    ///   - start: the stages.
    ///   - entries: what happened on them.
    ///   - end: the newest step, if it is after the last of the entries.
    ///   - host: the host of the present code, which knows those of the others.
    /// - Throws: `PreviewFault`, which names the fault and the valid choices.
    init(
        _ scene: String, _ start: InputScript.Start, _ entries: [InputScript.Entry], to end: UInt32,
        of host: PreviewHost
    ) throws {
        let checkpoint = start.checkpoint
        guard checkpoint.stages.count <= StageCheckpoint.mostStages else {
            throw PreviewFault("a room has at most \(StageCheckpoint.mostStages) stages")
        }
        guard let leading = checkpoint.stages.firstIndex(where: { $0.version == nil }) else {
            throw PreviewFault("one of the stages has to be of the present code, without a version")
        }
        let hosts = try checkpoint.stages.map { try host.host(of: $0.version) }
        (self.host, arrangement) = (host, checkpoint.atTheirStart)
        variants = StageVariants(of: checkpoint)
        let board = Self.board(of: checkpoint, variants, host.parameters(of: scene))
        self.board = board
        log = RoomLog(InputScript(start: start, entries: entries))
        let leadLog = Self.logs(of: log, scene, board, &variants)[leading].script(to: .max)
        let lead = try host.makeRemote(scene, log: leadLog, to: max(end, log.lastTick))
        self.lead = lead
        stages = hosts.enumerated().map { index, other in
            index == leading ? VersionedStage(lead, of: host) : VersionedStage(scene, of: other)
        }
    }

    private static func board(
        of checkpoint: StageCheckpoint, _ variants: StageVariants, _ parameters: [Parameter]
    ) -> StageBoard {
        StageBoard.ofOthers(
            checkpoint.stages.map { CGSize(width: $0.width, height: $0.height) }, columns: checkpoint.columns,
            captions: variants.captions(parameters), sharesTouches: checkpoint.sharesTouches)
    }

    /// Returns what has happened on each of several stages, in its own coordinates.
    private static func logs(
        of log: RoomLog, _ scene: String, _ board: StageBoard, _ variants: inout StageVariants
    ) -> [RoomLog] {
        guard let start = log.start else { return [] }
        var logs = start.checkpoint.stages.map { stage in
            RoomLog(
                InputScript(
                    start: InputScript.Start(
                        checkpoint: StageCheckpoint(
                            scene: scene, stageWidth: stage.width, stageHeight: stage.height,
                            parameters: start.checkpoint.parameters.merging(stage.overrides) { $1 }), tick: start.tick))
            )
        }
        for entry in log.entries {
            for (index, event) in reaching(entry.event, board, &variants).enumerated() {
                if let event { logs[index].add([event], at: entry.tick) }
            }
        }
        return logs
    }

    /// Returns what has happened on one of the stages, in its own coordinates.
    private func log(of stage: VersionedStage) -> RoomLog {
        guard board != nil, let start = log.start, let index = stages.firstIndex(where: { $0 === stage }) else {
            return lead.log
        }
        var variants = StageVariants(of: start.checkpoint)
        let board = Self.board(of: start.checkpoint, variants, [])
        return Self.logs(of: log, lead.scene.name, board, &variants)[index]
    }

    /// Returns what of an event reaches each of several stages; nil where nothing does.
    private static func reaching(
        _ event: InputEvent, _ board: StageBoard, _ variants: inout StageVariants
    ) -> [InputEvent?] {
        if case .set(let changes) = event { variants.set(changes) }
        return board.route(event).enumerated().map { index, event in
            guard case .set(let changes) = event else { return event }
            let own = variants.changes(changes, for: index)
            return own.isEmpty ? nil : .set(own)
        }
    }

    /// The stages beside the one that leads.
    private var followers: [VersionedStage] {
        stages.filter { $0.simulation !== lead } + [earlier].compactMap(\.self)
    }

    /// The stages that stand where the one stands that leads: the others are waited for by nobody.
    private var all: [RemoteSimulation] { [lead] + followers.compactMap(\.joined) }

    /// Has stages that are behind make up for what they have missed.
    func goOn() {
        for stage in followers {
            stage.fallBehind()
            stage.catchUp(with: lead) { log(of: stage) }
        }
    }
}

extension VersionedSimulation: EditedSimulation {
    var tick: UInt32 { lead.tick }
    var needsStep: Bool { lead.session != nil && all.contains(where: \.needsStep) }
    var isAwaitingStep: Bool { all.contains(where: \.isAwaitingStep) }
    var hasNewStep: Bool { !isAwaitingStep && all.contains(where: \.hasNewStep) }

    func advance(to tick: UInt32, with events: [InputEvent]) {
        for stage in followers { stage.fallBehind() }
        guard let board else {
            lead.advance(to: tick, with: events)
            if lead.session != nil { earlier?.advance(to: tick, with: events) }
            return
        }
        guard lead.session != nil else { return }
        let events = events.compactMap(\.recordable).filter { (try? check($0)) != nil }
        if !events.isEmpty {
            if lead.tick < stageTicks.upperBound { log.add(log.leave(at: lead.tick), at: tick) }
            log.add(events, at: tick)
        }
        let kept = events.lazy.compactMap(variants.kept).last
        let routed = events.map { Self.reaching($0, board, &variants) }
        for (index, stage) in stages.enumerated() {
            var own = routed.compactMap { $0[index] }
            if index == kept { own += board.cancelled(on: index) }
            stage.advance(to: tick, with: own.filter { !variants.isKeeping($0) })
        }
        if let kept { keep(kept) }
        if log.isFull, !needsStep, log.cancellations.isEmpty {
            log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: lead.tick))
        }
    }

    func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool) {
        advance(to: tick, with: events)
    }

    /// Goes on with one of several stages, which is of the present code.
    private func keep(_ index: Int) {
        guard let kept = stages[index].joined else { return }
        ownRevision += lead.revision + 1
        lead = kept
        stages = [stages[index]]
        board = nil
        variants = StageVariants(of: StageCheckpoint(scene: "", stageWidth: 0, stageHeight: 0))
    }

    func snapshot() -> StageSnapshot {
        if let earlier, let simulation = earlier.joined {
            earlierShown = simulation.session == nil ? nil : simulation.snapshot()
        }
        guard let board else { return lead.snapshot() }
        let nodes = board.nodes(of: stages.map { $0.simulation?.snapshot().nodes ?? [] })
        return StageSnapshot(
            tick: lead.tick, stageSize: FixedPair(Double(board.size.width), Double(board.size.height)), nodes: nodes)
    }

    var scene: SceneDescription {
        var scene = board == nil ? lead.scene : variants.describing(lead.scene, values: values)
        scene.versions = host.versions
        return scene
    }
    var values: [String: StageValue] {
        guard board != nil else { return lead.values }
        return variants.values(stages[0].simulation?.values ?? lead.values) { lead.scene.parameters }
    }
    var state: [String: StageValue] { lead.state }
    var stageVariants: [StageCheckpoint.Stage] { board == nil ? lead.stageVariants : variants.stages }

    func check(_ event: InputEvent) throws {
        guard board != nil, case .action(let name) = event else { return try lead.check(event) }
        let known = scene.actions.map(\.name)
        guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
    }

    func checkpoint() -> StageCheckpoint {
        guard board != nil else { return lead.checkpoint() }
        var checkpoint = arrangement
        checkpoint.parameters = values
        return checkpoint
    }

    // MARK: Earlier stage ticks

    var stageTicks: ClosedRange<UInt32> { lead.stageTicks }

    var isSeeking: Bool {
        if lead.isSeeking { return true }
        guard lead.session != nil, !isAwaitingStep else { return false }
        return followers.contains { stage in
            stage.joined.map { $0.isSeeking || stage.isAway(from: lead.tick) } ?? stage.holdsUp
        }
    }

    var search: (target: UInt32, from: UInt32, reached: UInt32)? { lead.search }

    func seek(to tick: UInt32, after events: [InputEvent]) {
        let events = events.compactMap(\.recordable).filter { (try? check($0)) != nil }
        guard let board else {
            lead.seek(to: tick, after: events)
            earlier?.seek(to: tick, after: events)
            return
        }
        if tick != lead.tick {
            log.add(events, at: lead.tick + 1)
            if lead.tick == stageTicks.upperBound { log.add(log.cancellations, at: lead.tick + 1) }
        }
        let routed = events.map { Self.reaching($0, board, &variants) }
        for (index, stage) in stages.enumerated() { stage.seek(to: tick, after: routed.compactMap { $0[index] }) }
    }

    func continueSeeking(while hasTime: () -> Bool) {
        lead.continueSeeking(while: hasTime)
        guard !lead.isSeeking, lead.session != nil else { return }
        for stage in followers where !stage.isBehind {
            stage.follow(to: lead.tick)
            stage.joined?.continueSeeking(while: hasTime)
        }
        goOn()
    }

    func stopSeeking() { for simulation in all { simulation.stopSeeking() } }

    var cut: (tick: UInt32, newest: UInt32)? { lead.cut }
    func restoreCut(after events: [InputEvent]) { for simulation in all { simulation.restoreCut(after: events) } }

    var historySize: Int { all.reduce(log.cost) { $0 + $1.historySize } }

    func forgetHistory() {
        for simulation in all { simulation.forgetHistory() }
        guard board != nil, !needsStep, log.cancellations.isEmpty else { return }
        log.begin(at: InputScript.Start(checkpoint: checkpoint(), tick: lead.tick))
    }

    func log(from: UInt32?, to end: UInt32) throws -> @Sendable () -> [UInt8] {
        let own = try lead.log(from: from, to: end)
        guard board != nil else { return own }
        let script = log.script(to: end)
        return { Array(script.jsonLines) }
    }

    // MARK: What is asked of each

    var scrolls: StageScrolls {
        guard let board else { return lead.scrolls }
        return board.joined(stages.map { $0.simulation?.scrolls })
    }

    func costs(_ question: CostQuestion, anew: Bool) -> StageCosts? {
        guard var costs = lead.costs(question, anew: anew) else { return nil }
        guard let board, let index = stages.firstIndex(where: { $0.simulation === lead }) else { return costs }
        for place in costs.faults.indices { costs.faults[place].layer = board.id(costs.faults[place].layer, of: index) }
        return costs
    }

    func views(_ question: ViewQuestion, anew: Bool) -> StageViews? {
        guard let board else { return lead.views(question, anew: anew) }
        if anew || viewAnswers.count != stages.count { viewAnswers = stages.map { _ in nil } }
        for (index, stage) in stages.enumerated() where viewAnswers[index] == nil {
            guard let simulation = stage.simulation else {
                viewAnswers[index] = StageViews()
                continue
            }
            viewAnswers[index] = simulation.views(board.question(question, on: index), anew: anew)
        }
        let answers = viewAnswers.compactMap(\.self)
        guard answers.count == stages.count else { return nil }
        viewAnswers = []
        return board.joined(answers)
    }

    // MARK: The sources

    var revision: Int { ownRevision + lead.revision + (earlier?.simulation?.revision ?? 0) }
    var editing: EditingState { lead.editing }
    var console: StageConsole { lead.console }
    var difference: SourceDifference? { host.difference }
    var replaysGesture: Bool {
        get { lead.replaysGesture }
        set { lead.replaysGesture = newValue }
    }

    var hasEarlierCode: Bool { board == nil && host.hasEarlierCode }
    var earlierCodeProblem: String? { earlier?.problem }

    var runsEarlierCode: Bool {
        get { earlier != nil }
        set {
            guard newValue != runsEarlierCode else { return }
            if newValue, hasEarlierCode {
                earlier = VersionedStage(lead.scene.name, of: host.earlierHost())
                goOn()
            } else {
                ownRevision += (earlier?.simulation?.revision ?? 0) + 1
                (earlier, earlierShown) = (nil, nil)
            }
        }
    }

    func earlierSnapshot() -> StageSnapshot? { earlierShown }
}
