import Foundation

/// A path's segments with their lengths, for taking parts of it by length.
package struct PathMeasure {
    /// The length of all segments, in points.
    package let length: CGFloat
    private let subpaths: [(subpath: Subpath, tables: [[CGFloat]])]

    /// The number of straight lines by which a curve is measured.
    private static let resolution = 64

    /// Measures a path's elements, O(elements).
    package init(_ elements: [PathElement]) {
        subpaths = elements.subpaths.map { ($0, $0.segments.map(Self.table)) }
        length = subpaths.reduce(0) { $0 + $1.tables.reduce(0) { $0 + ($1.last ?? 0) } }
    }

    /// The lengths from a segment's start to equally spaced parameters, 0 included.
    private static func table(_ segment: BezierSegment) -> [CGFloat] {
        if case .line(let a, let b) = segment { return [0, hypot(b.x - a.x, b.y - a.y)] }
        var lengths: [CGFloat] = [0]
        var last = segment.start
        for index in 1...resolution {
            let point = segment.point(at: CGFloat(index) / CGFloat(resolution))
            lengths.append(lengths[index - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        return lengths
    }

    /// The parameter of a segment at a length from its start.
    private static func parameter(at length: CGFloat, in table: [CGFloat]) -> CGFloat {
        guard let next = table.firstIndex(where: { $0 > length }), next > 0 else { return length <= 0 ? 0 : 1 }
        let fraction = (length - table[next - 1]) / (table[next] - table[next - 1])
        return (CGFloat(next - 1) + fraction) / CGFloat(table.count - 1)
    }

    /// Returns the parts of the path between two lengths from its start, each a subpath of its own.
    ///
    /// A closed subpath that is wholly inside stays closed.
    package func elements(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        var elements: [PathElement] = []
        var reached: CGFloat = 0
        for (subpath, tables) in subpaths {
            let whole = tables.reduce(0) { $0 + ($1.last ?? 0) }
            if start <= reached, end >= reached + whole {
                elements += [PathElement](subpath)
                reached += whole
                continue
            }
            var isDrawing = false
            for (segment, table) in zip(subpath.segments, tables) {
                let length = table.last ?? 0
                let (from, to) = (max(start - reached, 0), min(end - reached, length))
                reached += length
                guard from < to else { continue }
                let part = Self.part(of: segment, table, from: from, to: to, length)
                if !isDrawing { elements.append(.move(part.start)) }
                isDrawing = to == length
                elements.append(PathElement(part))
            }
        }
        return elements
    }

    private static func part(
        of segment: BezierSegment, _ table: [CGFloat], from: CGFloat, to: CGFloat, _ length: CGFloat
    ) -> BezierSegment {
        let last = to < length ? parameter(at: to, in: table) : 1
        let first = from > 0 ? parameter(at: from, in: table) : 0
        let head = last < 1 ? segment.split(at: last).0 : segment
        return first > 0 && last > 0 ? head.split(at: first / last).1 : head
    }

    /// Returns the point at a length from the start, and the direction of the path there in radians.
    ///
    /// Lengths outside of the path take its ends. The result is nil for a path without segments.
    package func place(at length: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        var rest = max(length, 0)
        var last: (BezierSegment, CGFloat)?
        for (subpath, tables) in subpaths {
            for (segment, table) in zip(subpath.segments, tables) {
                let whole = table.last ?? 0
                if rest <= whole {
                    let t = whole > 0 ? Self.parameter(at: rest, in: table) : 0
                    return (segment.point(at: t), segment.angle(at: t))
                }
                rest -= whole
                last = (segment, 1)
            }
        }
        return last.map { ($0.0.end, $0.0.angle(at: 1)) }
    }
}

extension BezierSegment {
    /// Returns the direction at a parameter, in radians, from the points just beside it.
    package func angle(at t: CGFloat) -> CGFloat {
        let (before, after) = (point(at: max(t - 1e-4, 0)), point(at: min(t + 1e-4, 1)))
        return atan2(after.y - before.y, after.x - before.x)
    }
}
