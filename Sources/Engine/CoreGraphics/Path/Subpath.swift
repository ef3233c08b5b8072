import Foundation

/// The segments of one subpath, in order.
package struct Subpath {
    /// The first point, which is all there is of a subpath that was only moved to.
    package var start: CGPoint
    package var segments: [BezierSegment] = []
    /// Whether it was closed, which joins its end to its start.
    package var isClosed = false
}

extension [PathElement] {
    /// The subpaths, each with the line that closes it.
    ///
    /// O(elements).
    package var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        var point = CGPoint.zero
        for element in self {
            if case .move(let start) = element {
                subpaths.append(Subpath(start: start))
                point = start
                continue
            }
            if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed { subpaths.append(Subpath(start: point)) }
            let last = subpaths.count - 1
            switch element {
            case .move:
                break
            case .line(let end):
                subpaths[last].segments.append(.line(point, end))
            case .quad(let control, let end):
                subpaths[last].segments.append(.quad(point, control, end))
            case .curve(let first, let second, let end):
                subpaths[last].segments.append(.cubic(point, first, second, end))
            case .close:
                let start = subpaths[last].start
                if point != start { subpaths[last].segments.append(.line(point, start)) }
                subpaths[last].isClosed = true
            }
            point = element.end ?? subpaths[last].start
        }
        return subpaths
    }

    /// Makes the elements of a subpath.
    package init(_ subpath: Subpath) {
        self = [.move(subpath.start)]
        for segment in subpath.segments { append(PathElement(segment)) }
        if subpath.isClosed { append(.close) }
    }
}

extension PathElement {
    /// Makes the element that draws a segment from its start.
    package init(_ segment: BezierSegment) {
        switch segment {
        case .line(_, let end): self = .line(end)
        case .quad(_, let control, let end): self = .quad(control, end)
        case .cubic(_, let first, let second, let end): self = .curve(first, second, end)
        }
    }
}

extension Subpath {
    /// Returns corners of straight lines within `tolerance` points of the subpath, from its start on.
    ///
    /// Neighbouring corners differ.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            let count = segment.lineCount(tolerance: tolerance)
            for index in 1...count {
                let point = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                if point != points[points.count - 1] { points.append(point) }
            }
        }
        return points
    }
}
