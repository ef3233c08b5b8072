import CoreGraphics
import Replay
import Simulation
import StageModel

/// A session as it was recorded and as it is now, side by side, drawn as it is shown.
///
/// A recording has the places of items, and nothing of what is in them: its side shows the present cells where the recorded ones
/// were, those that are gone as empty frames.
@MainActor
struct CheckFilm {
    /// What a stage showed after a step.
    struct Step {
        var snapshot: StageSnapshot
        /// The items' places in the data, by their layers.
        var cells: [UInt32: CheckFrame.Place]

        @MainActor
        init(_ snapshot: StageSnapshot, of simulation: SceneSimulation) {
            self.snapshot = snapshot
            cells = Dictionary(
                simulation.scrolls.items.map {
                    ($0.layer, CheckFrame.Place(section: Int($0.section), item: Int($0.item)))
                }
            ) { first, _ in first }
        }
    }

    private static let red = PackedColor(red: UInt8(0xFF), green: 0x3B, blue: 0x30, alpha: 0xFF)
    private static let grey = PackedColor(red: UInt8(0x8E), green: 0x8E, blue: 0x93, alpha: 0x66)
    private static let markWidth = FixedPoint(4)
    /// The first id of the frames of cells that are gone: the stage's own are given upwards from 1.
    private static let firstGone: UInt32 = 1 << 24

    private let session: CheckedSession
    private let steps: [Step]

    /// Makes a film of what a session has shown, in as many steps as it has found.
    init(_ session: CheckedSession, _ steps: [Step]) {
        (self.session, self.steps) = (session, steps)
    }

    /// Both runs as a recording, whose steps are counted from 0.
    var recording: StageRecorder {
        var recorder = StageRecorder()
        for snapshot in snapshots() { recorder.append(snapshot) }
        return recorder
    }

    /// Returns what both runs show, step by step.
    func snapshots() -> [StageSnapshot] {
        guard let first = steps.first, !session.expected.isEmpty else { return [] }
        let size = CGSize(width: first.snapshot.stageSize.x.points, height: first.snapshot.stageSize.y.points)
        let board = StageBoard.ofOthers(
            [size, size], columns: 2, captions: ["As recorded", "Now"], sharesTouches: false)
        let stage = FixedPair(Double(board.size.width), Double(board.size.height))
        let different = Dictionary(grouping: session.differences, by: \.tick)
        return (0..<max(session.expected.count, steps.count)).map { index in
            // A run ends at rest: from then on it shows what it showed last.
            let step = steps[min(index, steps.count - 1)]
            let found = session.found[min(index, session.found.count - 1)]
            let wanted = session.expected[min(index, session.expected.count - 1)]
            let marked = Set((different[wanted.tick] ?? []).map { "\($0.view) \($0.item ?? "")" })
            let sides = [placed(step, found: found, wanted: wanted, marked), self.marked(step, found, marked)]
            return StageSnapshot(tick: UInt32(index), stageSize: stage, nodes: board.nodes(of: sides))
        }
    }

    /// The layers of a view's cells, by the items' places.
    private func layers(of view: CheckFrame.View, in step: Step) -> [CheckFrame.Place: Int] {
        var layers: [CheckFrame.Place: Int] = [:]
        let items = Dictionary(view.items.map { ($0.place, $0) }) { first, _ in first }
        for (index, node) in step.snapshot.nodes.enumerated() {
            // Two views may have items of the same number.
            guard let place = step.cells[node.id], let item = items[place],
                (node.position.x.points - item.center[0]).magnitude < 0.1,
                (node.position.y.points - item.center[1]).magnitude < 0.1
            else { continue }
            layers[place] = index
        }
        return layers
    }

    /// The present layers, with a frame around the items that differ.
    private func marked(_ step: Step, _ found: CheckFrame, _ marked: Set<String>) -> [LayerNode] {
        var nodes = step.snapshot.nodes
        for view in found.views {
            let layers = layers(of: view, in: step)
            for item in view.items where marked.contains("\(view.name) \(item.label)") {
                if let index = layers[item.place] { Self.mark(&nodes[index]) }
            }
        }
        return nodes
    }

    /// The present layers where the recorded ones were.
    private func placed(
        _ step: Step, found: CheckFrame, wanted: CheckFrame, _ marked: Set<String>
    ) -> [LayerNode] {
        var nodes = step.snapshot.nodes
        var gone: [LayerNode] = []
        for view in wanted.views {
            guard let now = found.views.first(where: { $0.name == view.name }) else { continue }
            let layers = layers(of: now, in: step)
            guard let parent = layers.values.first.map({ nodes[$0].parent }),
                let content = nodes.firstIndex(where: { $0.id == parent })
            else { continue }
            nodes[content].boundsOrigin = FixedPair(view.contentOffset[0], view.contentOffset[1])
            let items = Dictionary(view.items.map { ($0.place, $0) }) { first, _ in first }
            for (place, index) in layers where items[place] == nil { nodes[index].flags.insert(.hidden) }
            for item in view.items {
                let isMarked = marked.contains("\(view.name) \(item.label)")
                if let index = layers[item.place] {
                    Self.place(&nodes[index], as: item)
                    if isMarked { Self.mark(&nodes[index]) }
                } else {
                    var node = LayerNode(id: Self.firstGone + UInt32(gone.count))
                    (node.parent, node.index) = (parent, Self.firstGone + UInt32(gone.count))
                    node.backgroundColor = Self.grey
                    Self.place(&node, as: item)
                    Self.mark(&node)
                    gone.append(node)
                }
            }
        }
        return nodes + gone
    }

    private static func place(_ node: inout LayerNode, as item: CheckFrame.Item) {
        node.position = FixedPair(item.center[0], item.center[1])
        node.boundsSize = FixedPair(item.size[0], item.size[1])
        node.anchorPoint = SIMD2(Float(item.anchorPoint[0]), Float(item.anchorPoint[1]))
        node.transform = Transform(rounding: SIMD16(item.transform.map(Float.init)))
        node.opacity = UInt8((min(max(item.alpha, 0), 1) * 255).rounded())
        node.zPosition = Float(item.zIndex)
        if item.hidden { node.flags.insert(.hidden) } else { node.flags.remove(.hidden) }
    }

    private static func mark(_ node: inout LayerNode) {
        node.border = LayerNode.Border(width: markWidth, color: red)
    }
}
