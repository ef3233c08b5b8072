import UIKit

/// A view that is a path. Its layer's attributes change at once, as a view's do.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    func fill(_ path: UIBezierPath, with color: UIColor) {
        shape?.path = path.cgPath
        shape?.fillColor = color.cgColor
    }

    /// With round caps and joins.
    ///
    /// - Parameter width: of the line, in points.
    func stroke(_ path: UIBezierPath, with color: UIColor, width: CGFloat) {
        shape?.path = path.cgPath
        shape?.fillColor = nil
        shape?.strokeColor = color.cgColor
        shape?.lineWidth = width
        shape?.lineCap = .round
        shape?.lineJoin = .round
    }
}
