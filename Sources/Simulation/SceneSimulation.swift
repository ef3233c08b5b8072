import Scenes
import StageModel
import UIKit

/// A scene on a stage, or on several of other sizes side by side, run by virtual time.
///
/// Of several stages, each has what is touched on it; parameters and actions are for all.
///
/// What it shows is a function of the scene, its parameters, the stage's size and the events with the steps they came
/// before.
@MainActor
public final class SceneSimulation: StageSimulation {
    public private(set) var tick: UInt32

    /// Steps per second.
    public let rate: Double
    /// What `album` shows; empty: the built-in ones.
    public let photos: [Photo]
    /// What the simulated scene declares.
    public let definition: any SceneDefinition
    /// From the left; at least one.
    let stages: [SimulatedStage]
    let board: StageBoard
    private var pending: [InputEvent] = []
    /// What the scene has reported since ``takeReports()`` was called last.
    private let reports = Reports()

    public static var sceneNames: [String] { SceneCatalogue.names }

    /// Every scene that the program knows, with the defaults for a stage in points.
    public static func scenes(stage: CGSize) -> [SceneDescription] {
        SceneCatalogue.scenes.map { SceneDescription($0, stage: stage) }
    }

    public convenience init(scene name: String, stageWidth: Double, stageHeight: Double) throws {
        try self.init(scene: name, stage: CGSize(width: stageWidth, height: stageHeight))
    }

    /// - Parameters:
    ///   - stage: points.
    ///   - parameters: those that differ from their defaults.
    ///   - rate: steps per second; above 0.
    ///   - photos: what `album` shows; empty: the built-in ones.
    /// - Throws: `SceneError`.
    public convenience init(
        scene name: String, stage: CGSize, parameters: [String: StageValue] = [:], rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        try self.init(
            SceneCatalogue.scene(named: name), stage: stage, parameters: parameters, rate: rate, photos: photos)
    }

    /// - Parameters:
    ///   - definition: of the scene.
    ///   - stage: points.
    ///   - parameters: those that differ from their defaults.
    ///   - rate: steps per second; above 0.
    ///   - photos: what `album` shows; empty: the built-in ones.
    /// - Throws: `SceneError`.
    public convenience init(
        _ definition: any SceneDefinition, stage: CGSize, parameters: [String: StageValue] = [:], rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        let start = StageCheckpoint(
            scene: definition.name, stageWidth: stage.width, stageHeight: stage.height, parameters: parameters)
        try self.init(definition, start: start, tick: 0, rate: rate, photos: photos)
    }

    /// Stands where another simulation stood, and has reported nothing.
    ///
    /// A place that is only too far for the present geometry, as with fewer items, becomes the nearest one.
    ///
    /// - Parameters:
    ///   - checkpoint: its stages are 200 to 2000 points wide and high.
    ///   - definition: of the checkpoint's scene; nil: the catalogue's of that name.
    ///   - tick: of the step that the simulation begins after.
    ///   - rate: steps per second; above 0.
    ///   - photos: what `album` shows; empty: the built-in ones.
    /// - Throws: `SceneError`, which names the fault and what would do, for what no scene's checkpoint holds.
    public convenience init(
        checkpoint: StageCheckpoint, of definition: (any SceneDefinition)? = nil, tick: UInt32 = 0, rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        let definition = try definition ?? SceneCatalogue.scene(named: checkpoint.scene)
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
        try self.init(definition, start: checkpoint, tick: tick, rate: rate, photos: photos)
        reports.list = []
    }

    private init(
        _ definition: any SceneDefinition, start: StageCheckpoint, tick: UInt32, rate: Double, photos: [Photo]
    ) throws {
        self.definition = definition
        self.tick = tick
        self.rate = rate
        self.photos = photos
        board = StageBoard(start.stages.map { CGSize(width: $0.width, height: $0.height) })
        stages = try start.stages.map { [reports] stage in
            try SimulatedStage(
                definition, stage, parameters: start.parameters, photos: photos, time: Double(tick) / rate
            ) { reports.list.append(Report(name: $0, detail: $1)) }
        }
    }

