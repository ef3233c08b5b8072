import UIKit

/// Fills itself with a linear gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// - Parameters: the start and the end in units of the view.
    func fill(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map(\.cgColor)
        gradient.startPoint = start
        gradient.endPoint = end
    }
}
