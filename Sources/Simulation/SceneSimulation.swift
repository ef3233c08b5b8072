import Scenes
import StageModel
import UIKit

/// A scene on a stage, run on virtual time.
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
    let content: any Scene
    let window: UIWindow

    let clock = FrameClock()
    private let capture = LayerCapture()
    private var pending: [InputEvent] = []
    /// The events that the scene has reported since ``takeReports()`` was called last.
    private let reports = Reports()

    /// The names of the catalogue's scenes.
    public static var sceneNames: [String] { SceneCatalogue.names }

    /// Returns the descriptions of the catalogue's scenes, with the defaults for a stage of a size in points.
    public static func scenes(stage: CGSize) -> [SceneDescription] {
        SceneCatalogue.scenes.map { SceneDescription($0, stage: stage) }
    }

    /// Makes a simulation of a scene of the catalogue at 60 steps per second, with default parameters.
    ///
    /// - Throws: `SceneError`.
    public convenience init(scene name: String, stageWidth: Double, stageHeight: Double) throws {
        try self.init(scene: name, stage: CGSize(width: stageWidth, height: stageHeight))
    }

    /// Makes a simulation of a scene of the catalogue.
    ///
    /// - Parameters:
    ///   - name: the scene's name.
    ///   - stage: the stage's size in points.
    ///   - parameters: the values that differ from their defaults.
    ///   - rate: steps per second; above 0.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError`.
    public convenience init(
        scene name: String, stage: CGSize, parameters: [String: StageValue] = [:], rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        try self.init(
            SceneCatalogue.scene(named: name), stage: stage, parameters: parameters, rate: rate, photos: photos)
    }

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
    ///   - checkpoint: the state; its stage is 200 to 2000 points wide and high.
    ///   - definition: the definition of the checkpoint's scene; nil for the catalogue's of that name.
    ///   - tick: the step after which the simulation begins.
    ///   - rate: steps per second; above 0.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError`, which names the fault and the valid values.
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

    /// Whether a step would change anything: an event, layout, timer, display link or moving animation waits for it.
    public var needsStep: Bool {
        !pending.isEmpty || clock.isBusy || window.needsLayoutPass
    }

    /// Queues an event for the next step, as ``StageModel/StageSimulation/send(_:)`` requires.
    public func send(_ event: InputEvent) {
        pending.append(event)
    }

    /// Simulates the step `tick`, and on the way each step in which a timer fires or an animation ends.
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

    /// The step in which the next timer fires or animation ends.
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

    /// Returns what viewers see after the newest step.
    ///
    /// O(layers on the stage).
    public func snapshot() -> StageSnapshot {
        clock.perform {
            let size = window.bounds.size
            return StageSnapshot(
                tick: tick, stageSize: FixedPair(Double(size.width), Double(size.height)),
                nodes: capture.nodes(of: window.layer))
        }
    }

    // MARK: Read-outs

    /// The scene's description, with the default values that hold for this stage.
    public var scene: SceneDescription {
        SceneDescription(definition, stage: window.bounds.size, photos: photos)
    }

    /// The present value of every parameter, by name.
    public var values: [String: StageValue] {
        let names = definition.parameters(stage: window.bounds.size).map(\.name)
        return Dictionary(uniqueKeysWithValues: zip(names, content.values))
    }

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
            let known = definition.actions.map(\.name)
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes):
            try definition.check(values.merging(changes) { $1 }, stage: window.bounds.size)
        case .pointer, .wheel, .key:
            break
        }
    }

    /// Returns the stage's state, in which events that no step has taken yet are missing.
    public func checkpoint() -> StageCheckpoint {
        StageCheckpoint(
            scene: definition.name, stageWidth: window.bounds.size.width,
            stageHeight: window.bounds.size.height, parameters: values, restoration: read { content.restoration })
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
    }

    /// Returns what the scene has reported since the last call.
    public func takeReports() -> [Report] {
        defer { reports.list = [] }
        return reports.list
    }

    /// Runs `body` with the simulation's clock as the current one, which reading presented values needs.
    package func read<Result>(_ body: () -> Result) -> Result {
        clock.perform(body)
    }
}
