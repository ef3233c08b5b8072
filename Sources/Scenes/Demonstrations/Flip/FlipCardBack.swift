import UIKit

/// The plain back of a card, drawn upside down, as it is seen on a card that is turned over.
final class FlipCardBack: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    static let imageName = "card-back"

    private let pattern = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        transform = CGAffineTransform(scaleX: 1, y: -1)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [
            UIColor(red: 0.16, green: 0.20, blue: 0.42, alpha: 1).cgColor,
            UIColor(red: 0.09, green: 0.11, blue: 0.26, alpha: 1).cgColor,
        ]
        pattern.image = UIImage(named: Self.imageName)
        pattern.contentMode = .scaleAspectFill
        pattern.frame = bounds
        pattern.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(pattern)
        layer.borderWidth = 7
        layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
    }
}
