import UIKit

/// A story that is as high as its picture and its text.
final class FeedStoryCell: UICollectionViewCell {
    private let picture = UIImageView(frame: .zero)
    private let topic = UILabel(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let text = UILabel(frame: .zero)
    private let initials = UILabel(frame: .zero)
    private let author = UILabel(frame: .zero)
    private let mark = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = FeedTheme.surface
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.numberOfLines = 0
        title.textColor = FeedTheme.text
        text.numberOfLines = 0
        text.textColor = FeedTheme.body
        author.textColor = FeedTheme.faint
        initials.textAlignment = .center
        initials.clipsToBounds = true
        mark.text = "Saved"
        for view in [picture, topic, title, text, initials, author, mark] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ story: FeedStory, size: CGFloat, cornerRadius: CGFloat, isSaved: Bool) {
        let accent = FeedTheme.accent(story.hue)
        picture.image = story.image.flatMap { UIImage(named: $0) }
        topic.text = story.topic.uppercased()
        topic.font = FeedTheme.font(size * 0.74, .bold)
        topic.textColor = accent
        title.text = story.title
        title.font = FeedTheme.font(size * 1.36, .bold)
        text.attributedText = paragraph(story.text, size: size)
        author.text = story.author
        author.font = FeedTheme.font(size * 0.84, .medium)
        initials.text = String(story.author.split(separator: " ").compactMap(\.first))
        initials.font = FeedTheme.font(size * 0.66, .bold)
        initials.textColor = accent
        initials.backgroundColor = accent.withAlphaComponent(0.16)
        mark.font = FeedTheme.font(size * 0.8, .semibold)
        mark.textColor = accent
        mark.isHidden = !isSaved
        raise(cornerRadius: cornerRadius)
        accessibilityLabel = "\(story.topic): \(story.title)" + (isSaved ? ", saved" : "")
        setNeedsLayout()
    }

    private func paragraph(_ text: String, size: CGFloat) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        let font = FeedTheme.font(size)
        style.lineSpacing = font.pointSize * 0.16
        return NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: FeedTheme.body, .paragraphStyle: style])
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? FeedTheme.pressed : FeedTheme.surface }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        castShadow()
    }

    private static let margin: CGFloat = 20

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = arrange(width: layoutAttributes.size.width, places: false)
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, places: true)
    }

    /// Returns the height in a width; with `places` it moves the views there.
    private func arrange(width: CGFloat, places: Bool) -> CGFloat {
        let room = max(width - 2 * Self.margin, 0)
        let band = pictureHeight(width: width)
        var y = band + (band > 0 ? Self.margin * 0.8 : Self.margin)
        if places { picture.frame = CGRect(x: 0, y: 0, width: width, height: band) }
        for (label, gap) in [(topic, 5), (title, 8), (text, 14)] as [(UILabel, CGFloat)] {
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
            if places { label.frame = CGRect(x: Self.margin, y: y, width: room, height: height) }
            y += height + gap
        }
        let side = (author.font.pointSize * 1.9).rounded()
        if places {
            let marked = mark.isHidden ? 0 : min(mark.sizeThatFits(bounds.size).width + 9, room / 2)
            let (name, end) = (Self.margin + side + 9, Self.margin + room)
            place(initials, x: Self.margin, y: y, width: side, height: side)
            place(author, x: name, y: y, width: max(end - marked - name, 0), height: side)
            place(mark, x: end - marked + 9, y: y, width: max(marked - 9, 0), height: side)
            initials.layer.cornerRadius = side / 2
        }
        return (y + side + Self.margin).rounded(.up)
    }

    /// Puts a view at a distance from the side on which lines begin.
    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    /// As high as the picture, at most three fifths of the width.
    private func pictureHeight(width: CGFloat) -> CGFloat {
        guard let size = picture.image?.size, size.width > 0 else { return 0 }
        return (width * min(size.height / size.width, 0.6)).rounded()
    }
}
