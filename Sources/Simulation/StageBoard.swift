import StageModel
import UIKit

/// Several stages side by side, as one for those who see and touch them.
@MainActor
final class StageBoard {
    /// Between two stages, and around several, in points.
    static let gap: CGFloat = 32
    /// Of a stage's corners, where there are several, in points.
    private static let cornerRadius = 20.0
    private static let background = PackedColor(red: UInt8(0xE0), green: 0xE0, blue: 0xE5, alpha: 0xFF)

    /// Of all stages together, in points.
    let size: CGSize
    /// Where the stages are: from the left, on the same top edge.
    private let frames: [CGRect]
    /// The stages on which the pointers that are down went down.
    private var pointers: [UInt64: Int] = [:]
    /// Where a finger or a wheel was last; keys go there.
    private var focus = 0

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

    /// Whom an event reaches, in terms of its stage.
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
        case .key: return .one(focus, event)
        case .action, .set: return .all(event)
        }
    }

    private func stage(atX x: Double, y: Double) -> Int? {
        frames.firstIndex { $0.contains(CGPoint(x: x, y: y)) }
    }

    // MARK: Output

    /// The id that a stage's layer has on the board. Those of each stage stay in their order; 1 is the board's own.
    func id(_ id: UInt32, of stage: Int) -> UInt32 {
        (id &- 1) &* UInt32(frames.count) &+ UInt32(stage) &+ 2
    }

    /// What all stages show, below one layer of their ground; ascending by id. O(layers log stages).
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
