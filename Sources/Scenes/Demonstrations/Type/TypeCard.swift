import UIKit

/// A card that is as high as its texts need in its width.
final class TypeCard: UICollectionViewCell {
    private static let inset: CGFloat = 16
    private static let gap: CGFloat = 6

    private let face = GradientView()
    private let labels = [UILabel(), UILabel()]
    private var palette = TypePalette.at(0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        face.clipsToBounds = true
        face.layer.cornerCurve = .continuous
        contentView.addSubview(face)
        for label in labels {
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 0, height: 5)
    }

    func show(_ item: Int, style: TypeStyle) {
        show(TypeSample.at(item), TypePalette.at(item), style: style)
    }

    func show(_ sample: TypeSample, _ palette: TypePalette, style: TypeStyle) {
        self.palette = palette
        for (label, text) in zip(labels, style.lines(of: sample, on: palette)) {
            label.attributedText = text
            label.textAlignment = .natural
        }
        layer.cornerRadius = style.configuration.cornerRadius
        face.layer.cornerRadius = style.configuration.cornerRadius
        accessibilityLabel = labels.compactMap(\.text).joined(separator: ". ")
        showColors()
        setNeedsLayout()
    }

    /// Gradients are layers' own, and don't follow the traits by themselves.
    private func showColors() {
        traitCollection.performAsCurrent { face.show([palette.top, palette.bottom]) }
        layer.shadowOpacity = traitCollection.userInterfaceStyle == .dark ? 0.5 : 0.1
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = contentView.bounds
        var top = Self.inset
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: textWidth(bounds.width), height: 0)).height
            label.frame = CGRect(x: Self.inset, y: top, width: textWidth(bounds.width), height: height)
            top += height + Self.gap
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = labels.map { $0.sizeThatFits(CGSize(width: textWidth(size.width), height: 0)).height }
        return CGSize(
            width: size.width, height: texts.reduce(0, +) + Self.gap * CGFloat(texts.count - 1) + 2 * Self.inset)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat { max(width - 2 * Self.inset, 1) }
}
