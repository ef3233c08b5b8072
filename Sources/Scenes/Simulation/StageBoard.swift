import StageModel
import UIKit

/// The arrangement of several stages in one row, which viewers see and touch as a single stage.
@MainActor
final class StageBoard {
    /// The space between two stages, and around several, in points.
    static let gap: CGFloat = 32
    /// The radius of each stage's corners where there are several, in points.
    private static let cornerRadius = 20.0
    private static let background = PackedColor(red: UInt8(0xE0), green: 0xE0, blue: 0xE5, alpha: 0xFF)

    /// The size of the row in points.
    let size: CGSize
    /// The stages' frames from the left; their top edges are level.
    private let frames: [CGRect]
    /// The stage on which each pressed pointer went down.
    private var pointers: [UInt64: Int] = [:]
    /// The stage that a pointer or wheel reached last, which receives keys.
    private var focus = 0

    /// Arranges stages of these sizes in points; a single one fills the row.
    init(_ sizes: [CGSize]) {
        let margin = sizes.count > 1 ? Self.gap : 0
        var frames: [CGRect] = []
        for size in sizes {
            let x = frames.last.map { $0.maxX + Self.gap } ?? margin
            frames.append(CGRect(origin: CGPoint(x: x, y: margin), size: size))
        }
        self.frames = frames
        size = CGSize(
            width: (frames.map(\.maxX).max() ?? 0) + margin, height: (frames.map(\.maxY).max() ?? 0) + margin)
    }

    // MARK: Input

    /// The stages that an event reaches, with the event in their coordinates.
    enum Route {
        case one(Int, InputEvent)
        case all(InputEvent)
        case nobody

        func event(for stage: Int) -> InputEvent? {
            switch self {
            case .one(let index, let event): index == stage ? event : nil
            case .all(let event): event
            case .nobody: nil
            }
        }
    }

    /// Returns the stages that an event in the row's coordinates reaches.
    ///
    /// A pointer reaches the stage on which it went down, a wheel the stage below it, and a key or a text the stage that was
    /// used last; actions and parameters reach all.
    func route(_ event: InputEvent) -> Route {
        switch event {
        case .pointer(var sample):
            if sample.phase == .down { pointers[sample.pointer] = stage(atX: sample.x, y: sample.y) }
            guard let index = pointers[sample.pointer] else { return .nobody }
            if sample.phase == .up || sample.phase == .cancel { pointers[sample.pointer] = nil }
            focus = index
            (sample.x, sample.y) = (sample.x - Double(frames[index].minX), sample.y - Double(frames[index].minY))
            return .one(index, .pointer(sample))
        case .wheel(var sample):
            guard let index = stage(atX: sample.x, y: sample.y) else { return .nobody }
            focus = index
            (sample.x, sample.y) = (sample.x - Double(frames[index].minX), sample.y - Double(frames[index].minY))
            return .one(index, .wheel(sample))
        case .key, .text: return .one(focus, event)
        case .action, .set: return .all(event)
        }
    }

    private func stage(atX x: Double, y: Double) -> Int? {
        frames.firstIndex { $0.contains(CGPoint(x: x, y: y)) }
    }

    // MARK: Output

    /// Returns the id that a stage's layer has in the row.
    ///
    /// Ids of one stage keep their order, and no two stages share one; 1 is the id of the row's own layer.
    func id(_ id: UInt32, of stage: Int) -> UInt32 {
        (id &- 1) &* UInt32(frames.count) &+ UInt32(stage) &+ 2
    }

    /// Returns the id that a layer of the row has on its stage; nil if it is none of that stage's.
    func layer(_ id: UInt32, on stage: Int) -> UInt32? {
        guard id >= 2, Int(id - 2) % frames.count == stage else { return nil }
        return (id - 2) / UInt32(frames.count) + 1
    }

    /// Returns the layers of all stages below one layer of the row's own, ascending by id.
    ///
    /// O(layers log layers).
    func nodes(of stages: [SimulatedStage]) -> [LayerNode] {
        var root = LayerNode(id: 1)
        root.boundsSize = FixedPair(Double(size.width), Double(size.height))
        root.position = FixedPair(Double(size.width / 2), Double(size.height / 2))
        root.backgroundColor = Self.background
        var nodes = [root]
        for (index, stage) in stages.enumerated() {
            for var node in stage.nodes() {
                node.id = id(node.id, of: index)
                if node.parent == 0 {
                    (node.parent, node.index) = (1, UInt32(index))
                    // By this viewers tell a row of stages from one stage.
                    node.item = LayerNode.Item(position: UInt32(index + 1), count: UInt32(frames.count))
                    node.position.x.rawValue += FixedPoint(Double(frames[index].minX)).rawValue
                    node.position.y.rawValue += FixedPoint(Double(frames[index].minY)).rawValue
                    node.cornerRadius = FixedPoint(Self.cornerRadius)
                    // What leaves a stage must not be seen on its neighbour.
                    node.flags.insert(.masksToBounds)
                } else {
                    node.parent = id(node.parent, of: index)
                }
                nodes.append(node)
            }
        }
        return nodes.sorted { $0.id < $1.id }
    }
}
