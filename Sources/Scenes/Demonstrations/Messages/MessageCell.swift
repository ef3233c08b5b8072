import UIKit

/// A message in its bubble.
///
/// One's own bubbles are windows on a gradient that fills the screen.
final class MessageCell: UICollectionViewCell {
    /// Cut to the bubble's outline; reaches beyond the cell by the tail at both sides.
    private let cutout = UIView(frame: .zero)
    private let cutoutMask = ShapeView(frame: .zero)
    private let gradient = GradientView(frame: .zero)
    private let photo = UIImageView(frame: .zero)
    /// Of a bubble in one colour, which needs no mask.
    private let plain = ShapeView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let dots = TypingDots(frame: .zero)
    private let heart = HeartBadge(frame: CGRect(x: 0, y: 0, width: HeartBadge.side, height: HeartBadge.side))

    private var shape = BubbleShape(
        size: .zero, cornerRadius: 0, tailIsRight: false, joinsAbove: false, joinsBelow: false)
    private var message = Message.typing
    private var shownShape: BubbleShape?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        cutout.mask = cutoutMask
        cutout.addSubview(gradient)
        photo.contentMode = .scaleAspectFill
        cutout.addSubview(photo)
        contentView.addSubview(plain)
        contentView.addSubview(cutout)
        label.numberOfLines = 0
        contentView.addSubview(label)
        contentView.addSubview(dots)
        contentView.addSubview(heart)
    }

    /// Shows a message.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - shape: the bubble's outline, of the cell's own size.
    ///   - metrics: the measures of the list.
    ///   - isLiked: whether it has a heart.
    func show(_ message: Message, shape: BubbleShape, metrics: MessageMetrics, isLiked: Bool) {
        self.message = message
        self.shape = shape
        shownShape = nil
        var text: String?
        var image: String?
        switch message.content {
        case .text(let content), .time(let content): text = content
        case .photo(let name, _): image = name
        case .typing: break
        }
        label.text = text
        label.font = message.isTime ? metrics.timeFont : metrics.font
        label.textColor =
            message.isTime
            ? MessagesTheme.time : message.isOutgoing ? .white : MessagesTheme.text
        label.textAlignment = message.isTime ? .center : .natural
        photo.image = image.flatMap { UIImage(named: $0) }
        photo.isHidden = image == nil
        gradient.isHidden = !message.isOutgoing || image != nil
        if !gradient.isHidden { gradient.show(metrics.configuration.tint.colors) }
        cutout.isHidden = gradient.isHidden && photo.isHidden
        plain.isHidden = !cutout.isHidden || message.isTime
        dots.isHidden = message != .typing
        if dots.isHidden { dots.stop() } else { dots.start() }
        heart.isHidden = !isLiked
        heart.transform = .identity
        accessibilityLabel = isLiked ? "\(message.spoken), liked" : message.spoken
        setNeedsLayout()
    }

    /// Has the heart come or go with a swing.
    func setLiked(_ isLiked: Bool) {
        accessibilityLabel = isLiked ? "\(message.spoken), liked" : message.spoken
        let small = CGAffineTransform(scaleX: 0.01, y: 0.01)
        if isLiked, heart.isHidden { heart.transform = small }
        heart.isHidden = false
        UIView.animate(
            withDuration: isLiked ? 0.5 : 0.18, delay: 0, usingSpringWithDamping: isLiked ? 0.45 : 1,
            initialSpringVelocity: 0, options: [.beginFromCurrentState]
        ) {
            self.heart.transform = isLiked ? .identity : small
        } completion: { isDone in
            if isDone, !isLiked { self.heart.isHidden = true }
        }
    }

    /// Has a bubble that has just come grow from small.
    func popIn() {
        contentView.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: []
        ) {
            self.contentView.transform = .identity
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        shownShape = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var shape = shape
        shape.size = contentView.bounds.size
        guard shape != shownShape else { return }
        shownShape = shape
        let size = shape.size
        let insets = MessageMetrics.textInsets
        label.frame = message.isTime ? contentView.bounds : contentView.bounds.inset(by: insets)
        dots.frame = contentView.bounds
        heart.center = CGPoint(x: shape.tailIsRight ? 2 : size.width - 2, y: 0)
        let path = shape.path
        // The colours of layers don't follow the traits by themselves.
        traitCollection.performAsCurrent { plain.fill(path, with: MessagesTheme.received) }
        let tail = BubbleShape.tailWidth
        cutout.frame = CGRect(x: -tail, y: 0, width: size.width + 2 * tail, height: size.height)
        cutoutMask.frame = CGRect(x: 0, y: 0, width: size.width + 2 * tail, height: size.height)
        path.apply(CGAffineTransform(translationX: tail, y: 0))
        cutoutMask.fill(path, with: .black)
        photo.frame = cutout.bounds
    }

    /// Keeps the gradient in its place on the screen.
    ///
    /// - Parameter screen: the part of the cell's superview that is in sight.
    func alignGradient(with screen: CGRect) {
        guard !gradient.isHidden else { return }
        let place = CGRect(
            x: 0, y: screen.minY - (center.y - bounds.height / 2), width: bounds.width + 2 * BubbleShape.tailWidth,
            height: screen.height)
        if gradient.frame != place { gradient.frame = place }
    }
}
