import CoreGraphics
import Foundation

/// How much of each pixel a path covers.
struct Coverage {
    private struct Edge {
        let top: CGPoint
        let bottom: CGPoint
        let direction: Int
    }

    private var edges: [Edge] = []
    private let rule: CGPathFillRule

    /// Makes the coverage of a path, in pixels with the y axis pointing down.
    init(_ path: [PathElement], _ rule: CGPathFillRule) {
        self.rule = rule
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in path {
            switch element {
            case .move(let end):
                add(last, start)
                (start, last) = (end, end)
            case .line(let end):
                add(last, end)
                last = end
            case .quad(let control, let end):
                let from = last
                for step in 1...12 {
                    let (t, u) = (CGFloat(step) / 12, 1 - CGFloat(step) / 12)
                    let point = CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                    add(last, point)
                    last = point
                }
            case .curve(let first, let second, let end):
                let from = last
                for step in 1...16 {
                    let (t, u) = (CGFloat(step) / 16, 1 - CGFloat(step) / 16)
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let point = CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * end.x,
                        y: a * from.y + b * first.y + c * second.y + d * end.y)
                    add(last, point)
                    last = point
                }
            case .close:
                add(last, start)
                last = start
            }
        }
        add(last, start)
        edges.sort { $0.top.y < $1.top.y }
    }

    private mutating func add(_ from: CGPoint, _ to: CGPoint) {
        guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
        edges.append(
            from.y < to.y ? Edge(top: from, bottom: to, direction: 1) : Edge(top: to, bottom: from, direction: -1))
    }

    /// The lines in which a row of pixels is looked at.
    private static let lines = 4

    /// Returns how much of each pixel is covered, 0...1, row by row.
    func values(width: Int, height: Int) -> [Float] {
        var values = [Float](repeating: 0, count: width * height)
        guard let first = edges.first, width > 0 else { return values }
        let share = 1 / Float(Self.lines)
        let top = max(Int(max(first.top.y, 0)), 0)
        let lowest = edges.lazy.map(\.bottom.y).max() ?? 0
        let bottom = Int(min(max(lowest.rounded(.up), 0), CGFloat(height)))
        var active: [Edge] = []
        var next = 0
        for row in min(top, height)..<max(bottom, min(top, height)) {
            while next < edges.count, edges[next].top.y < CGFloat(row + 1) {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.bottom.y <= CGFloat(row) }
            for line in 0..<Self.lines {
                let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)
                let crossings = active.lazy.filter { $0.top.y <= y && y < $0.bottom.y }.map { edge in
                    let part = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
                    return (x: edge.top.x + (edge.bottom.x - edge.top.x) * part, direction: edge.direction)
                }.sorted { $0.x < $1.x }
                var winding = 0
                for (crossing, following) in zip(crossings, crossings.dropFirst()) {
                    winding += crossing.direction
                    guard rule == .evenOdd ? winding % 2 != 0 : winding != 0 else { continue }
                    Self.add(share, crossing.x, following.x, to: &values, row * width, width)
                }
            }
        }
        return values
    }

    /// Adds a share to the pixels between two places of a row, and less where they are touched in part.
    private static func add(
        _ share: Float, _ from: CGFloat, _ to: CGFloat, to values: inout [Float], _ start: Int, _ width: Int
    ) {
        let (from, to) = (min(max(from, 0), CGFloat(width)), min(max(to, 0), CGFloat(width)))
        guard from < to else { return }
        let (first, last) = (Int(from), min(Int(to), width - 1))
        if first == last {
            values[start + first] += share * Float(to - from)
            return
        }
        values[start + first] += share * Float(CGFloat(first + 1) - from)
        for column in first + 1..<max(last, first + 1) { values[start + column] += share }
        values[start + last] += share * Float(to - CGFloat(last))
    }
}
