import SceneContract
import StageModel
import UIKit

/// A scene on a stage, or on several stages at once, run on virtual time.
///
/// Several stages have other sizes, or values of parameters that are their own. A touch reaches the stage on which it begins,
/// or all of them; actions act on all, and parameters on those that have no values of their own.
///
/// What it shows is a function of the scene, its parameters, the stage's size, and the events with the steps in which
/// they took effect.
@MainActor
public final class SceneSimulation: StageSimulation {
    /// The newest step that has been simulated; its time is `tick` / ``rate``.
    public private(set) var tick: UInt32

    /// The number of steps per second.
    public let rate: Double
    /// The photos that the scene `album` shows; empty for the built-in ones.
    public let photos: [Photo]
    /// The definition of the scene.
    public let definition: any SceneDefinition
    /// The stages, row by row from the left; at least one.
    private(set) var stages: [SimulatedStage]
    private(set) var board: StageBoard
    private var variants: StageVariants
    private let columns: Int?
    private let sharesTouches: Bool
    /// The events that the scene has reported since ``drainReports()`` was called last.
    private let reports = Reports()

    /// Makes a simulation of a scene.
    ///
    /// - Parameters:
    ///   - definition: the scene's definition.
    ///   - stage: the stage's size in points.
    ///   - parameters: the values that differ from their defaults.
    ///   - rate: steps per second; above 0.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError`.
    public convenience init(
        _ definition: any SceneDefinition, stage: CGSize, parameters: [String: StageValue] = [:], rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        let start = StageCheckpoint(
            scene: definition.name, stageWidth: stage.width, stageHeight: stage.height, parameters: parameters)
        try self.init(definition, start: start, tick: 0, rate: rate, photos: photos)
    }

    /// Makes a simulation that goes on from a checkpoint, and has reported nothing.
    ///
    /// A place that is too far for the present geometry, as with fewer items, becomes the nearest valid one.
    ///
    /// - Parameters:
    ///   - checkpoint: the state; each of its stages is 200 to 2000 points wide and high.
    ///   - definition: the definition of the checkpoint's scene.
    ///   - tick: the step after which the simulation begins.
    ///   - rate: steps per second; above 0.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError`, which names the fault and the valid values.
    public convenience init(
        checkpoint: StageCheckpoint, of definition: any SceneDefinition, tick: UInt32 = 0, rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        for stage in checkpoint.stages {
            for (name, length) in [("stageWidth", stage.width), ("stageHeight", stage.height)]
            where !(200...2000).contains(length) {
                throw SceneError.badValue(name, .number(length), allowed: "200 to 2000")
            }
        }
        guard checkpoint.stages.count <= StageCheckpoint.mostStages else {
            throw SceneError.badValue(
                "others", .integer(checkpoint.others.count), allowed: "at most \(StageCheckpoint.mostStages - 1) stages"
            )
        }
        if let version = checkpoint.stages.lazy.compactMap(\.version).first {
            throw SceneError.badValue(
                "version", .text(version),
                allowed: "none here: they stand side by side in rooms of zoetrope preview alone")
        }
        if let columns = checkpoint.columns, !(1...StageCheckpoint.mostStages).contains(columns) {
            throw SceneError.badValue("columns", .integer(columns), allowed: "1 to \(StageCheckpoint.mostStages)")
        }
        try self.init(definition, start: checkpoint, tick: tick, rate: rate, photos: photos)
        reports.list = []
    }

