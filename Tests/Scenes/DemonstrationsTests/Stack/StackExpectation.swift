import Foundation
import Testing

/// The specification's formulas, written down once more for the tests.
struct StackExpectation {
    var width = 390.0
    var stageHeight = 844.0
    var count = 9
    var cardOffset = 40.0
    var collapsed = 200.0
    var expanded: Double
    var cardHeight = 200.0
    var left = 8.0
    var right = 8.0
    var vertical = 8.0

    init(width: Double = 390, stageHeight: Double = 844) {
        self.width = width
        self.stageHeight = stageHeight
        expanded = stageHeight - 124
    }

    func top(_ card: Int, position: String, height: Double) -> Double {
        let i = Double(card)
        let spread = (vertical + cardHeight) * i
        if position == "expanded" { return spread }
        guard card > 0 else { return 0 }
        let packed = vertical + cardOffset * i
        if position == "collapsed" { return packed }
        return packed + abs(spread - packed) * (height - collapsed) / (expanded - collapsed)
    }

    /// What a frame shows that is not where the formulas put it, and what is missing.
    func faults(_ frame: SceneRecording.Frame) -> [String] {
        let (view, height, position) = (frame.view, frame.height, frame.position)
        var faults: [String] = []
        func expect(_ value: Double, _ wanted: Double, _ what: String) {
            guard !(abs(value - wanted) < 1e-6) else { return }
            faults.append("tick \(frame.tick), \(position): \(what) is \(value), not \(wanted)")
        }
        switch position {
        case "collapsed": expect(height, collapsed, "height")
        case "expanded": expect(height, expanded, "height")
        default: expect(height, min(max(height, collapsed), expanded), "height")
        }
        for (value, wanted) in zip(view.frame, [0, stageHeight - height, width, height]) {
            expect(value, wanted, "frame")
        }
        expect(view.contentSize[0], width, "content width")
        let content = position == "expanded" ? Double(count) * (vertical + cardHeight) : height
        expect(view.contentSize[1], content, "content height")
        for item in view.items {
            expect(item.size[0], width - left - right, "width of \(item.item)")
            expect(item.size[1], cardHeight, "height of \(item.item)")
            expect(item.left, left, "x of \(item.item)")
            expect(item.top, top(item.item, position: position, height: height), "y of \(item.item)")
            expect(Double(item.zIndex), Double(item.item), "z of \(item.item)")
            expect(item.hidden ? 0 : item.alpha, 1, "alpha of \(item.item)")
        }
        let shown = Set(view.items.map(\.item))
        for card in 0..<count {
            let y = top(card, position: position, height: height) - view.contentOffset[1]
            let overlap = min(y + cardHeight, height) - max(y, 0, height - stageHeight)
            // At the very edge rounding decides.
            guard abs(overlap) > 1e-6, shown.contains(card) != (overlap > 0) else { continue }
            faults.append("tick \(frame.tick), \(position): card \(card) is \(overlap > 0 ? "missing" : "shown")")
        }
        return faults
    }

    func check(_ frames: [SceneRecording.Frame], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(frames.flatMap(faults) == [], sourceLocation: sourceLocation)
    }
}

/// The cubic Bezier (0.42, 0)-(0.58, 1), by bisection.
func easeInOut(_ x: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
}

extension SceneRecording.Frame {
    var position: String { state["position"]?.description ?? "" }
    var height: Double { state["height"].flatMap { Double($0.description) } ?? .nan }
}
