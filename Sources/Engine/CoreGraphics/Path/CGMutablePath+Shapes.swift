import Foundation

extension CGMutablePath {
    /// Adds a rectangle as a closed subpath, from its origin along its top edge.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        addLines(
            between: [
                rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ], transform: transform)
        closeSubpath()
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches a rectangle's four edges: four cubic curves from its rightmost point.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        append(contentsOf: Self.unitCircle.applying(toRect.concatenating(transform)))
    }

    /// Adds a rectangle with elliptical corners.
    ///
    /// - Precondition: the corners' sizes are not negative, and twice as wide or high as a corner is at most the
    ///   rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        precondition(
            cornerWidth >= 0 && cornerHeight >= 0 && 2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height,
            "the corners of a rounded rectangle are wider or higher than half of it")
        append(
            contentsOf: [PathElement].roundedRect(
                rect.standardized, corners: .init(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
            ).applying(transform))
    }

    private static let unitCircle: [PathElement] =
        [.move(CGPoint(x: 1, y: 0))] + [PathElement].arc(from: 0, by: 2 * .pi) + [.close]
}

extension [PathElement] {
    /// Returns the elements of a rectangle with elliptical corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: the sizes of the top left, top right, bottom right and bottom left corner.
    /// - Returns: a closed subpath, clockwise on a screen from the end of the top left corner.
    package static func roundedRect(_ rect: CGRect, corners: [CGSize]) -> [PathElement] {
        // Of each corner: where its ellipse's centre lies, and the angle at which its quarter begins.
        let places: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
            (rect.minX + corners[0].width, rect.minY + corners[0].height, .pi),
            (rect.maxX - corners[1].width, rect.minY + corners[1].height, -.pi / 2),
            (rect.maxX - corners[2].width, rect.maxY - corners[2].height, 0),
            (rect.minX + corners[3].width, rect.maxY - corners[3].height, .pi / 2),
        ]
        var elements: [PathElement] = [.move(CGPoint(x: places[0].x, y: rect.minY))]
        for index in [1, 2, 3, 0] {
            let (place, size) = (places[index], corners[index])
            let toCorner = CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: place.x, ty: place.y)
            let start = CGPoint(x: cos(place.angle), y: sin(place.angle)).applying(toCorner)
            if elements.currentPoint != start { elements.append(.line(start)) }
            guard size.width > 0, size.height > 0 else { continue }
            elements += arc(from: place.angle, by: .pi / 2).applying(toCorner)
        }
        return elements + [.close]
    }
}
