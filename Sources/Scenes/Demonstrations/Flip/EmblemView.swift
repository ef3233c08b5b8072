import UIKit

/// The face of a card: its emblem on its colour, and its number in two corners.
final class EmblemView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Further cards begin again with the first.
    static let imageNames = (0..<8).map { "emblem-\($0)" }

    private let emblem = UIImageView()
    private let numbers = [UILabel(), UILabel()]

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        assemble()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        emblem.contentMode = .scaleAspectFit
        emblem.frame = CGRect(x: 45, y: 45, width: 210, height: 210)
        emblem.autoresizingMask = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        addSubview(emblem)
        for (label, corner) in zip(numbers, [CGPoint(x: 16, y: 8), CGPoint(x: 184, y: 256)]) {
            label.frame = CGRect(origin: corner, size: CGSize(width: 100, height: 36))
            label.textColor = UIColor(white: 1, alpha: 0.92)
            label.font = .systemFont(ofSize: 24, weight: .bold)
            addSubview(label)
        }
        numbers[1].textAlignment = .right
        numbers[1].autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    }

    func show(card index: Int) {
        emblem.image = UIImage(named: Self.imageNames[index % Self.imageNames.count])
        for label in numbers { label.text = "\(index + 1)" }
        // Hues a golden angle apart, so that neighbours differ.
        let hue = (0.02 + CGFloat(index) * 0.618034).truncatingRemainder(dividingBy: 1)
        (layer as? CAGradientLayer)?.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 0.9, alpha: 1).cgColor,
            UIColor(hue: hue + 0.07, saturation: 0.72, brightness: 0.7, alpha: 1).cgColor,
        ]
    }
}