    private init(
        _ definition: any SceneDefinition, start: StageCheckpoint, tick: UInt32, rate: Double, photos: [Photo]
    ) throws {
        let definition = definition.withStageSettings
        let parameters = definition.followed(start.parameters)
        self.definition = definition
        self.tick = tick
        self.rate = rate
        self.photos = photos
        (columns, sharesTouches) = (start.columns, start.sharesTouches)
        var start = start
        start.parameters = parameters
        start = start.with(
            start.stages.map { stage in
                var stage = stage
                stage.overrides = definition.followed(stage.overrides)
                return stage
            })
        let stages = try start.stages.map { [reports] stage in
            let own = parameters.merging(stage.overrides) { $1 }
            return try SimulatedStage(definition, stage, parameters: own, photos: photos, time: Double(tick) / rate) {
                reports.add(Report(name: $0, detail: $1))
            }
        }
        let variants = StageVariants(of: start)
        (self.stages, self.variants) = (stages, variants)
        // Touches in logs of earlier versions are of stages without words over them.
        let hasCaptions = start.sharesTouches || !variants.names.isEmpty
        board = stages[0].clock.perform {
            StageBoard(
                stages.map(\.size), columns: start.columns,
                captions: hasCaptions ? variants.captions(definition.parameters(stage: stages[0].size)) : [],
                sharesTouches: start.sharesTouches)
        }
    }

    /// Whether a step would change anything: layout, a timer, a display link or a moving animation waits for it.
    public var needsStep: Bool {
        stages.contains { $0.needsStep }
    }

    /// Simulates the step `tick`, and on the way each step in which a timer fires or an animation ends.
    public func advance(to tick: UInt32, with events: [InputEvent]) {
        precondition(tick > self.tick, "time goes forward")
        // What falls due on the way begins what follows from it: it must happen at its own time.
        while let wake = nextWake, wake < tick { step(to: wake, events: []) }
        // Input meets the stage as the step before showed it, skipped or not: a finger stops what moves there.
        if !events.isEmpty, self.tick < tick - 1, stages.contains(where: { $0.clock.isBusy }) {
            step(to: tick - 1, events: [])
        }
        step(to: tick, events: events)
    }

    /// The step in which the next timer fires or animation ends.
    private var nextWake: UInt32? {
        guard let due = stages.lazy.compactMap({ $0.clock.nextDueTime }).min() else { return nil }
        let first = ((due - FrameClock.tolerance) * rate).rounded(.up)
        return first < Double(UInt32.max) ? max(tick + 1, UInt32(max(first, 0))) : nil
    }

    private func step(to tick: UInt32, events: [InputEvent]) {
        self.tick = tick
        let time = Double(tick) / rate
        stages[0].calls?.beginStep(at: time, beginsGesture: events.contains(where: \.beginsGesture))
        guard stages.count > 1 else { return stages[0].step(to: time, events: events) }
        let kept = events.lazy.compactMap(variants.kept).last
        let routed = events.map { board.route($0) }
        for case .set(let changes) in events { variants.set(changes) }
        for (index, stage) in stages.enumerated() {
            let reaching = routed.compactMap { own($0[index], of: index) }
            stage.step(to: time, events: index == kept ? reaching + board.cancelled(on: index) : reaching)
        }
        if let kept { keep(kept) }
    }

    /// Returns what of an event holds for a stage, which has values of its own; nil for nothing.
    private func own(_ event: InputEvent?, of stage: Int) -> InputEvent? {
        guard case .set(let changes) = event else { return event }
        let valid = variants.changes(changes, for: stage)
        return valid.isEmpty ? nil : .set(valid)
    }

    // MARK: One of several stages

    /// Goes on with one stage.
    private func keep(_ index: Int) {
        let kept = stages[index]
        let calls = stages[0].calls
        stages = [kept]
        variants = StageVariants(
            of: StageCheckpoint(scene: definition.name, stageWidth: kept.size.width, stageHeight: kept.size.height))
        board = StageBoard([kept.size])
        if let calls { kept.record(in: calls, for: SimulatedStage.stepsOfInterest) }
    }

    /// The stages that are shown at once, with what each has of its own; empty where there is one.
    public var stageVariants: [StageCheckpoint.Stage] { stages.count > 1 ? variants.stages : [] }

    /// The stages' frames in points, in what is shown of all of them.
    public var stageFrames: [CGRect] { board.frames }

