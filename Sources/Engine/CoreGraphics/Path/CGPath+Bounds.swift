import Foundation

extension CGPath {
    /// The smallest rectangle that holds all points and control points; null for an empty path.
    ///
    /// O(elements).
    public var boundingBox: CGRect {
        Self.box(of: elements.flatMap(\.points))
    }

    /// The smallest rectangle that holds the outline itself; null for an empty path.
    ///
    /// O(elements).
    public var boundingBoxOfPath: CGRect {
        Self.box(
            of: elements.subpaths.flatMap { subpath in
                [subpath.start]
                    + subpath.segments.flatMap { segment in
                        [segment.end] + segment.extrema.map { segment.point(at: $0) }
                    }
            })
    }

    private static func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns whether the path is one rectangle along the axes, which is then stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let corners = elements.compactMap(\.end)
        let isClosed = elements.last == .close || (corners.count == 5 && corners.first == corners.last)
        let isStraight = elements.allSatisfy {
            switch $0 {
            case .quad, .curve: false
            default: true
            }
        }
        guard isStraight, isClosed, Set(corners).count == 4, corners.count <= 5, elements.subpaths.count == 1
        else { return false }
        for index in 0..<4 {
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            // Edges lie along the axes in turn.
            guard index % 2 == 0 ? a.y == b.y : a.x == b.x else {
                return index == 0 && isRectFromItsSide(corners, rect)
            }
        }
        rect?.pointee = boundingBox
        return true
    }

    private func isRectFromItsSide(_ corners: [CGPoint], _ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        for index in 0..<4 {
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            guard index % 2 == 0 ? a.x == b.x : a.y == b.y else { return false }
        }
        rect?.pointee = boundingBox
        return true
    }
}
