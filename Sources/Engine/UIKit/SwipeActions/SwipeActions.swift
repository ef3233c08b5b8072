import QuartzCore

/// The swipes that move a list's rows aside to show their actions; one row is moved at a time.
@MainActor
final class SwipeActions: NSObject, UIGestureRecognizerDelegate {
    private unowned let host: any SwipeActionsHost
    private let pan = SwipeActionsGestureRecognizer()
    private var open: OpenRow?

    /// A row whose actions are shown.
    private struct OpenRow {
        let row: any SwipeableRow
        let actions: SwipeActionsView
        /// The offset at which the drag that is under way began.
        var start: CGFloat = 0
        /// Whether an action is being performed.
        var isPerforming = false
    }

    init(_ host: any SwipeActionsHost) {
        self.host = host
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addAction { [weak self] _ in self?.follow() }
        pan.touchBegan = { [weak self] touch in self?.closes(for: touch) ?? false }
        host.addGestureRecognizer(pan)
    }

    // MARK: Drags

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = pan.translation(in: host)
        guard moved.x.magnitude > moved.y.magnitude else { return false }
        let point = pan.location(in: host)
        guard let (path, row) = host.swipeableRow(at: CGPoint(x: point.x - moved.x, y: point.y - moved.y)) else {
            return false
        }
        if let open, open.row === row { return !open.isPerforming }
        return show(path, row, isLeft: moved.x > 0)
    }

    /// Puts the actions at an end of a row beside it; returns false if there are none.
    private func show(_ path: IndexPath, _ row: any SwipeableRow, isLeft: Bool) -> Bool {
        let isLeading = isLeft == (host.effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard let configuration = host.swipeActions(ofRowAt: path, leading: isLeading), !configuration.actions.isEmpty
        else { return false }
        close(animated: true)
        host.willShowSwipeActions(ofRowAt: path)
        let actions = SwipeActionsView(configuration, isLeft: isLeft) { [weak self] in self?.perform($0) }
        UIView.performWithoutAnimation {
            row.addSubview(actions)
            row.isSwiped = true
            actions.show(beside: row.bounds.size, width: 0, isExpanded: false)
        }
        open = OpenRow(row: row, actions: actions)
        return true
    }

    /// Shows the trailing actions of a row without a swipe.
    func reveal(_ path: IndexPath, _ row: any SwipeableRow) {
        let isLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard open?.row !== row, show(path, row, isLeft: isLeft), let open else { return }
        settle(open, isOpen: true)
    }

    private func follow() {
        guard var open else { return }
        switch pan.state {
        case .began:
            open.start = takeOver(open)
            self.open = open
            drag(open)
        case .changed: drag(open)
        case .ended: release(open)
        default: settle(open, isOpen: open.start != 0)
        }
    }

    /// Stops the motion of a row where it is seen.
    ///
    /// - Returns: its offset there.
    private func takeOver(_ open: OpenRow) -> CGFloat {
        let shown = open.row.layer.presentation()?.position.x ?? open.row.layer.position.x
        let offset = open.row.swipeOffset + shown - open.row.layer.position.x
        for view in [open.row, open.actions] + open.actions.subviews { view.layer.removeAllAnimations() }
        return offset
    }

    private func drag(_ open: OpenRow) {
        let way = (open.start + pan.translation(in: host).x) * (open.actions.isLeft ? 1 : -1)
        let (width, whole) = (open.actions.openWidth, open.row.bounds.width)
        var shown = max(way, 0)
        let performs = open.actions.configuration.performsFirstActionWithFullSwipe
        if !performs, shown > width, whole > 0 {
            shown = width + RubberBand(dimension: whole).shown(forDrag: shown - width)
        }
        let isExpanded = performs && shown >= Self.fullSwipe(width, whole)
        guard isExpanded != open.actions.isExpanded else { return move(open, to: shown, isExpanded: isExpanded) }
        UIView.animate(withDuration: Self.expansionDuration) { [self] in
            move(open, to: shown, isExpanded: isExpanded)
        }
    }

    /// The points from which on lifting the finger performs the first action.
    ///
    /// A guess: 60% of the row, and more than shows all actions.
    private static func fullSwipe(_ openWidth: CGFloat, _ rowWidth: CGFloat) -> CGFloat {
        min(max(openWidth + 30, 0.6 * rowWidth), rowWidth)
    }

    /// Seconds in which the first action takes all the room, and a row opens or closes: guesses.
    private static let (expansionDuration, settlingDuration) = (0.2, 0.45)
    /// The speed above which a release counts by its direction; points per second, a guess.
    private static let flingSpeed: CGFloat = 300

    private func release(_ open: OpenRow) {
        if open.actions.isExpanded, let first = open.actions.configuration.actions.first {
            perform(first, throughWholeRow: true)
            return
        }
        let speed = pan.velocity(in: host).x * (open.actions.isLeft ? 1 : -1)
        let isFast = speed.magnitude > Self.flingSpeed
        settle(
            open, isOpen: isFast ? speed > 0 : open.row.swipeOffset.magnitude > open.actions.openWidth / 2,
            speed: speed)
    }

    // MARK: Motion

    private func move(_ open: OpenRow, to distance: CGFloat, isExpanded: Bool) {
        open.row.swipeOffset = open.actions.isLeft ? distance : -distance
        open.actions.show(beside: open.row.bounds.size, width: distance, isExpanded: isExpanded)
    }

    private func settle(_ open: OpenRow, isOpen: Bool, speed: CGFloat = 0) {
        let target = isOpen ? open.actions.openWidth : 0
        let distance = target - open.row.swipeOffset.magnitude
        if !isOpen { self.open = nil }
        UIView.animate(
            withDuration: Self.settlingDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: distance == 0 ? 0 : max(speed / distance, 0),
            animations: { [self] in move(open, to: target, isExpanded: false) },
            completion: { [weak self] _ in if !isOpen { self?.remove(open) } })
    }

    private func remove(_ closed: OpenRow) {
        // The row may be open again, with other actions.
        if open?.row !== closed.row { closed.row.isSwiped = false }
        closed.actions.removeFromSuperview()
        host.didHideSwipeActions(ofRowAt: host.swipeableRow(at: closed.row.center)?.path)
    }

    /// Moves the open row back to its place.
    func close(animated: Bool) {
        guard let open else { return }
        guard animated else { return UIView.performWithoutAnimation { settle(open, isOpen: false) } }
        settle(open, isOpen: false)
    }

    /// Forgets the actions of a row that is about to show something else.
    func forget(_ row: any SwipeableRow) {
        guard row.isSwiped || row.swipeOffset != 0 else { return }
        if open?.row === row { open = nil }
        for view in row.subviews where view is SwipeActionsView { view.removeFromSuperview() }
        row.swipeOffset = 0
        row.isSwiped = false
    }

    /// Closes the open row for a touch beside its actions.
    ///
    /// - Returns: whether the touch is to have no other effect on what lies under it.
    private func closes(for touch: UITouch) -> Bool {
        guard let open, !open.isPerforming, touch.view?.isDescendant(of: open.actions) != true else { return false }
        // A row that is touched itself may be dragged on.
        if touch.view?.isDescendant(of: open.row) != true { close(animated: true) }
        return true
    }

    /// Closes the row whose content has been tapped.
    fileprivate func tapped() { close(animated: true) }

    // MARK: Performing

    private func perform(_ action: UIContextualAction, throughWholeRow: Bool = false) {
        guard let performing = open, !performing.isPerforming else { return }
        open?.isPerforming = true
        if throughWholeRow {
            let width = performing.row.bounds.width
            UIView.animate(
                withDuration: Self.settlingDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { [self] in move(performing, to: width, isExpanded: true) })
        }
        action.handler(action, performing.actions) { [weak self] _ in
            guard let self, open?.actions === performing.actions else { return }
            close(animated: true)
        }
    }
}

/// The drag that moves a row aside.
@preconcurrency @MainActor
private final class SwipeActionsGestureRecognizer: UIPanGestureRecognizer {
    /// Returns whether a touch is to have no other effect on what lies under it.
    var touchBegan: (UITouch) -> Bool = { _ in false }
    private var closing: Set<ObjectIdentifier> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touchBegan(touch) {
            touch.cancelInView()
            closing.insert(ObjectIdentifier(touch))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let wasTap = !isActive && touches.contains { closing.contains(ObjectIdentifier($0)) }
        for touch in touches { closing.remove(ObjectIdentifier(touch)) }
        super.touchesEnded(touches, with: event)
        if wasTap { (delegate as? SwipeActions)?.tapped() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { closing.remove(ObjectIdentifier(touch)) }
        super.touchesCancelled(touches, with: event)
    }
}
