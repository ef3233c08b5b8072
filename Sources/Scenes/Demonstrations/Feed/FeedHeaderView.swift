import UIKit

/// The title of a section; what passes below it shows through.
final class FeedHeaderView: UICollectionReusableView {
    /// The height at the present text size.
    static var height: CGFloat { FeedTheme.length(76) }

    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let tint = UIView(frame: .zero)
    private var section: FeedSection?
    private weak var list: UICollectionView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.textColor = FeedTheme.text
        subtitle.textColor = FeedTheme.faint
        tint.backgroundColor = FeedTheme.background.withAlphaComponent(0.5)
        for view in [blur, tint, subtitle, title] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ section: FeedSection, of list: UICollectionView) {
        self.section = section
        self.list = list
        title.text = section.title
        subtitle.text = section.subtitle
        accessibilityLabel = "\(section.title): \(section.subtitle)"
        setFonts()
        cover(frame)
    }

    private func setFonts() {
        title.font = FeedTheme.font(28, .heavy)
        subtitle.font = FeedTheme.font(13, .semibold)
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setFonts()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        cover(layoutAttributes.frame)
    }

    /// The points of content below the header at which it is wholly covered by its material.
    private static let fullCover: CGFloat = 16

    /// Shows the material as far as the section's first item has gone below the header: in its own place a header lies on
    /// the ground.
    private func cover(_ frame: CGRect) {
        let first = section.flatMap { list?.layoutAttributesForItem(at: IndexPath(item: 0, section: $0.rawValue)) }
        let below = first.map { max(frame.maxY - $0.frame.minY, 0) } ?? 0
        let alpha = min(below / Self.fullCover, 1)
        for view in [blur, tint] as [UIView] where view.alpha != alpha { view.alpha = alpha }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.frame = bounds
        tint.frame = bounds
        let width = max(bounds.width - 40, 0)
        let heights = [subtitle, title].map { $0.sizeThatFits(CGSize(width: width, height: bounds.height)).height }
        subtitle.frame = CGRect(
            x: 20, y: bounds.height - 10 - heights[1] - heights[0], width: width, height: heights[0])
        title.frame = CGRect(x: 20, y: bounds.height - 9 - heights[1], width: width, height: heights[1])
    }
}
