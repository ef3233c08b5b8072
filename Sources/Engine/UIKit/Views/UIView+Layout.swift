import QuartzCore

extension UIView {
    /// A dimension of ``intrinsicContentSize`` that the view does not have.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size for which ``systemLayoutSizeFitting(_:)`` returns the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size for which ``systemLayoutSizeFitting(_:)`` returns the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The highest of the views around this one, one after the other, that need layout; the view itself if the next one doesn't.
    final var highestToLayOut: UIView {
        var highest = self
        while let view = highest.holder, view.needsLayoutFlag, !view.isLayingOut { highest = view }
        return highest
    }

    /// Lays out this view and those below it now, if they need it, whatever is around it.
    final func layoutSubtreeIfNeeded() {
        guard subtreeNeedsLayout else { return }
        updateSafeArea()
        updateConstraintsIfNeeded()
        // A layout that asks for layout is run again, but not for ever, nor again for each view around.
        let isOutermost = !LayoutPass.isRunning
        LayoutPass.isRunning = true
        let calls = isOutermost ? LayoutCalls.begin(.views, owner: type(of: self)) : nil
        defer {
            calls?.end()
            if subtreeNeedsLayout { LayoutPass.isRestless = true }
            if isOutermost { (LayoutPass.isRunning, LayoutPass.isRestless) = (false, false) }
        }
        for number in 0..<8 where subtreeNeedsLayout {
            if number > 0, LayoutPass.isRestless { return }
            subtreeNeedsLayout = false
            if needsProperties { bringPropertiesUpToDate() }
            if needsLayoutFlag {
                needsLayoutFlag = false
                layOut()
                if StageFlags.hasSafeAreas { for view in subviews { view.updateSafeArea() } }
            }
            for view in subviews where view.subtreeNeedsLayout {
                view.layoutSubtreeIfNeeded()
            }
        }
    }

    /// Lays out the layer, which asks its delegate, the view.
    ///
    /// A layer that has another delegate leaves its view aside; that one is laid out all the same.
    private func layOut() {
        isLayingOut = true
        ownLayer.needsLayoutFlag = false
        withOwnTraits {
            if ownLayer.owner === self { ownLayer.layoutSublayers() } else { layoutSublayers(of: ownLayer) }
        }
        isLayingOut = false
    }

    /// Lays out the subviews, and tells the controller before and after it.
    final func layOutSubviews() {
        needsLayoutFlag = false
        let wasLayingOut = isLayingOut
        isLayingOut = true
        viewController?.updateUnavailableContent()
        bringPropertiesUpToDate()
        if let viewController {
            ObservedMessages.send("viewWillLayoutSubviews", to: viewController) {
                viewController.viewWillLayoutSubviews()
            }
        }
        let hadPlaced = LayoutPass.hasPlaced
        LayoutPass.hasPlaced = false
        if isPlacedBefore { placeByConstraints() }
        ObservedMessages.send("layoutSubviews", to: self) { layoutSubviews() }
        let isLeftOpen = !LayoutPass.hasPlaced && !isPlacedBefore && hasConstraintsAcross
        LayoutPass.hasPlaced = hadPlaced
        if let viewController {
            ObservedMessages.send("viewDidLayoutSubviews", to: viewController) {
                viewController.viewDidLayoutSubviews()
            }
        }
        isLayingOut = wasLayingOut
        guard isLeftOpen else { return }
        // As on iOS, which places views before it asks them, constraints hold without the base class's method.
        isPlacedBefore = true
        setNeedsLayout()
    }

    /// Shows the view in another place or size that the constraints leave open, or again in the first.
    final func exerciseAmbiguity() {
        guard hasAmbiguousLayout else { return }
        for system in systemsAround { system.exercise(self) }
        constraintsChanged()
    }

    /// Returns the constraints along an axis that the view takes part in.
    final func constraintsAround(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: { $0.superview }).flatMap(\.constraints).filter { constraint in
            (constraint.firstItem === self || constraint.secondItem === self)
                && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
        }
    }

    /// Returns the frontmost of this view and those within it that takes touches at a point; nil if none does.
    final func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            guard let inside = view.fromSuperview(point) else { continue }
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    /// Makes the same priority for both.
    init(_ priority: UILayoutPriority) {
        (horizontal, vertical) = (priority, priority)
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
