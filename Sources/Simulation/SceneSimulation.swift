import Scenes
import StageModel
import UIKit

/// A scene on a stage, run by virtual time.
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
    let content: any Scene
    let window: UIWindow

    let clock = FrameClock()
    private let capture = LayerCapture()
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
    ///   - checkpoint: its stage is 200 to 2000 points wide and high.
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
        for (name, length) in [("stageWidth", checkpoint.stageWidth), ("stageHeight", checkpoint.stageHeight)]
        where !(200...2000).contains(length) {
            throw SceneError.badValue(name, .number(length), allowed: "200 to 2000")
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
        let restoration = try Restoration(start.restoration, of: definition)
        let stage = CGSize(width: start.stageWidth, height: start.stageHeight)
        clock.setTime(Double(tick) / rate)
        clock.images = ImageCatalogue.images
        for image in definition.images {
            clock.images[image.name] = NamedImage(
                file: image.file, size: CGSize(width: image.width, height: image.height))
        }
        for photo in photos {
            clock.images[photo.name] = NamedImage(
                file: photo.name, size: CGSize(width: photo.width, height: photo.height))
        }
        (window, content) = try clock.perform { [reports] in
            let screen = UIScreen(size: stage)
            screen.becomeMain()
            let window = UIWindow(frame: screen.bounds)
            let content = definition.make(
                SceneContext(stage: stage, photos: photos) { reports.list.append(Report(name: $0, detail: $1)) })
            try content.set(start.parameters)
            window.rootViewController = content.viewController
            content.viewController.viewWillAppear(false)
            window.layoutIfNeeded()
            content.viewController.viewDidAppear(false)
            window.layoutIfNeeded()
            if !start.restoration.isEmpty {
                try content.restore(restoration)
                window.layoutIfNeeded()
            }
            return (window, content)
        }
    }

    isolated deinit {
        clock.end()
    }

    public var needsStep: Bool {
        !pending.isEmpty || clock.isBusy || window.needsLayoutPass
    }

    public func send(_ event: InputEvent) {
        pending.append(event)
    }

    public func advance(to tick: UInt32) {
        precondition(tick > self.tick, "time goes forward")
        clock.perform {
            // What falls due on the way begins what follows from it: it must happen at its own time.
            while let wake = nextWake, wake < tick { step(to: wake, events: []) }
            // Input meets the stage as the step before showed it, skipped or not: a finger stops what moves there.
            if !pending.isEmpty, clock.isBusy, self.tick < tick - 1 { step(to: tick - 1, events: []) }
            let events = pending
            pending = []
            step(to: tick, events: events)
        }
    }

    /// The step in which the next thing falls due.
    private var nextWake: UInt32? {
        guard let due = clock.nextDueTime else { return nil }
        let first = ((due - FrameClock.tolerance) * rate).rounded(.up)
        return first < Double(UInt32.max) ? max(tick + 1, UInt32(max(first, 0))) : nil
    }

    private func step(to tick: UInt32, events: [InputEvent]) {
        self.tick = tick
        clock.setTime(Double(tick) / rate)
        for event in events { dispatch(event) }
        clock.runDueWork()
        window.layoutIfNeeded()
    }

    public func snapshot() -> StageSnapshot {
        clock.perform {
            let size = window.bounds.size
            return StageSnapshot(
                tick: tick, stageSize: FixedPair(Double(size.width), Double(size.height)),
                nodes: capture.nodes(of: window.layer))
        }
    }

    // MARK: Read-outs

    public var scene: SceneDescription {
        SceneDescription(definition, stage: window.bounds.size, photos: photos)
    }

    public var values: [String: StageValue] {
        let names = definition.parameters(stage: window.bounds.size).map(\.name)
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
            try definition.check(values.merging(changes) { $1 }, stage: window.bounds.size)
        case .pointer, .wheel, .key:
            break
        }
    }

    /// Events that no step has taken yet are not in it.
    public func checkpoint() -> StageCheckpoint {
        StageCheckpoint(
            scene: definition.name, stageWidth: window.bounds.size.width,
            stageHeight: window.bounds.size.height, parameters: values, restoration: read { content.restoration })
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

    /// Runs `body` with the simulation's time current, as reading presented values needs.
    package func read<Result>(_ body: () -> Result) -> Result {
        clock.perform(body)
    }
}
