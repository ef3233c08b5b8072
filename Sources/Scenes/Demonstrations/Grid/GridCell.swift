import UIKit

/// A coloured square with its number.
final class GridCell: UICollectionViewCell {
    private lazy var label: UILabel = {
        let label = UILabel(frame: contentView.bounds)
        label.textColor = UIColor(white: 1, alpha: 0.95)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }()

    func show(item: Int, side: CGFloat, cornerRadius: CGFloat) {
        label.text = "\(item + 1)"
        // Six digits still fit.
        label.font = .systemFont(ofSize: max(min(side * 0.2, 40), 6), weight: .semibold)
        layer.cornerRadius = min(cornerRadius, side / 2)
        // The hue goes once round in about ninety cells, with a slow swell of brightness.
        let turn = (CGFloat(item) * 0.011).truncatingRemainder(dividingBy: 1)
        let swell = CGFloat(item % 14) / 13
        backgroundColor = UIColor(
            hue: turn, saturation: 0.58, brightness: 0.6 + 0.16 * abs(swell - 0.5) * 2, alpha: 1)
        accessibilityLabel = "Cell \(item + 1)"
    }
}
