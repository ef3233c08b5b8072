import UIKit

/// A topic that is as wide as its name.
final class FeedTopicCell: UICollectionViewCell {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
        contentView.layer.borderWidth = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ name: String) {
        label.text = name
        label.font = FeedTheme.font(15, .semibold)
        accessibilityLabel = name
        update()
    }

    override var isSelected: Bool { didSet { update() } }
    override var isHighlighted: Bool { didSet { update() } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func update() {
        let isOn = isSelected || isHighlighted
        contentView.backgroundColor = isOn ? FeedTheme.text : FeedTheme.surface
        label.textColor = isOn ? FeedTheme.background : FeedTheme.text
        // The colours of layers don't follow the traits by themselves.
        traitCollection.performAsCurrent { contentView.layer.borderColor = FeedTheme.hairline.cgColor }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        layoutAttributes.size = CGSize(width: size.width.rounded(.up) + 27, height: size.height.rounded(.up) + 20)
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        contentView.layer.cornerRadius = bounds.height / 2
    }
}
