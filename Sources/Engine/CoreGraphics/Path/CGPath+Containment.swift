import Foundation

extension CGPath {
    /// Returns whether a point lies inside.
    ///
    /// Open subpaths count as closed. Curves are followed to within 1/100 point. O(elements).
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - rule: the rule that says what lies inside.
    ///   - transform: maps the point into the path's space.
    /// - Returns: whether the point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        if isOnOutline(point) { return true }
        var winding = 0
        var crossings = 0
        for subpath in elements.subpaths {
            var corners = subpath.flattened(tolerance: 0.01)
            if corners.last != corners.first { corners.append(subpath.start) }
            for (a, b) in zip(corners, corners.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
                // Positive where the point lies on the left of the way from a to b.
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                // The edge crosses the ray that goes from the point along the x axis.
                guard b.y > a.y ? side > 0 : side < 0 else { continue }
                winding += b.y > a.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// Whether a point lies on the outline of a closed subpath, which belongs to what is inside: the tests of
    /// yacir/CollectionViewSlantedLayout find it for corners and points of edges on iOS.
    private func isOnOutline(_ point: CGPoint) -> Bool {
        elements.subpaths.contains { subpath in
            var corners = subpath.flattened(tolerance: 0.01)
            if corners.last != corners.first { corners.append(subpath.start) }
            return zip(corners, corners.dropFirst()).contains { a, b in
                let (way, to) = (CGVector(dx: b.x - a.x, dy: b.y - a.y), CGVector(dx: point.x - a.x, dy: point.y - a.y))
                let length = hypot(way.dx, way.dy)
                guard length > 0 else { return point == a }
                let along = (way.dx * to.dx + way.dy * to.dy) / length
                return along >= -1e-9 && along <= length + 1e-9
                    && ((way.dx * to.dy - way.dy * to.dx) / length).magnitude <= 1e-9
            }
        }
    }
}
