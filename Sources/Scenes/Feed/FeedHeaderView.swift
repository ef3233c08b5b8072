import UIKit

/// The title of a section; what passes below it shows through.
final class FeedHeaderView: UICollectionReusableView {
    /// The height at the present text size.
    static var height: CGFloat { FeedTheme.length(76) }

    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let tint = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.textColor = FeedTheme.text
        subtitle.textColor = FeedTheme.faint
        tint.backgroundColor = FeedTheme.background.withAlphaComponent(0.8)
        for view in [blur, tint, subtitle, title] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ section: FeedSection) {
        title.text = section.title
        title.font = FeedTheme.font(28, .heavy)
        subtitle.text = section.subtitle
        subtitle.font = FeedTheme.font(13, .semibold)
        accessibilityLabel = "\(section.title): \(section.subtitle)"
        setNeedsLayout()
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
