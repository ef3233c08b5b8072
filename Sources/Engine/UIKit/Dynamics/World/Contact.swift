/// Where two outlines overlap.
struct Contact {
    /// The unit vector from the first outline to the second.
    var normal: SIMD2<Double>
    /// One or two points, and how deep the outlines overlap there.
    var points: [(place: SIMD2<Double>, depth: Double)]
}

/// An outline at its place.
enum PlacedShape {
    case circle(center: SIMD2<Double>, radius: Double)
    case polygon([SIMD2<Double>])
    /// All on the side of a line to which its normal does not point.
    case halfPlane(point: SIMD2<Double>, normal: SIMD2<Double>)

    @MainActor
    init(_ body: RigidBody) {
        switch body.outline {
        case .circle(let radius):
            self = .circle(center: body.state.position, radius: radius)
        case .polygon(let corners):
            self = .polygon(corners.map { body.state.position + body.turned($0) })
        }
    }

    /// Returns the contact with another outline; nil if they do not overlap.
    func contact(with other: PlacedShape) -> Contact? {
        switch (self, other) {
        case (.circle(let a, let r), .circle(let b, let s)): Self.circles(a, r, b, s)
        case (.circle(let center, let radius), .polygon(let corners)):
            Self.polygon(corners, center, radius)?.reversed
        case (.polygon(let corners), .circle(let center, let radius)): Self.polygon(corners, center, radius)
        case (.polygon(let a), .polygon(let b)): Self.polygons(a, b)
        case (.halfPlane(let point, let normal), .circle(let center, let radius)):
            Self.halfPlane(point, normal, [center - radius * normal])
        case (.halfPlane(let point, let normal), .polygon(let corners)): Self.halfPlane(point, normal, corners)
        default: nil
        }
    }

    private static func circles(_ a: SIMD2<Double>, _ r: Double, _ b: SIMD2<Double>, _ s: Double) -> Contact? {
        let apart = b - a
        let distance = length(apart)
        guard distance < r + s else { return nil }
        let normal = distance > 1e-9 ? apart / distance : SIMD2(0, 1)
        return Contact(normal: normal, points: [(a + normal * r, r + s - distance)])
    }

    private static func halfPlane(
        _ point: SIMD2<Double>, _ normal: SIMD2<Double>, _ corners: [SIMD2<Double>]
    ) -> Contact? {
        let deep = corners.map { ($0, dot(normal, point - $0)) }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        guard !deep.isEmpty else { return nil }
        return Contact(normal: normal, points: deep.prefix(2).map { (place: $0.0, depth: $0.1) })
    }

    /// A polygon's sides with their normals, which point outwards.
    private static func sides(_ corners: [SIMD2<Double>]) -> [(
        from: SIMD2<Double>, to: SIMD2<Double>, normal: SIMD2<Double>
    )] {
        corners.indices.map { index in
            let (from, to) = (corners[index], corners[(index + 1) % corners.count])
            let along = (to - from) / max(length(to - from), 1e-12)
            return (from, to, SIMD2(along.y, -along.x))
        }
    }

    private static func polygon(_ corners: [SIMD2<Double>], _ center: SIMD2<Double>, _ radius: Double) -> Contact? {
        // The side from which the centre is furthest away.
        guard let side = sides(corners).max(by: { dot($0.normal, center - $0.from) < dot($1.normal, center - $1.from) })
        else { return nil }
        let separation = dot(side.normal, center - side.from)
        guard separation < radius else { return nil }
        let along = side.to - side.from
        let fraction = dot(center - side.from, along) / max(dot(along, along), 1e-12)
        if separation <= 0 || (0...1).contains(fraction) {
            return Contact(normal: side.normal, points: [(center - side.normal * radius, radius - separation)])
        }
        let corner = fraction < 0 ? side.from : side.to
        let apart = center - corner
        let distance = length(apart)
        guard distance < radius else { return nil }
        return Contact(normal: apart / distance, points: [(corner, radius - distance)])
    }

    /// Returns the contact along the axis of least overlap; its points are where the other's side, cut to the width of
    /// that side, lies inside (Catto, "Box2D: an introduction to contact manifolds").
    private static func polygons(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> Contact? {
        guard let (sideA, separationA) = leastOverlap(a, b), let (sideB, separationB) = leastOverlap(b, a),
            max(separationA, separationB) < 0
        else { return nil }
        // Of nearly equal ones always the first's, so that it doesn't change from step to step.
        let isFirst = separationA >= separationB - 1e-3
        let side = isFirst ? sideA : sideB
        let others = sides(isFirst ? b : a)
        guard let facing = others.min(by: { dot($0.normal, side.normal) < dot($1.normal, side.normal) }) else {
            return nil
        }
        let along = (side.to - side.from) / max(length(side.to - side.from), 1e-12)
        let (low, high) = (dot(side.from, along), dot(side.to, along))
        let points = [facing.from, facing.to].map { corner -> SIMD2<Double> in
            let place = dot(corner, along)
            let wanted = min(max(place, low), high)
            let span = dot(facing.to - facing.from, along)
            return abs(span) > 1e-9 ? corner + (facing.to - facing.from) * ((wanted - place) / span) : corner
        }
        let deep = points.map { (place: $0, depth: -dot(side.normal, $0 - side.from)) }.filter { $0.depth > 0 }
        guard !deep.isEmpty else { return nil }
        return Contact(normal: isFirst ? side.normal : -side.normal, points: deep)
    }

    private typealias Side = (from: SIMD2<Double>, to: SIMD2<Double>, normal: SIMD2<Double>)

    private static func leastOverlap(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> (Side, Double)? {
        sides(a).map { side in (side, b.map { dot(side.normal, $0 - side.from) }.min() ?? .infinity) }
            .max { $0.1 < $1.1 }
    }
}

extension Contact {
    fileprivate var reversed: Contact { Contact(normal: -normal, points: points) }
}
