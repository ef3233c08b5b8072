import QuartzCore

/// The actions beside a row that has been moved aside.
@MainActor
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    /// Whether the actions are at the row's left end.
    let isLeft: Bool
    /// Whether the first action takes all the room, as lifting the finger would perform it.
    private(set) var isExpanded = false
    private let buttons: [SwipeActionButton]
    private let perform: (UIContextualAction) -> Void

    init(
        _ configuration: UISwipeActionsConfiguration, isLeft: Bool, perform: @escaping (UIContextualAction) -> Void
    ) {
        self.configuration = configuration
        self.isLeft = isLeft
        self.perform = perform
        buttons = configuration.actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        autoresizingMask = .flexibleHeight
        // The first one is in front: it covers the others when it expands.
        for (button, action) in zip(buttons, configuration.actions).reversed() {
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width of all actions.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// Shows the actions beside a row.
    ///
    /// - Parameters:
    ///   - row: the size of the row.
    ///   - width: the points by which it has been moved.
    ///   - isExpanded: whether the first action takes all the room.
    func show(beside row: CGSize, width: CGFloat, isExpanded: Bool) {
        self.isExpanded = isExpanded
        frame = CGRect(x: isLeft ? -width : row.width, y: 0, width: width, height: row.height)
        let stretch = openWidth > 0 ? width / openWidth : 0
        var end: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let length = isExpanded && index == 0 ? width : button.naturalWidth * stretch
            button.frame = CGRect(x: isLeft ? end : width - end - length, y: 0, width: length, height: row.height)
            button.showsTitleInside = isExpanded && index == 0 ? (isLeft ? .right : .left) : nil
            button.layoutSubtreeIfNeeded()
            end += button.naturalWidth * stretch
        }
    }
}

/// A button for one action.
@MainActor
private final class SwipeActionButton: UIControl {
    override var laysOutItsState: Bool { true }

    /// The side at which the title stands; nil for the middle.
    var showsTitleInside: UIRectEdge? { didSet { setNeedsLayout() } }
    private let title = UILabel()
    private let picture = UIImageView()

    /// In points, read off screenshots of iOS 17: guesses.
    private static let (leastWidth, padding, gap): (CGFloat, CGFloat, CGFloat) = (74, 15, 4)

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        title.text = action.title
        title.font = .systemFont(ofSize: 15)
        title.textColor = .white
        title.textAlignment = .center
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addSubview(title)
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var pictureSize: CGSize { picture.image?.size ?? .zero }

    /// The width of the open button.
    var naturalWidth: CGFloat {
        max(
            Self.leastWidth,
            max(title.sizeThatFits(.zero).width, pictureSize.width).rounded(.up) + 2 * Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, image) = (title.sizeThatFits(.zero), pictureSize)
        let room: CGRect
        switch showsTitleInside {
        case .left?: room = CGRect(x: 0, y: 0, width: naturalWidth, height: bounds.height)
        case .right?: room = CGRect(x: bounds.width - naturalWidth, y: 0, width: naturalWidth, height: bounds.height)
        default: room = bounds
        }
        let gap = image.height > 0 && size.height > 0 ? Self.gap : 0
        let top = room.midY - (image.height + gap + size.height) / 2
        picture.frame = CGRect(x: room.midX - image.width / 2, y: top, width: image.width, height: image.height)
        title.frame = CGRect(
            x: room.midX - size.width / 2, y: top + image.height + gap, width: size.width, height: size.height)
    }
}
