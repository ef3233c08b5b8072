import Foundation

extension CGMutablePath {
    /// Adds an arc of a circle, with a line to its start from the current point if there is one.
    ///
    /// - Parameters:
    ///   - center: the circle's centre.
    ///   - radius: the circle's radius.
    ///   - startAngle: the angle of the arc's start, in radians from the x axis towards the y axis.
    ///   - endAngle: the angle of the arc's end, as `startAngle`.
    ///   - clockwise: the direction in a space whose y axis points up: true goes by descending angles, which is
    ///     counterclockwise on a screen.
    ///   - transform: is applied to the arc's points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Self.sweep(from: startAngle, to: endAngle, descending: clockwise), transform: transform)
    }

    /// Adds an arc of a circle from `startAngle` over `delta` radians, with a line to its start as above.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let toCircle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(toCircle)
        if elements.isEmpty || elements.last == .close { append(.move(start)) } else { append(.line(start)) }
        append(contentsOf: [PathElement].arc(from: startAngle, by: delta).applying(toCircle))
    }

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on to `tangent2End`.
    ///
    /// A line leads to the arc's start. Where no such circle exists, only a line to `tangent1End` is added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let start = elements.currentPoint ?? .zero
        let end = tangent2End.applying(transform)
        let (a, b) = (unit(from: corner, to: start), unit(from: corner, to: end))
        let cosine = min(max(a.x * b.x + a.y * b.y, -1), 1)
        // Half of the angle between the lines.
        let half = acos(cosine) / 2
        guard radius > 0, half > 1e-9, half < .pi / 2 - 1e-9 else {
            addLine(to: corner)
            return
        }
        let reach = radius / tan(half)
        let bisector = unit(from: .zero, to: CGPoint(x: a.x + b.x, y: a.y + b.y))
        let center = CGPoint(
            x: corner.x + bisector.x * radius / sin(half), y: corner.y + bisector.y * radius / sin(half))
        let first = CGPoint(x: corner.x + a.x * reach, y: corner.y + a.y * reach)
        let last = CGPoint(x: corner.x + b.x * reach, y: corner.y + b.y * reach)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let turn = atan2(last.y - center.y, last.x - center.x) - startAngle
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn)
    }

    /// Returns by how many radians an arc turns from one angle to another; a whole turn if they are at least that far
    /// apart, and if they are the same place that lies a turn or more against the direction: from 0 to 2π either way.
    package static func sweep(from start: CGFloat, to end: CGFloat, descending: Bool) -> CGFloat {
        let difference = descending ? start - end : end - start
        let turn = 2 * CGFloat.pi
        var sweep = difference
        if difference > turn {
            sweep = turn
        } else if difference < 0 {
            sweep = turn + difference.truncatingRemainder(dividingBy: turn)
        }
        return descending ? -sweep : sweep
    }

    private func unit(from a: CGPoint, to b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : .zero
    }
}

extension [PathElement] {
    /// Returns cubic curves along the unit circle, none longer than a quarter of it, each off by 2.7e-4 of the radius
    /// at most.
    ///
    /// The control points lie 4/3 tan(angle / 4) along the tangents (Goldapp, "Approximation of circular arcs by cubic
    /// polynomials", 1991).
    static func arc(from start: CGFloat, by delta: CGFloat) -> [PathElement] {
        guard delta != 0, delta.isFinite else { return [] }
        // Whoever turns more than a thousand times sees no difference.
        let delta = Swift.min(Swift.max(delta, -2000 * .pi), 2000 * .pi)
        let count = Swift.max(Int((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            return .curve(
                CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
                CGPoint(x: cos(to), y: sin(to)))
        }
    }
}
