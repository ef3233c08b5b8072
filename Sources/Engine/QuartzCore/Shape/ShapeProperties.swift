import CoreGraphics

/// The attributes of a shape layer, with lengths in points.
package struct ShapeProperties: Equatable {
    package var path: CGPath?
    package var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    package var line = LineStyle()
    /// The part of the path's length at which the stroke begins, 0...1.
    package var strokeStart: CGFloat = 0
    /// The part of the path's length at which the stroke ends, 0...1.
    package var strokeEnd: CGFloat = 1

    package init() {}

    /// The fill, then the stroke.
    ///
    /// O(elements of the path).
    package var operations: [DrawingOperation] {
        guard let elements = path?.elements, !elements.isEmpty else { return [] }
        var operations: [DrawingOperation] = []
        if let fillColor, fillColor.alpha > 0 { operations.append(.fill(elements, fillRule, fillColor)) }
        if let strokeColor, strokeColor.alpha > 0, line.width > 0 {
            let stroked = strokedPart(of: elements)
            if !stroked.isEmpty { operations.append(.stroke(stroked, line, strokeColor)) }
        }
        return operations
    }

    private func strokedPart(of elements: [PathElement]) -> [PathElement] {
        let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
        if start == 0, end == 1 { return elements }
        guard start < end else { return [] }
        let measure = PathMeasure(elements)
        return measure.elements(from: start * measure.length, to: end * measure.length)
    }
}
