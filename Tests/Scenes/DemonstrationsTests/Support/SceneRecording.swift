import Foundation
import Demonstrations
import Simulation
import StageModel

/// What `simulate` prints, read back: the tests see a scene as its users do.
struct SceneRecording {
    struct Frame: Decodable {
        var tick: Int
        var moving: Bool
        var state: [String: StageValue]
        var views: [View]
        var events: [[String: StageValue]]

        /// The first view's.
        var view: View { views[0] }
        func event(_ name: String) -> [StageValue] { events.compactMap { $0[name] } }
    }

    struct View: Decodable {
        var name: String
        var frame: [Double]
        var contentOffset: [Double]
        var contentSize: [Double]
        var dragging: Bool
        var decelerating: Bool
        var velocity: [Double]
        var items: [Item]

        func item(_ index: Int) -> Item? { items.first { $0.item == index } }
    }

    struct Item: Decodable, Equatable {
        var item: Int
        var center: [Double]
        var size: [Double]
        var anchorPoint: [Double]
        var transform: [Double]
        var alpha: Double
        var zIndex: Int
        var hidden: Bool
        var content: Bool
        /// nil for the first section.
        var section: Int?

        var top: Double { center[1] - size[1] / 2 }
        var left: Double { center[0] - size[0] / 2 }
    }

    var frames: [Frame]

    subscript(tick: Int) -> Frame { frames[tick] }
    var last: Frame { frames[frames.count - 1] }

    /// The ticks at which something was reported, with it.
    func reports(_ name: String) -> [Report] {
        frames.flatMap { frame in frame.event(name).map { Report(tick: frame.tick, detail: "\($0)") } }
    }

    struct Report: Equatable {
        var tick: Int
        var detail: String
    }

    /// Runs a scene, and records what it shows.
    ///
    /// - Parameters:
    ///   - scene: the scene's name.
    ///   - stage: the stage's size in points.
    ///   - parameters: the values that differ from their defaults.
    ///   - input: JSON lines.
    ///   - ticks: the number of steps; nil runs until rest.
    /// - Throws: `SceneError` or `InputScript.Fault`.
    @MainActor
    init(
        _ scene: String, stage: CGSize = CGSize(width: 390, height: 844), set parameters: [String: StageValue] = [:],
        input: [String] = [], ticks: UInt32? = nil
    ) throws {
        let type = try SceneCatalogue.scene(named: scene)
        let simulation = try SceneSimulation(scene: scene, stage: stage, parameters: parameters)
        let script = try InputScript(
            input.joined(separator: "\n"), scene: type, stage: stage, parameters: parameters)
        var frames: [Frame] = []
        try HeadlessRun(simulation: simulation, script: script, ticks: ticks, every: 1).run { line in
            frames.append(try JSONDecoder().decode(Frame.self, from: line))
        }
        self.frames = frames
    }
}

/// Lines of input.
enum Input {
    static func pointer(_ tick: Int, _ phase: String, _ x: Double, _ y: Double, pointer: Int = 1) -> String {
        #"{"tick":\#(tick),"pointer":\#(pointer),"phase":"\#(phase)","x":\#(x),"y":\#(y)}"#
    }

    static func action(_ tick: Int, _ name: String) -> String {
        #"{"tick":\#(tick),"action":"\#(name)"}"#
    }

    static func set(_ tick: Int, _ name: String, _ value: Double) -> String {
        #"{"tick":\#(tick),"set":{"\#(name)":\#(value)}}"#
    }

    /// A finger that goes down at the first place at `tick` and visits the others, one a tick.
    static func drag(_ tick: Int, _ ys: [Double], x: Double = 200, end: String? = "up", pointer: Int = 1) -> [String] {
        var lines = [Self.pointer(tick, "down", x, ys[0], pointer: pointer)]
        for (step, y) in ys.dropFirst().enumerated() {
            lines.append(Self.pointer(tick + step + 1, "move", x, y, pointer: pointer))
        }
        if let end { lines.append(Self.pointer(tick + ys.count, end, x, ys[ys.count - 1], pointer: pointer)) }
        return lines
    }
}
