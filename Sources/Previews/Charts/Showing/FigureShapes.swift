import SwiftUI

/// Points that move on one by one.
struct PointVector: VectorArithmetic {
    var numbers: [Double]

    init(_ points: [CGPoint]) { numbers = points.flatMap { [Double($0.x), Double($0.y)] } }
    private init(numbers: [Double]) { self.numbers = numbers }

    /// The points.
    var points: [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    static var zero: PointVector { PointVector(numbers: []) }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
    mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }

    static func + (one: PointVector, other: PointVector) -> PointVector { one.combined(other, +) }
    static func - (one: PointVector, other: PointVector) -> PointVector { one.combined(other, -) }

    /// Numbers that the other one has not are zero there.
    private func combined(_ other: PointVector, _ body: (Double, Double) -> Double) -> PointVector {
        let count = max(numbers.count, other.numbers.count)
        return PointVector(
            numbers: (0..<count).map {
                body($0 < numbers.count ? numbers[$0] : 0, $0 < other.numbers.count ? other.numbers[$0] : 0)
            })
    }
}

/// A line through points, or what is between two of them.
nonisolated struct CurveShape: Shape {
    /// The points, those of the second line behind those of the first.
    private var vector: PointVector
    /// How many points the first line has.
    let count: Int
    let isArea: Bool
    let isHorizontal: Bool
    let method: InterpolationMethod

    /// Makes a line.
    init(_ points: [CGPoint], _ method: InterpolationMethod) {
        (vector, count, isArea, isHorizontal) = (PointVector(points), points.count, false, false)
        self.method = method
    }

    /// Makes what is between two lines.
    init(_ one: [CGPoint], _ other: [CGPoint], _ method: InterpolationMethod, isHorizontal: Bool) {
        (vector, count, isArea) = (PointVector(one + other), one.count, true)
        (self.isHorizontal, self.method) = (isHorizontal, method)
    }

    var animatableData: PointVector {
        get { vector }
        set { vector = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let points = vector.points.map { CGPoint(x: $0.x + rect.minX, y: $0.y + rect.minY) }
        let line = Array(points.prefix(count))
        guard let first = line.first else { return Path() }
        let made = CGMutablePath()
        made.move(to: first)
        add(line, to: made)
        let back = Array(points.dropFirst(count).prefix(count).reversed())
        if isArea, let corner = back.first {
            made.addLine(to: corner)
            add(back, to: made)
            made.closeSubpath()
        }
        return Path(made)
    }

    private func add(_ points: [CGPoint], to path: CGMutablePath) {
        func turned(_ point: CGPoint) -> CGPoint { isHorizontal ? CGPoint(x: point.y, y: point.x) : point }
        for part in Curve.parts(through: points.map(turned), method) {
            switch part {
            case .line(let end): path.addLine(to: turned(end))
            case .curve(let one, let other, let end):
                path.addCurve(to: turned(end), control1: turned(one), control2: turned(other))
            }
        }
    }
}

/// A part of a circle, or of a ring.
nonisolated struct SectorShape: Shape {
    var form: SectorForm

    init(_ form: SectorForm) { self.form = form }

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(form.start, form.end), AnimatablePair(form.inner, form.outer))
        }
        set {
            (form.start, form.end) = (newValue.first.first, newValue.first.second)
            (form.inner, form.outer) = (newValue.second.first, newValue.second.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let made = CGMutablePath()
        func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        func arc(_ radius: CGFloat, _ start: Double, _ end: Double) {
            made.addArc(
                center: center, radius: radius, startAngle: CGFloat(start), endAngle: CGFloat(end),
                clockwise: end < start)
        }
        if form.end - form.start >= 1 - 1e-9 {
            arc(form.outer, 0, 2 * .pi)
            made.closeSubpath()
            if form.inner > 0 {
                made.move(to: point(0, form.inner))
                arc(form.inner, 2 * .pi, 0)
                made.closeSubpath()
            }
            return Path(made)
        }
        let (outer, inner) = (form.angles(at: form.outer), form.angles(at: form.inner))
        let corner = min(form.corner, (form.outer - form.inner) / 2, arcLength(outer) / 2)
        if corner > 0 {
            let cut = Double(corner / max(form.outer - corner, 1))
            let (start, end) = (outer.start, outer.end)
            made.move(to: point(start, form.outer - corner))
            made.addQuadCurve(to: point(start + cut, form.outer), control: point(start, form.outer))
            arc(form.outer, start + cut, max(end - cut, start + cut))
            made.addQuadCurve(to: point(end, form.outer - corner), control: point(end, form.outer))
        } else {
            made.move(to: point(outer.start, form.outer))
            arc(form.outer, outer.start, outer.end)
        }
        if form.inner > 0 {
            let cut = corner > 0 ? min(Double(corner / form.inner), (inner.end - inner.start) / 2) : 0
            let edge = corner > 0 ? corner : 0
            made.addLine(to: point(inner.end, form.inner + edge))
            if cut > 0 {
                made.addQuadCurve(to: point(inner.end - cut, form.inner), control: point(inner.end, form.inner))
            }
            arc(form.inner, inner.end - cut, inner.start + cut)
            if cut > 0 {
                made.addQuadCurve(
                    to: point(inner.start, form.inner + edge), control: point(inner.start, form.inner))
            }
        } else {
            // What is left out at the edges leaves the middle, too.
            let way = form.inset / max(CGFloat(sin((form.end - form.start) * .pi)), 0.2)
            made.addLine(to: point((form.startAngle + form.endAngle) / 2, min(way, form.outer)))
        }
        made.closeSubpath()
        return Path(made)
    }

    private func arcLength(_ angles: (start: Double, end: Double)) -> CGFloat {
        CGFloat(angles.end - angles.start) * form.outer
    }
}

/// A straight line from corner to corner of its rectangle.
nonisolated struct RuleShape: Shape {
    func path(in rect: CGRect) -> Path {
        let made = CGMutablePath()
        made.move(to: CGPoint(x: rect.minX, y: rect.minY))
        made.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return Path(made)
    }
}
