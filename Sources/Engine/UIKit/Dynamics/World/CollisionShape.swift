import QuartzCore

/// The outline by which a body collides, about its centre.
enum CollisionShape {
    case circle(radius: Double)
    /// Corners of a convex polygon, turning from the x axis to the y axis. Two are a line with two sides.
    case polygon([SIMD2<Double>])

    @MainActor
    init(_ item: any UIDynamicItem) {
        let (w, h) = (Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
        switch item.collisionBoundsType {
        case .ellipse:
            self = .circle(radius: w)
        case .path:
            let corners = item.collisionBoundingPath.cgPath.corners
            self = corners.count > 2 ? .polygon(Self.ordered(corners)) : Self.box(w, h)
        case .rectangle:
            self = Self.box(w, h)
        }
    }

    private static func box(_ w: Double, _ h: Double) -> CollisionShape {
        .polygon([SIMD2(-w, -h), SIMD2(w, -h), SIMD2(w, h), SIMD2(-w, h)])
    }

    private static func ordered(_ corners: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let area = corners.indices.reduce(0) { $0 + cross(corners[$1], corners[($1 + 1) % corners.count]) }
        return area < 0 ? corners.reversed() : corners
    }

    var isCircle: Bool {
        if case .circle = self { true } else { false }
    }
}

extension CGPath {
    /// The ends of its elements, without a last one that repeats the first; curves count with their middle, too.
    var corners: [SIMD2<Double>] {
        var corners: [SIMD2<Double>] = []
        for segment in elements.subpaths.first?.segments ?? [] {
            corners.append(SIMD2(point: segment.start))
            if case .line = segment { continue }
            for step in 1..<4 { corners.append(SIMD2(point: segment.point(at: CGFloat(step) / 4))) }
        }
        if let end = elements.subpaths.first?.segments.last?.end, SIMD2(point: end) != corners.first {
            corners.append(SIMD2(point: end))
        }
        return corners
    }

    /// The straight lines along it, curves in pieces.
    var edges: [(SIMD2<Double>, SIMD2<Double>)] {
        elements.subpaths.flatMap { subpath in
            subpath.segments.flatMap { segment -> [(SIMD2<Double>, SIMD2<Double>)] in
                if case .line(let a, let b) = segment { return [(SIMD2(point: a), SIMD2(point: b))] }
                let points = (0...8).map { SIMD2(point: segment.point(at: CGFloat($0) / 8)) }
                return Array(zip(points, points.dropFirst()))
            }
        }
    }
}
