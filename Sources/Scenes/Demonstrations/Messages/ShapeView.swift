import UIKit

/// A view that shows a path.
///
/// Its layer's attributes change at once, as a view's do.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    func fill(_ path: UIBezierPath, with color: UIColor) {
        shape?.path = path.cgPath
        shape?.fillColor = color.cgColor
    }

    /// Shows a path's line, with round caps and joins.
    ///
    /// - Parameters:
    ///   - path: the path, in the view's own space.
    ///   - color: the line's colour.
    ///   - width: the line's width, in points.
    func stroke(_ path: UIBezierPath, with color: UIColor, width: CGFloat) {
        shape?.path = path.cgPath
        shape?.fillColor = nil
        shape?.strokeColor = color.cgColor
        shape?.lineWidth = width
        shape?.lineCap = .round
        shape?.lineJoin = .round
    }
}
