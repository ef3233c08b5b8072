import StageModel
import UIKit

/// The arrangement of several stages in rows, which viewers see and touch as a single stage.
@MainActor
package final class StageBoard {
    /// The space between two stages, and around several, in points.
    static let gap: CGFloat = 32
    /// The height of the words over the stages, in heights of all of them, and of the space for them, in heights of the words:
    /// whoever sees everything at once can read them.
    private static let captionFraction = 0.02, captionLine = 1.6
    /// The radius of each stage's corners where there are several, in points.
    private static let cornerRadius = 20.0
    private static let background = PackedColor(red: UInt8(0xE0), green: 0xE0, blue: 0xE5, alpha: 0xFF)

    /// The size of everything in points.
    package let size: CGSize
    /// The stages' frames, row by row from the left; in a row their top edges are level.
    package let frames: [CGRect]
    /// Whether a touch of one stage is one of all.
    private let sharesTouches: Bool
    /// The stage on which each pressed pointer went down.
    private var pointers: [UInt64: Int] = [:]
    /// The stage that a pointer or wheel reached last, which receives keys.
    private var focus = 0
    /// The words over the stages.
    private let captions: [LayerNode]

    /// Arranges stages.
    ///
    /// - Parameters:
    ///   - sizes: their sizes in points; a single one fills everything.
    ///   - columns: how many there are in a row.
    ///   - captions: the words over each of them; none for stages that need no telling apart.
    ///   - sharesTouches: whether a touch of one stage is one of all, at the same place in proportion to their sizes.
    init(_ sizes: [CGSize], columns: Int? = nil, captions: [String] = [], sharesTouches: Bool = false) {
        let columns = min(max(columns ?? sizes.count, 1), sizes.count)
        let margin = sizes.count > 1 ? Self.gap : 0
        func largest(_ length: KeyPath<CGSize, CGFloat>, _ stages: StrideTo<Int>) -> CGFloat {
            stages.map { sizes[$0][keyPath: length] }.max() ?? 0
        }
        let widths = (0..<columns).map { largest(\.width, stride(from: $0, to: sizes.count, by: columns)) }
        let rows = stride(from: 0, to: sizes.count, by: columns).map { first in
            first..<min(first + columns, sizes.count)
        }
        let heights = rows.map { largest(\.height, stride(from: $0.lowerBound, to: $0.upperBound, by: 1)) }
        let extent = max(widths.reduce(0, +), heights.reduce(0, +))
        let fontSize = (extent * Self.captionFraction).rounded()
        let header = captions.isEmpty ? 0 : (fontSize * Self.captionLine).rounded()
        var frames: [CGRect] = []
        var y = margin + header
        for (row, height) in zip(rows, heights) {
            var x = margin
            for stage in row {
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: sizes[stage]))
                x += widths[stage - row.lowerBound] + Self.gap
            }
            y += height + Self.gap + header
        }
        self.frames = frames
        self.sharesTouches = sharesTouches
        self.captions = zip(captions, frames).enumerated().map { index, caption in
            let (words, frame) = caption
            let space = CGRect(x: frame.minX, y: frame.minY - header, width: frame.width, height: header)
            return Self.caption(words, in: space, size: fontSize, of: UInt32(index))
        }
        size = CGSize(
            width: (frames.map(\.maxX).max() ?? 0) + margin, height: (frames.map(\.maxY).max() ?? 0) + margin)
    }

    /// Arranges stages that are simulated elsewhere.
    package static func ofOthers(
        _ sizes: [CGSize], columns: Int?, captions: [String], sharesTouches: Bool
    ) -> StageBoard {
        let clock = FrameClock()
        defer { clock.end() }
        return clock.perform {
            StageBoard(sizes, columns: columns, captions: captions, sharesTouches: sharesTouches)
        }
    }

    /// Returns a layer of words over a stage.
    private static func caption(_ words: String, in space: CGRect, size: CGFloat, of stage: UInt32) -> LayerNode {
        let label = UILabel(frame: space)
        label.text = words
        label.textAlignment = .center
        label.font = .systemFont(ofSize: size, weight: .medium)
        label.textColor = .black.withAlphaComponent(0.7)
        var node = LayerCapture().nodes(of: label.layer)[0]
        // Ids of stages' layers begin at 2, and are given upwards.
        (node.id, node.parent, node.index) = (UInt32.max - UInt32(StageCheckpoint.mostStages) + stage, 1, 1000 + stage)
        return node
    }

    // MARK: Input

    /// Returns what of an event reaches each stage, in that stage's coordinates; nil where nothing does.
    ///
    /// A pointer reaches the stage on which it went down, a wheel the stage below it, and a key or a text the stage that was
    /// used last, or all of them where touches are shared; actions and parameters reach all.
    package func route(_ event: InputEvent) -> [InputEvent?] {
        switch event {
        case .pointer(let sample):
            if sample.phase == .down { pointers[sample.pointer] = stage(atX: sample.x, y: sample.y) }
            guard let index = pointers[sample.pointer] else { return nobody }
            if sample.phase == .up || sample.phase == .cancel { pointers[sample.pointer] = nil }
            focus = index
            return toStages(from: index) { stage in
                var copy = sample
                (copy.x, copy.y) = place(sample.x, sample.y, of: index, on: stage)
                return .pointer(copy)
            }
        case .wheel(let sample):
            guard let index = stage(atX: sample.x, y: sample.y) else { return nobody }
            focus = index
            return toStages(from: index) { stage in
                var copy = sample
                (copy.x, copy.y) = place(sample.x, sample.y, of: index, on: stage)
                return .wheel(copy)
            }
        case .key, .text: return toStages(from: focus) { _ in event }
        case .action, .set: return frames.map { _ in event }
        }
    }

    /// Returns the cancellation of every touch of a stage.
    package func cancelled(on stage: Int) -> [InputEvent] {
        pointers.filter { sharesTouches || $0.value == stage }.keys.sorted().map {
            .pointer(PointerSample(pointer: $0, phase: .cancel, x: 0, y: 0))
        }
    }

    private var nobody: [InputEvent?] { frames.map { _ in nil } }

    private func toStages(from index: Int, _ event: (Int) -> InputEvent) -> [InputEvent?] {
        frames.indices.map { sharesTouches || $0 == index ? event($0) : nil }
    }

    /// Returns where a point over one stage is on another one: at the same place in proportion to their sizes.
    private func place(_ x: Double, _ y: Double, of index: Int, on stage: Int) -> (x: Double, y: Double) {
        let (from, to) = (frames[index], frames[stage])
        let (x, y) = (x - Double(from.minX), y - Double(from.minY))
        guard from.size != to.size else { return (x, y) }
        return (x * Double(to.width / from.width), y * Double(to.height / from.height))
    }

    private func stage(atX x: Double, y: Double) -> Int? {
        frames.firstIndex { $0.contains(CGPoint(x: x, y: y)) }
    }

    // MARK: Output

    /// Returns the id that a stage's layer has among those of all stages.
    ///
    /// Ids of one stage keep their order, and no two stages share one; 1 is the id of the layer around all.
    package func id(_ id: UInt32, of stage: Int) -> UInt32 {
        (id &- 1) &* UInt32(frames.count) &+ UInt32(stage) &+ 2
    }

    /// Returns the id that a layer has on its stage; nil if it is none of that stage's.
    package func layer(_ id: UInt32, on stage: Int) -> UInt32? {
        guard id >= 2, !captions.contains(where: { $0.id == id }), Int(id - 2) % frames.count == stage else {
            return nil
        }
        return (id - 2) / UInt32(frames.count) + 1
    }

    /// Returns the layers of all stages, and the words over them, below one layer around all, ascending by id.
    ///
    /// O(layers log layers).
    ///
    /// - Parameter stages: of each stage its layers.
    /// - Returns: the layers.
    package func nodes(of stages: [[LayerNode]]) -> [LayerNode] {
        var root = LayerNode(id: 1)
        root.boundsSize = FixedPair(Double(size.width), Double(size.height))
        root.position = FixedPair(Double(size.width / 2), Double(size.height / 2))
        root.backgroundColor = Self.background
        var nodes: [LayerNode] = []
        nodes.reserveCapacity(1 + stages.reduce(captions.count) { $0 + $1.count })
        nodes.append(root)
        for (index, stage) in stages.enumerated() {
            for var node in stage {
                node.id = id(node.id, of: index)
                if node.parent == 0 {
                    (node.parent, node.index) = (1, UInt32(index))
                    // By this viewers tell several stages from one.
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
        nodes.sort { $0.id < $1.id }
        nodes += captions
        return nodes
    }
}
