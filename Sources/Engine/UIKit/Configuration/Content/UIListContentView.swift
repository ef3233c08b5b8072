import QuartzCore

/// Shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private final let textLabel = UILabel(frame: .zero)
    private final let secondaryLabel = UILabel(frame: .zero)
    private final let imageView = UIImageView(frame: .zero)
    private final var shown: UIListContentConfiguration

    /// Makes a view of a content configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
        update()
    }

    /// Makes an empty view: archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// - Precondition: it is a ``UIListContentConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "a UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue))")
            }
            shown = list
            update()
        }
    }

    private func update() {
        set(textLabel, shown.text, shown.attributedText, shown.textProperties)
        set(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        let properties = shown.imageProperties
        imageView.tintColor =
            properties.tintColorTransformer?(properties.tintColor ?? tintColor) ?? properties.tintColor
        imageView.isHidden = shown.image == nil
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        alpha = shown.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func set(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        properties.apply(to: label, text ?? "")
        if let attributed { label.attributedText = attributed }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    /// The three views in a width, from the origin, margins included; the height is what they need.
    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(width: CGFloat) -> Arrangement {
        let margins = shown.directionalLayoutMargins
        var result = Arrangement()
        var start = margins.leading
        let end = max(width - margins.trailing, start)
        var content: CGFloat = 0
        if let image = shown.image {
            let (size, room) = (shown.imageProperties.size(of: image), shown.imageProperties.room(of: image))
            result.image = CGRect(
                x: start + (room.width - size.width) / 2, y: 0, width: size.width, height: size.height)
            start += room.width + shown.imageToTextPadding
            content = room.height
        }
        let room = max(end - start, 0)
        let unlimited = CGFloat.greatestFiniteMagnitude
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: unlimited))
        }
        let (first, second) = (size(textLabel, room), size(secondaryLabel, room))
        let natural = (size(textLabel, unlimited).width, size(secondaryLabel, unlimited).width)
        let gap = shown.textToSecondaryTextHorizontalPadding
        if shown.prefersSideBySideTextAndSecondaryText, !textLabel.isHidden, !secondaryLabel.isHidden,
            natural.0 + gap + natural.1 <= room
        {
            result.text = CGRect(x: start, y: 0, width: natural.0, height: first.height)
            result.secondary = CGRect(x: end - natural.1, y: 0, width: natural.1, height: second.height)
            content = max(content, first.height, second.height)
        } else {
            let both = !textLabel.isHidden && !secondaryLabel.isHidden
            let between = both ? shown.textToSecondaryTextVerticalPadding : 0
            result.text = CGRect(x: start, y: 0, width: room, height: first.height)
            result.secondary = CGRect(x: start, y: first.height + between, width: room, height: second.height)
            content = max(content, first.height + between + second.height)
        }
        result.height = margins.top + content + margins.bottom
        return result
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: max(arrangement(width: size.width).height.rounded(.up), shown.minimumHeight))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var heightFollowsWidth: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let margins = shown.directionalLayoutMargins
        let (top, room) = (margins.top, max(bounds.height - margins.top - margins.bottom, 0))
        let isStacked = arrangement.secondary.minY > 0
        let texts = isStacked ? arrangement.secondary.maxY : max(arrangement.text.height, arrangement.secondary.height)
        let start = top + (room - texts) / 2
        // Leading is on the right where texts are read from there.
        let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
        func centred(_ frame: CGRect) -> CGRect {
            CGRect(x: frame.minX, y: top + (room - frame.height) / 2, width: frame.width, height: frame.height)
                .mirrored(in: mirror)
        }
        func stacked(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: start).mirrored(in: mirror) }
        let before = [imageView.frame, textLabel.frame, secondaryLabel.frame]
        imageView.frame = centred(arrangement.image)
        textLabel.frame = isStacked ? stacked(arrangement.text) : centred(arrangement.text)
        secondaryLabel.frame = isStacked ? stacked(arrangement.secondary) : centred(arrangement.secondary)
        if hasGuides, before != [imageView.frame, textLabel.frame, secondaryLabel.frame] { constraintsChanged() }
    }

    /// The rectangle of the text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }
    /// The rectangle of the secondary text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryGuide }
    /// The rectangle of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide }
    private final lazy var textGuide = guide(of: textLabel)
    private final lazy var secondaryGuide = guide(of: secondaryLabel)
    private final lazy var imageGuide = guide(of: imageView)
    private final var hasGuides = false

    private final func guide(of view: UIView) -> UILayoutGuide {
        hasGuides = true
        layoutSubtreeIfNeeded()
        return UILayoutGuide(self) { [weak view] content in
            guard let frame = view?.frame else { return .zero }
            return UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: content.bounds.height - frame.maxY,
                right: content.bounds.width - frame.maxX)
        }
    }

    /// Where the texts begin: separators do, too.
    final var textStart: CGFloat {
        shown.directionalLayoutMargins.leading
            + (shown.image.map { shown.imageProperties.room(of: $0).width + shown.imageToTextPadding } ?? 0)
    }
}

extension UIListContentConfiguration {
    /// Rows are never lower; headers and footers are as high as their texts.
    fileprivate var minimumHeight: CGFloat {
        directionalLayoutMargins.top + directionalLayoutMargins.bottom > 20 ? ListMetrics.rowHeight : 0
    }
}