    /// Returns what viewers see after the newest step.
    ///
    /// O(layers on the stage).
    public func snapshot() -> StageSnapshot {
        let size = FixedPair(Double(board.size.width), Double(board.size.height))
        guard stages.count == 1 else {
            return StageSnapshot(tick: tick, stageSize: size, nodes: board.nodes(of: stages.map { $0.nodes() }))
        }
        let nodes = stages[0].nodes()
        return StageSnapshot(tick: tick, stageSize: size, nodes: nodes, changes: stages[0].changes)
    }

    // MARK: Read-outs

    /// The scene's description, with the default values that hold for this stage.
    public var scene: SceneDescription {
        let scene = SceneDescription(definition, stage: stages[0].size, photos: photos)
        return stages.count == 1 ? scene : variants.describing(scene, values: values)
    }

    /// The present value of every parameter, by name.
    public var values: [String: StageValue] {
        variants.values(Dictionary(uniqueKeysWithValues: zip(parameterNames, content.values))) {
            definition.parameters(stage: stages[0].size)
        }
    }
    private lazy var parameterNames = definition.parameters(stage: stages[0].size).map(\.name)

    /// The values that the scene reports about its state, by name.
    public var state: [String: StageValue] {
        read { Dictionary(uniqueKeysWithValues: content.state.map { ($0.name, $0.value) }) }
    }

    /// Checks an event's names and values.
    ///
    /// - Throws: `SceneError`, which names the fault and the valid values.
    public func check(_ event: InputEvent) throws {
        try check(event, with: values)
    }

    /// Checks an event against the values that parameters will have.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - values: the values of all parameters when the event takes effect.
    /// - Throws: `SceneError`.
    func check(_ event: InputEvent, with values: [String: StageValue]) throws {
        switch event {
        case .action(let name):
            let known = definition.actions.map(\.name) + variants.keepNames
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes):
            // What a value means may depend on the stage's size, and on what it has of its own: it has to do on each.
            let changed = values.merging(changes) { $1 }
            if stages.count > 1 { try definition.check(changed, stage: stages[0].size) }
            for (index, stage) in stages.enumerated() {
                let own = changed.merging(variants.stages[index].overrides) { $1 }
                try definition.check(own, stage: stage.size)
            }
        case .pointer, .wheel, .key, .text:
            break
        }
    }

    /// Returns the stage's state.
    public func checkpoint() -> StageCheckpoint {
        let places = zip(stages, variants.stages).map { stage, place in
            var place = place
            place.restoration = stage.restoration
            return place
        }
        let isAlone = places.count == 1
        return StageCheckpoint(
            scene: definition.name, stageWidth: places[0].width, stageHeight: places[0].height, parameters: values,
            columns: isAlone ? nil : columns, sharesTouches: !isAlone && sharesTouches
        ).with(places)
    }

    /// An event that the scene reported, such as `positionChanged` with `expanded`.
    public struct Report: Equatable, Sendable {
        /// The event's name.
        public var name: String
        /// The event's detail.
        public var detail: StageValue
    }

    private final class Reports {
        var list: [Report] = []

        func add(_ report: Report) {
            if list.count == SceneSimulation.mostReports { list.removeFirst() }
            list.append(report)
        }
    }

    /// The number of reports that are kept until they are asked for: rooms never ask.
    nonisolated static let mostReports = 256

    /// Returns what the scene has reported since the last call, the newest 256 events of it.
    public func drainReports() -> [Report] {
        defer { reports.list = [] }
        return reports.list
    }

    /// The scene on the first stage, to which read-outs refer.
    var content: any Scene { stages[0].content }
    /// The window of the first stage.
    var window: UIWindow { stages[0].window }

    /// Runs `body` with the first stage's clock as the current one, which reading presented values needs.
    package func read<Result>(_ body: () -> Result) -> Result {
        stages[0].clock.perform(body)
    }
}
