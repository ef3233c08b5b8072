import Foundation

extension CGPath {
    /// Returns the outline of a line along the path, to be filled by the winding rule.
    ///
    /// It consists of pieces that overlap, one for each straight part, corner and end. Curves are followed to within
    /// 1/100 point.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = StrokeOutline(
            style: LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
        let pieces = elements.applying(transform).subpaths.flatMap(outline.pieces)
        return CGPath(elements: pieces)
    }
}

extension CGPath {
    /// Makes the outline of a line along another path, as ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)``
    /// does; nil without a path.
    public convenience init?(
        __byStroking path: CGPath?, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        guard let path else { return nil }
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(elements: outline.elements)
    }
}

/// The pieces of a stroked line, all turning the same way.
private struct StrokeOutline {
    let style: LineStyle

    private var reach: CGFloat { style.width / 2 }

    func pieces(of subpath: Subpath) -> [PathElement] {
        guard style.width > 0 else { return [] }
        var corners = subpath.flattened(tolerance: 0.01)
        let isClosed = subpath.isClosed
        if isClosed, corners.count > 1, corners.last == corners.first { corners.removeLast() }
        guard corners.count > 1 else { return dot(at: subpath.start) }
        let count = corners.count
        var pieces: [PathElement] = []
        for index in 0..<(isClosed ? count : count - 1) {
            pieces += quad(corners[index], corners[(index + 1) % count])
        }
        for index in isClosed ? 0..<count : 1..<(count - 1) {
            pieces += join(corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
        }
        if !isClosed {
            pieces += cap(at: corners[0], from: corners[1]) + cap(at: corners[count - 1], from: corners[count - 2])
        }
        return pieces
    }

    /// A subpath without length shows its caps.
    private func dot(at point: CGPoint) -> [PathElement] {
        switch style.cap {
        case .butt: []
        case .round: circle(point)
        case .square:
            polygon([
                CGPoint(x: point.x - reach, y: point.y - reach), CGPoint(x: point.x + reach, y: point.y - reach),
                CGPoint(x: point.x + reach, y: point.y + reach), CGPoint(x: point.x - reach, y: point.y + reach),
            ])
        }
    }

    private func quad(_ a: CGPoint, _ b: CGPoint) -> [PathElement] {
        let n = normal(a, b)
        return polygon([a - n, b - n, b + n, a + n])
    }

    private func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> [PathElement] {
        if style.join == .round { return circle(corner) }
        let (first, second) = (normal(before, corner), normal(corner, after))
        let cross = first.x * second.y - first.y * second.x
        // The outer side of the corner.
        let (from, to) = cross > 0 ? (corner - first, corner - second) : (corner + first, corner + second)
        var points = [corner, from, to]
        // The mitre's length to the width is 1 / sin(angle / 2) = 1 / cos(turn / 2).
        let cosine = (first.x * second.x + first.y * second.y) / (reach * reach)
        let half = max((1 + cosine) / 2, 0).squareRoot()
        if style.join == .miter, half > 1e-6, 1 / half <= style.miterLimit {
            let middle = CGPoint(x: from.x + to.x - 2 * corner.x, y: from.y + to.y - 2 * corner.y)
            let length = hypot(middle.x, middle.y)
            if length > 0 {
                let scale = reach / half / length
                points = [corner, from, CGPoint(x: corner.x + middle.x * scale, y: corner.y + middle.y * scale), to]
            }
        }
        return polygon(points)
    }

    private func cap(at end: CGPoint, from before: CGPoint) -> [PathElement] {
        switch style.cap {
        case .butt: return []
        case .round: return circle(end)
        case .square:
            let n = normal(before, end)
            let along = CGPoint(x: n.y, y: -n.x)
            return polygon([end - n, end - n + along, end + n + along, end + n])
        }
    }

    private func circle(_ center: CGPoint) -> [PathElement] {
        let circle = CGMutablePath()
        circle.addEllipse(
            in: CGRect(x: center.x - reach, y: center.y - reach, width: style.width, height: style.width))
        return circle.elements
    }

    /// Half of the width, across the way from a to b: to the side to which the x axis would turn to reach the y axis.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGPoint(x: -(b.y - a.y) / length * reach, y: (b.x - a.x) / length * reach)
    }

    /// Corners joined in the order that turns the x axis towards the y axis.
    private func polygon(_ corners: [CGPoint]) -> [PathElement] {
        var area: CGFloat = 0
        for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) { area += a.x * b.y - b.x * a.y }
        let ordered = area < 0 ? corners.reversed() : corners
        return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
