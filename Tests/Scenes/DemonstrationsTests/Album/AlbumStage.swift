import Foundation
import StageModel
import Testing

@testable import Demonstrations
@testable import Simulation

/// An album on virtual time, and what a viewer sees of it.
@MainActor
final class AlbumStage {
    let simulation: SceneSimulation
    let stage: CGSize
    let count: Int
    private(set) var last: TickRecord

    init(_ stage: CGSize = CGSize(width: 390, height: 844), count: Int = 14) throws {
        self.stage = stage
        self.count = count
        simulation = try SceneSimulation(
            scene: "album", stage: stage, parameters: ["itemCount": .integer(count)])
        last = simulation.record(moving: false, events: [])
    }

    var pagerY: CGFloat { (stage.height - 104) / 2 }
    var stripY: CGFloat { stage.height - 74 }

    /// What the toolbar says.
    var label: String? {
        simulation.snapshot().nodes.map(\.text.string).first { $0.contains(" of ") }
    }

    // MARK: Time and input

    /// Runs one step, and says what it shows.
    @discardableResult
    func step(_ events: InputEvent...) -> TickRecord {
        simulation.advance(to: simulation.tick + 1, with: events)
        last = simulation.record(moving: simulation.needsStep, events: [])
        return last
    }

    func pointer(_ phase: PointerSample.Phase, _ x: CGFloat, _ y: CGFloat, id: UInt64 = 1) -> InputEvent {
        .pointer(PointerSample(pointer: id, phase: phase, x: x, y: y))
    }

    /// Steps of a drag from the middle, each `dx` a step after a first one that begins it, held still for `rest` steps.
    func drag(y: CGFloat, _ deltas: [CGFloat], rest: Int = 0, lift: PointerSample.Phase = .up) -> [TickRecord] {
        var x = stage.width / 2
        var records = [step(pointer(.down, x, y))]
        for delta in deltas {
            x += delta
            records.append(step(pointer(.move, x, y)))
        }
        for _ in 0..<rest { records.append(step()) }
        return records + [step(pointer(lift, x, y))]
    }

    /// Runs until nothing moves.
    func settle() -> [TickRecord] {
        var records: [TickRecord] = []
        for _ in 0..<2000 where simulation.needsStep { records.append(step()) }
        #expect(!simulation.needsStep)
        return records
    }
}

extension TickRecord {
    var hd: ViewRecord { views[0] }
    var thumbnails: ViewRecord { views[1] }

    var isPagerMaster: Bool { state["master"] == .text("hd") }

    var current: Int {
        if case .integer(let value)? = state["current"] { return value }
        return -1
    }

    var progress: Double {
        if case .number(let value)? = state["progress"] { return value }
        return .nan
    }
}

extension ViewRecord {
    /// contentOffset + inset.
    var scrolled: Double { contentOffset[0] + contentInset[1] }

    /// Where the items are seen: middle and width.
    var seen: [Int: (x: Double, width: Double)] {
        Dictionary(uniqueKeysWithValues: items.map { ($0.item, ($0.center[0] - contentOffset[0], $0.size[0])) })
    }
}
