import UIKit

/// The light on a card: brighter at its upper left, darker at its lower right, with two faint discs.
final class MonzoSheen: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private lazy var discs = [0.09, 0.06].map { alpha in
        let disc = UIView(frame: .zero)
        disc.backgroundColor = UIColor(white: 1, alpha: alpha)
        addSubview(disc)
        return disc
    }

    /// Shows the light.
    ///
    /// - Parameters:
    ///   - cornerRadius: the card's corner radius.
    ///   - depth: how dark the lower right is, 0...1.
    func show(cornerRadius: CGFloat, depth: CGFloat) {
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0, 0.45, 1]
        gradient.colors = [
            UIColor(white: 1, alpha: 0.2).cgColor, UIColor(white: 1, alpha: 0).cgColor,
            UIColor(white: 0, alpha: depth).cgColor,
        ]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        place(discs[0], center: CGPoint(x: bounds.width - 0.2 * height, y: 0.05 * height), radius: 0.62 * height)
        place(discs[1], center: CGPoint(x: bounds.width - 0.65 * height, y: 1.1 * height), radius: 0.55 * height)
    }

    private func place(_ disc: UIView, center: CGPoint, radius: CGFloat) {
        disc.frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        disc.layer.cornerRadius = radius
    }
}
