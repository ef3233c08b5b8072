import QuartzCore

/// A question in the middle of the stage, or a list of choices at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// A place of an alert.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The text below the title.
    open var message: String? { didSet { card?.setNeedsLayout() } }
    /// The alert's place.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button whose title is bold; nil for the cancel button.
    open var preferredAction: UIAlertAction?
    /// The fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// The controller whose view stands below the texts, which Apple's alerts take by its name alone.
    final var contentViewController: UIViewController?

    private final var fields: [UITextField] = []
    private final var card: AlertCard?
    private final let transition = AlertTransitions()

    /// Has no effect: alerts look alike.
    open var severity = UIAlertControllerSeverity.default
    /// Makes an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        transitioningDelegate = transition
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.card?.setNeedsLayout() }
    }

    /// Adds a field, which alerts in the middle of the stage have alone.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
    }

    open override func loadView() {
        let card = AlertCard(self)
        self.card = card
        view = card
        guard let content = contentViewController else { return }
        addChild(content)
        card.show(content.view)
        content.didMove(toParent: self)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        card?.setNeedsLayout()
    }

    final func choose(_ action: UIAlertAction) {
        dismiss(animated: true) { action.handler?(action) }
    }
}

/// The dimmed stage, and the texts, fields and buttons of an alert.
final class AlertCard: UIView {
    private unowned let alert: UIAlertController
    private let dimming = UIView()
    private let heading = UILabel()
    private let text = UILabel()
    private let panel = UIView()
    /// The cancel button of a sheet, which stands alone.
    private let separate = UIView()
    private var buttons: [(button: UIButton, action: UIAlertAction, line: UIView)] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: UIScreen.main.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        for label in [heading, text] {
            label.numberOfLines = 0
            label.textAlignment = .center
            panel.addSubview(label)
        }
        for group in [panel, separate] {
            group.layer.cornerRadius = 14
            group.clipsToBounds = true
            group.backgroundColor = .tertiarySystemBackground
        }
        for view in [dimming, panel, separate] { addSubview(view) }
        for field in alert.textFields ?? [] { panel.addSubview(field) }
        if alert.preferredStyle == .actionSheet {
            dimming.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector(AlertCard.tappedOutside)))
        }
        for action in alert.actions { add(action) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ content: UIView) { panel.addSubview(content) }

    private func add(_ action: UIAlertAction) {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.addAction(UIAction { [unowned alert] _ in alert.choose(action) }, for: .touchUpInside)
        let line = UIView()
        line.backgroundColor = .separator
        let group = stands(alone: action) ? separate : panel
        group.addSubview(button)
        group.addSubview(line)
        buttons.append((button, action, line))
    }

    private func tappedOutside() {
        guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return }
        alert.choose(cancel)
    }

    private func stands(alone action: UIAlertAction) -> Bool {
        alert.preferredStyle == .actionSheet && action.style == .cancel
    }

    private func isBold(_ action: UIAlertAction) -> Bool {
        alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        let isAlert = alert.preferredStyle == .alert
        heading.text = alert.title
        text.text = alert.message
        heading.font = isAlert ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: .semibold)
        heading.textColor = isAlert ? .label : .secondaryLabel
        text.font = .systemFont(ofSize: 13)
        text.textColor = isAlert ? .label : .secondaryLabel
        for (button, action, _) in buttons {
            button.isEnabled = action.isEnabled
            button.setTitleColor(
                action.titleTextColor ?? (action.style == .destructive ? .systemRed : .systemBlue), for: .normal)
            button.titleLabel?.font = .systemFont(
                ofSize: isAlert ? 17 : 20, weight: isBold(action) ? .semibold : .regular)
        }
        isAlert ? layOutAlert() : layOutSheet()
    }

    /// Places texts and fields from the top of the panel.
    ///
    /// - Returns: where the buttons begin.
    private func layOutTexts(width: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        for label in [heading, text] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            y = y == 0 ? (alert.preferredStyle == .alert ? 19 : 14) : y + 3
            let height = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height
        }
        if y > 0 { y += alert.preferredStyle == .alert ? 19 : 14 }
        for field in alert.textFields ?? [] {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: 30)
            y += 38
        }
        if alert.textFields != nil { y += 8 }
        guard let content = alert.contentViewController, let view = content.viewIfLoaded else { return y }
        let wanted = content.preferredContentSize.height
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(x: 0, y: y, width: width, height: wanted > 0 ? wanted : fitting.height)
        return view.frame.maxY
    }

    private func layOutAlert() {
        let width: CGFloat = 270
        var y = layOutTexts(width: width)
        let sorted = buttons.sorted { ($0.action.style == .cancel ? 1 : 0) < ($1.action.style == .cancel ? 1 : 0) }
        let fitsBeside =
            buttons.count == 2 && buttons.allSatisfy { $0.button.sizeThatFits(.zero).width <= width / 2 - 16 }
        if fitsBeside {
            // The cancel button is the left one.
            for (index, entry) in sorted.reversed().enumerated() {
                let x = CGFloat(index) * width / 2
                entry.button.frame = CGRect(x: x, y: y, width: width / 2, height: 44)
                entry.line.frame =
                    index == 0
                    ? CGRect(x: 0, y: y, width: width, height: 0.5) : CGRect(x: x, y: y, width: 0.5, height: 44)
            }
            y += 44
        } else {
            for entry in sorted {
                entry.button.frame = CGRect(x: 0, y: y, width: width, height: 44)
                entry.line.frame = CGRect(x: 0, y: y, width: width, height: 0.5)
                y += 44
            }
        }
        panel.bounds.size = CGSize(width: width, height: y)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        separate.frame = .zero
    }

    private func layOutSheet() {
        let width = min(bounds.width, 500) - 16
        let left = bounds.midX - width / 2
        var y = layOutTexts(width: width)
        for entry in buttons where !stands(alone: entry.action) {
            entry.button.frame = CGRect(x: 0, y: y, width: width, height: 57)
            entry.line.frame = CGRect(x: 0, y: y, width: width, height: y == 0 ? 0 : 0.5)
            y += 57
        }
        let alone = buttons.filter { stands(alone: $0.action) }
        let cancelHeight: CGFloat = alone.isEmpty ? 0 : 57
        let bottom = bounds.height - 8
        separate.frame = CGRect(x: left, y: bottom - cancelHeight, width: width, height: cancelHeight)
        for entry in alone {
            entry.button.frame = separate.bounds
            entry.line.frame = .zero
        }
        panel.frame = CGRect(
            x: left, y: separate.frame.minY - (alone.isEmpty ? 0 : 8) - y, width: width, height: y)
    }

    /// Looks as before it came, or after it went.
    func leave() {
        dimming.alpha = 0
        if alert.preferredStyle == .alert {
            panel.alpha = 0
        } else {
            for group in [panel, separate] {
                group.transform = CGAffineTransform(translationX: 0, y: bounds.height - panel.frame.minY)
            }
        }
    }

    func arrive() {
        dimming.alpha = 1
        panel.alpha = 1
        for group in [panel, separate] { group.transform = .identity }
    }

    /// An alert comes from a little nearer.
    func standNearer() {
        if alert.preferredStyle == .alert { panel.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    }
}

/// The transitions of alerts.
private final class AlertTransitions: UIViewControllerTransitioningDelegate {
    nonisolated init() {}

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { AlertTransition(isArriving: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { AlertTransition(isArriving: false) }
}

private final class AlertTransition: UIViewControllerAnimatedTransitioning {
    private let isArriving: Bool

    init(isArriving: Bool) {
        self.isArriving = isArriving
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isArriving ? 0.4 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: isArriving ? .to : .from) as? AlertCard else {
            return context.completeTransition(false)
        }
        if isArriving {
            UIView.performWithoutAnimation {
                context.containerView.addSubview(card)
                card.frame = context.containerView.bounds
                card.layoutSubtreeIfNeeded()
                card.leave()
                card.standNearer()
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { [isArriving] in isArriving ? card.arrive() : card.leave() },
            completion: { _ in context.completeTransition(true) })
    }
}
