import UIKit

/// A card with its number.
final class MonzoCell: UICollectionViewCell {
    private lazy var label: UILabel = {
        let label = UILabel(frame: contentView.bounds)
        label.font = .systemFont(ofSize: 50)
        label.textColor = .white
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }()

    func show(item: Int, cornerRadius: CGFloat) {
        label.text = "\(item + 1)"
        backgroundColor = Self.color(of: item)
        layer.cornerRadius = cornerRadius
    }

    /// The main card is red; the others' hues are a golden angle apart, so that neighbours differ and none is red.
    private static func color(of item: Int) -> UIColor {
        guard item > 0 else { return .red }
        let turn = (CGFloat(item) * 0.618034).truncatingRemainder(dividingBy: 1)
        return UIColor(hue: 0.08 + 0.84 * turn, saturation: 0.62, brightness: 0.78, alpha: 1)
    }
}
