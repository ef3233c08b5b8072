import UIKit

/// A photo with its title, which lags behind the card as it passes.
final class FeedCardCell: UICollectionViewCell {
    private let photo = UIImageView(frame: .zero)
    private let scrim = GradientView()
    private let title = UILabel(frame: .zero)
    private let place = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        scrim.show([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.62)], from: CGPoint(x: 0.5, y: 0.45))
        scrim.isUserInteractionEnabled = false
        title.textColor = .white
        title.numberOfLines = 3
        place.textColor = UIColor(white: 1, alpha: 0.82)
        contentView.backgroundColor = FeedTheme.pressed
        for view in [photo, scrim, title, place] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ card: FeedCard, cornerRadius: CGFloat) {
        photo.image = UIImage(named: card.image)
        title.text = card.title
        title.font = FeedTheme.font(28, .bold, atMost: Self.greatestScale)
        place.text = card.place
        place.font = FeedTheme.font(14, .semibold, atMost: Self.greatestScale)
        raise(cornerRadius: cornerRadius)
        accessibilityLabel = "\(card.title), \(card.place)"
        setNeedsLayout()
    }

    /// The card's size is the scene's, so that its text can't grow as that of the stories does.
    private static let greatestScale: CGFloat = 1.3

    /// How far the photo is moved from the card's middle.
    ///
    /// At most 30 points to either side.
    var lag: CGFloat = 0 {
        didSet { photo.transform = CGAffineTransform(translationX: min(max(lag, -Self.margin), Self.margin), y: 0) }
    }

    /// The part of the photo that is not seen at either side.
    private static let margin: CGFloat = 30

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        castShadow()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inside = contentView.bounds
        photo.bounds = CGRect(x: 0, y: 0, width: inside.width + 2 * Self.margin, height: inside.height)
        photo.center = CGPoint(x: inside.midX, y: inside.midY)
        scrim.frame = inside
        let room = CGSize(width: max(inside.width - 44, 0), height: .greatestFiniteMagnitude)
        var y = inside.height - 20
        for label in [title, place] {
            let height = label.sizeThatFits(room).height.rounded(.up)
            y -= height + 2
            label.frame = CGRect(x: 22, y: y, width: room.width, height: height)
        }
    }
}
