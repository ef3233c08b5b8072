import UIKit

/// Fills itself with colours that run into each other.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// - Parameters: the start and the end in units of the view; by default from the top to the bottom.
    func show(
        _ colors: [UIColor], from start: CGPoint = CGPoint(x: 0.5, y: 0), to end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map(\.cgColor)
        gradient.startPoint = start
        gradient.endPoint = end
    }
}
