import Foundation
import Demonstrations
import Simulation
import StageModel

/// What `simulate` prints of the scene, read back: the tests see the deck as its users do.
struct FlipRecording {
    struct Frame: Decodable {
        var tick: Int
        var moving: Bool
        var state: [String: StageValue]
        var views: [View]
        var events: [[String: StageValue]]

        var items: [Item] { views[0].items }
        func item(_ index: Int) -> Item? { items.first { $0.item == index } }
        var order: StageValue? { state["order"] }
    }

    struct View: Decodable {
        var name: String
        var items: [Item]
    }

    struct Item: Decodable {
        var item: Int
        var center: [Double]
        var size: [Double]
        var anchorPoint: [Double]
        var transform: [Double]
        var alpha: Double
        var zIndex: Int
        var hidden: Bool
        var content: Bool

        /// How far the card is turned over, 0...1.
        var turn: Double {
            let turn = -atan2(transform[6], transform[10]) / .pi
            return turn < -0.5 ? turn + 2 : turn
        }
        /// Radians in its plane.
        var tilt: Double { atan2(transform[1], transform[0]) }
        var numbers: [Double] { center + size + anchorPoint + transform + [alpha] }
    }

    var stage: CGSize
    var frames: [Frame]

    subscript(tick: Int) -> Frame { frames[tick] }
    var last: Frame { frames[frames.count - 1] }
    /// All that the scene reported, in order, as "name detail".
    var reports: [String] { frames.flatMap { $0.events.flatMap { $0.map { "\($0.key) \($0.value)" } } } }

    /// Runs the scene until rest, and records what it shows.
    ///
    /// - Parameters:
    ///   - stage: the stage's size in points.
    ///   - parameters: the values that differ from their defaults.
    ///   - input: JSON lines of several fingers, each by ascending tick.
    /// - Throws: `SceneError` or `InputScript.Fault`.
    @MainActor
    init(
        stage: CGSize = CGSize(width: 390, height: 844), set parameters: [String: StageValue] = [:],
        _ input: [[String]]
    ) throws {
        self.stage = stage
        let type = try SceneCatalogue.scene(named: "flip")
        let simulation = try SceneSimulation(scene: "flip", stage: stage, parameters: parameters)
        struct Moment: Decodable {
            var tick: Int
        }
        let lines = try input.joined().enumerated().map { order, line in
            (tick: try JSONDecoder().decode(Moment.self, from: Data(line.utf8)).tick, order: order, line: line)
        }
        let text = lines.sorted { ($0.tick, $0.order) < ($1.tick, $1.order) }.map(\.line).joined(separator: "\n")
        let script = try InputScript(text, scene: type, stage: stage, parameters: parameters)
        var frames: [Frame] = []
        try HeadlessRun(simulation: simulation, script: script, ticks: nil, every: 1).run { line in
            frames.append(try JSONDecoder().decode(Frame.self, from: line))
        }
        self.frames = frames
    }
}

/// Lines of input.
enum Finger {
    static func sample(_ tick: Int, _ phase: String, _ x: Double, _ y: Double, pointer: Int = 1) -> String {
        #"{"tick":\#(tick),"pointer":\#(pointer),"phase":"\#(phase)","x":\#(x),"y":\#(y)}"#
    }

    static func action(_ tick: Int, _ name: String) -> [String] {
        [#"{"tick":\#(tick),"action":"\#(name)"}"#]
    }

    static func set(_ tick: Int, _ name: String, _ value: Double) -> [String] {
        [#"{"tick":\#(tick),"set":{"\#(name)":\#(value)}}"#]
    }

    /// A pan that begins in the tick after `tick`, has its translation in the next, and ends in tick `end`.
    static func pan(
        _ tick: Int, by x: Double, _ y: Double, from start: (Double, Double) = (195, 500), until end: Int,
        as phase: String = "up"
    ) -> [String] {
        // The slop that the recogniser swallows, in the pan's direction.
        let length = max(hypot(x, y), 1e-9)
        let (sx, sy) = (start.0 + 16 * (x / length), start.1 + 16 * (y / length))
        return [
            sample(tick, "down", start.0, start.1), sample(tick + 1, "move", sx, sy),
            sample(tick + 2, "move", sx + x, sy + y), sample(end, phase, sx + x, sy + y),
        ]
    }
}