    public var needsStep: Bool {
        !pending.isEmpty || stages.contains { $0.needsStep }
    }

    public func send(_ event: InputEvent) {
        pending.append(event)
    }

    public func advance(to tick: UInt32) {
        precondition(tick > self.tick, "time goes forward")
        // What falls due on the way begins what follows from it: it must happen at its own time.
        while let wake = nextWake, wake < tick { step(to: wake, events: []) }
        // Input meets the stage as the step before showed it, skipped or not: a finger stops what moves there.
        if !pending.isEmpty, self.tick < tick - 1, stages.contains(where: { $0.clock.isBusy }) {
            step(to: tick - 1, events: [])
        }
        let events = pending
        pending = []
        step(to: tick, events: events)
    }

    /// The step in which the next thing falls due.
    private var nextWake: UInt32? {
        guard let due = stages.lazy.compactMap({ $0.clock.nextDueTime }).min() else { return nil }
        let first = ((due - FrameClock.tolerance) * rate).rounded(.up)
        return first < Double(UInt32.max) ? max(tick + 1, UInt32(max(first, 0))) : nil
    }

    private func step(to tick: UInt32, events: [InputEvent]) {
        self.tick = tick
        let time = Double(tick) / rate
        guard stages.count > 1 else { return stages[0].step(to: time, events: events) }
        let routed = events.map { board.route($0) }
        for (index, stage) in stages.enumerated() {
            stage.step(to: time, events: routed.compactMap { $0.event(for: index) })
        }
    }

    public func snapshot() -> StageSnapshot {
        let nodes = stages.count == 1 ? stages[0].nodes() : board.nodes(of: stages)
        return StageSnapshot(
            tick: tick, stageSize: FixedPair(Double(board.size.width), Double(board.size.height)), nodes: nodes)
    }

    // MARK: Read-outs

    public var scene: SceneDescription {
        SceneDescription(definition, stage: stages[0].size, photos: photos)
    }

    public var values: [String: StageValue] {
        let names = definition.parameters(stage: stages[0].size).map(\.name)
        return Dictionary(uniqueKeysWithValues: zip(names, content.values))
    }

    public var state: [String: StageValue] {
        read { Dictionary(uniqueKeysWithValues: content.state.map { ($0.name, $0.value) }) }
    }

    public func check(_ event: InputEvent) throws {
        try check(event, with: values)
    }

    /// - Parameter values: of all parameters, when the event acts.
    func check(_ event: InputEvent, with values: [String: StageValue]) throws {
        switch event {
        case .action(let name):
            let known = definition.actions.map(\.name)
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes):
            // What a value means may depend on the stage's size: it has to do on each.
            for stage in stages { try definition.check(values.merging(changes) { $1 }, stage: stage.size) }
        case .pointer, .wheel, .key:
            break
        }
    }

    /// Events that no step has taken yet are not in it.
    public func checkpoint() -> StageCheckpoint {
        let places = stages.map {
            StageCheckpoint.Stage(
                width: Double($0.size.width), height: Double($0.size.height), restoration: $0.restoration)
        }
        return StageCheckpoint(
            scene: definition.name, stageWidth: places[0].width, stageHeight: places[0].height, parameters: values,
            restoration: places[0].restoration, others: Array(places.dropFirst()))
    }

    /// Something that the scene reported: `positionChanged` to `expanded`.
    public struct Report: Equatable, Sendable {
        public var name: String
        public var detail: StageValue
    }

    private final class Reports {
        var list: [Report] = []
    }

    /// What the scene has reported since the last call.
    public func takeReports() -> [Report] {
        defer { reports.list = [] }
        return reports.list
    }

    /// What the first stage, of which read-outs are, shows.
    var content: any Scene { stages[0].content }
    var window: UIWindow { stages[0].window }

    /// Runs `body` with the first stage's time current, as reading presented values needs.
    package func read<Result>(_ body: () -> Result) -> Result {
        stages[0].clock.perform(body)
    }
}
