import QuartzCore

/// An open context menu: what was pressed stands out from the dimmed stage, with the menu beside it.
@MainActor
final class ContextMenuPresenter: MenuPresenter {
    private let context: ContextMenu
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let shade = UIView()
    private let lifted: LiftedPreview
    private let controller: UIViewController?
    /// Nil once the opening is over.
    private var opening: ContextMenuAnimator?
    private var closing: ContextMenuAnimator?
    private var isPerforming = false
    /// The view's alpha while the picture is shown in its place.
    private var alphaBefore: CGFloat?

    /// Opens a menu, if it has entries or something to show.
    static func present(_ context: ContextMenu, in window: UIWindow, animated: Bool) {
        let menu = context.configuration.actionProvider?([]) ?? UIMenu()
        let controller = context.configuration.previewProvider?()
        guard !menu.children.isEmpty || controller != nil else { return }
        let presenter = ContextMenuPresenter(context, menu, controller, in: window)
        if animated {
            presenter.present(in: window)
        } else {
            UIView.performWithoutAnimation { presenter.present(in: window) }
        }
    }

    private init(_ context: ContextMenu, _ menu: UIMenu, _ controller: UIViewController?, in window: UIWindow) {
        self.context = context
        self.controller = controller
        lifted = LiftedPreview(context.preview, controller, in: window)
        super.init(menu, sender: context.preview.view, source: lifted.source, in: window) { _ in }
        shade.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.12)
        }
        for (index, view) in ([ground, shade, lifted] as [UIView]).enumerated() { insertSubview(view, at: index) }
        for view in [ground, shade] as [UIView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The cell, or the view with the interaction, that was pressed.
    var sourceView: UIView { context.source }

    /// Whether that view is elsewhere now.
    var sourceHasMoved: Bool {
        let now = LiftedPreview.frame(of: context.preview, in: self)
        return max((now.midX - source.midX).magnitude, (now.midY - source.midY).magnitude) > 0.5
            || (now.height - source.height).magnitude > 0.5
    }

    // MARK: What is lifted

    /// Shows the picture instead of the view.
    func lift() {
        guard alphaBefore == nil else { return }
        let view = context.preview.view
        alphaBefore = view.alpha
        lifted.isHidden = false
        if let element = view as? UICollectionReusableView { element.isLifted = true } else { view.alpha = 0 }
    }

    /// Shows the view instead of the picture.
    func putDown() {
        guard let alpha = alphaBefore else { return }
        let view = context.preview.view
        alphaBefore = nil
        lifted.isHidden = true
        if let element = view as? UICollectionReusableView { element.isLifted = false } else { view.alpha = alpha }
    }

    // MARK: Opening

    override func prepareToOpen() {
        let animator = ContextMenuAnimator(controller)
        opening = animator
        context.willDisplay(animator)
        lift()
        controller?.beginAppearanceTransition(true, animated: true)
        lifted.layoutSubtreeIfNeeded()
        for view in [ground, shade] as [UIView] { view.alpha = 0 }
    }

    override func animateOpening() {
        for view in [ground, shade] as [UIView] { view.alpha = 1 }
        lifted.place = place(of: panel.fittingSize(in: bounds.size)).preview
        lifted.layoutSubtreeIfNeeded()
        opening?.animate()
    }

    override func didOpen() {
        if !isClosing { controller?.endAppearanceTransition() }
        opening?.complete()
        opening = nil
    }

    // MARK: Places

    /// The least distance from the window's edges and between the two; points.
    private static let margin: CGFloat = 12

    /// Where the preview and the menu are: the preview as near as possible to where it was, the menu below it, or above it
    /// where only there is room.
    private func place(of menu: CGSize) -> (preview: CGRect, menu: CGRect, isBelow: Bool) {
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let hasMenu = !panel.menu.children.isEmpty
        let beside = hasMenu ? menu.height + Self.margin : 0
        let natural = lifted.naturalSize(in: room.size)
        let scale = min(
            1, room.width / max(natural.width, 1), max((room.height - beside) / max(natural.height, 1), 0.2))
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        let isBelow =
            room.maxY - source.midY - size.height / 2 >= beside || source.midY - size.height / 2 - room.minY < beside
        let (before, after) = isBelow ? (0, beside) : (beside, 0)
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
        let y = clamp(
            source.midY - size.height / 2, room.minY + before, max(room.maxY - after - size.height, room.minY + before))
        let x = clamp(source.midX - size.width / 2, room.minX, room.maxX - size.width)
        let preview = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let left = preview.midX <= bounds.midX ? preview.minX : preview.maxX - menu.width
        return (
            preview,
            CGRect(
                x: clamp(left, room.minX, room.maxX - menu.width),
                y: isBelow ? preview.maxY + Self.margin : preview.minY - Self.margin - menu.height, width: menu.width,
                height: menu.height), isBelow
        )
    }

    override func placePanel() {
        let size = panel.fittingSize(in: bounds.insetBy(dx: Self.margin, dy: Self.margin).size)
        let place = place(of: size)
        let anchor = CGPoint(
            x: min(max((place.preview.midX - place.menu.minX) / max(size.width, 1), 0), 1), y: place.isBelow ? 0 : 1)
        panel.isHidden = panel.menu.children.isEmpty
        panel.bounds.size = size
        panel.layer.anchorPoint = anchor
        panel.center = CGPoint(
            x: place.menu.minX + anchor.x * size.width, y: place.menu.minY + anchor.y * size.height)
        panel.layoutSubtreeIfNeeded()
    }

    // MARK: Closing

    override func tapped(at point: CGPoint) {
        guard lifted.frame.contains(point) else { return super.tapped(at: point) }
        isPerforming = true
        close()
    }

    override func prepareToClose() {
        let animator = ContextMenuAnimator(controller)
        closing = animator
        controller?.beginAppearanceTransition(false, animated: true)
        if isPerforming { context.willPerform(animator) }
        context.willEnd(animator)
    }

    override func animateClosing() {
        for view in [ground, shade] as [UIView] { view.alpha = 0 }
        if closing?.preferredCommitStyle == .pop, isPerforming {
            lifted.alpha = 0
        } else {
            lifted.sinks(to: context.dismissalPreview() ?? context.preview)
            lifted.layoutSubtreeIfNeeded()
        }
        closing?.animate()
    }

    override func didClose() {
        putDown()
        controller?.endAppearanceTransition()
        lifted.giveBack()
        closing?.complete()
    }
}
