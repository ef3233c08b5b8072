import QuartzCore

/// A navigation bar's large title, which goes out of sight below the bar's buttons as it has less room.
final class LargeTitleView: UIView {
    private static let lineHeight: CGFloat = 41
    private static let spaceAbove: CGFloat = 3
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a part of the title can be seen.
    var isSeen: Bool { !isHidden && bounds.height > CollapsingRoom.titleHeight - Self.spaceAbove - Self.lineHeight }

    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any], _ color: UIColor) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: 16, y: bounds.height - CollapsingRoom.titleHeight + Self.spaceAbove, width: max(bounds.width - 32, 0),
            height: Self.lineHeight)
    }
}
