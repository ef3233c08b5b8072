import UIKit

/// A cell with a colour of its own and its number.
final class LayoutPreviewCell: UICollectionViewCell {
    static let identifier = "zoetrope.cell"

    private let label = UILabel(frame: .zero)
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        contentView.layer.cornerRadius = 16
        contentView.clipsToBounds = true
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        contentView.layer.addSublayer(gradient)
        label.textColor = UIColor(white: 1, alpha: 0.95)
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        // Before it is in a tree, a layer's frame would be animated.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        CATransaction.commit()
        label.frame = bounds
        label.font = .systemFont(ofSize: max(min(bounds.width, bounds.height) * 0.28, 8), weight: .semibold)
    }

    func show(_ path: IndexPath) {
        label.text = "\(path.item + 1)"
        accessibilityLabel = "Item \(path.item + 1)"
        // The golden angle keeps neighbours apart, and no colour comes again soon.
        let turn = (CGFloat(path.item) * 0.382 + CGFloat(path.section) * 0.13).truncatingRemainder(dividingBy: 1)
        func color(_ shift: CGFloat, _ brightness: CGFloat) -> CGColor {
            let hue = (turn + shift).truncatingRemainder(dividingBy: 1)
            return UIColor(hue: hue, saturation: 0.62, brightness: brightness, alpha: 1).cgColor
        }
        gradient.colors = [color(0, 0.95), color(0.07, 0.74)]
    }
}

/// A supplementary view with its kind and its section's number.
final class LayoutPreviewHeader: UICollectionReusableView {
    static let identifier = "zoetrope.supplementary"

    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 1, alpha: 0.85)
        label.textColor = UIColor(red: 0.24, green: 0.24, blue: 0.3, alpha: 1)
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    func show(_ kind: String, _ path: IndexPath) {
        let name = kind.hasPrefix("UICollectionElementKindSection") ? String(kind.dropFirst(30)) : kind
        label.text = "\(name) \(path.section + 1)"
    }
}
