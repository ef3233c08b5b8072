import QuartzCore

extension UIView {
    /// Gives the view a frame, past an overridden `center`: one whose observer sets the frame by it, as in
    /// LiquidFloatingActionButton, does not go round in circles on iOS.
    final func setFrame(_ frame: CGRect) {
        let size = ownLayer.takesFrameAsItIs ? frame.size : ownLayer.properties.boundsSize(forFrame: frame.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        guard !ownLayer.takesFrameAsItIs else {
            let anchor = ownLayer.properties.anchorPoint
            // Not moved by the difference: frames set one after the other would add up its rounding.
            setCenter(CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y))
            return
        }
        let (old, center) = (ownLayer.properties.frame, ownLayer.properties.position)
        setCenter(CGPoint(x: center.x + frame.minX - old.minX, y: center.y + frame.minY - old.minY))
    }

    final func setBounds(_ bounds: CGRect) {
        let old = ownLayer.properties.bounds
        guard bounds != old else { return }
        ownLayer.bounds = bounds
        if bounds.size != old.size {
            resizeSubviews(from: old.size)
            if contentMode == .redraw || patternBackground != nil { setNeedsDisplay() }
        }
        valuesChanged()
    }

    /// Lays out the view and its superview, whether the view's bounds were set or the layer's: Apple's header has it of layers
    /// (`CALayer.h`, `setNeedsLayout`), and the tests of flowkey's UIKit-cross-platform, which run on iOS, of these two.
    package final func layerIsResized() {
        setNeedsLayout()
        holder?.subviewChangedSize()
    }

    /// Notes that the layer was asked to lay out its sublayers, as it is when its size changes.
    package final func layerNeedsLayout() {
        needsLayoutFlag = true
        markSubtree()
    }

    package final func layOutIfNeeded() { layoutIfNeeded() }

    final func setCenter(_ center: CGPoint) {
        guard center != ownLayer.properties.position else { return }
        ownLayer.position = center
        valuesChanged()
    }

    final func setTransform(_ transform: CATransform3D) {
        guard transform != ownLayer.properties.transform else { return }
        ownLayer.transform = transform
        valuesChanged()
    }

    /// Sets the anchor point, and leaves the view where it is.
    final func setAnchorPoint(_ anchor: CGPoint) {
        let old = layer.anchorPoint
        guard anchor != old else { return }
        let shift = CGPoint(x: (anchor.x - old.x) * bounds.width, y: (anchor.y - old.y) * bounds.height)
            .applying(transform)
        layer.anchorPoint = anchor
        center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    }

    /// Tells those who observe one of the view's values.
    final func valuesChanged() {
        let observers = KeyValueObservers.current
        if !observers.isEmpty { observers.changed(self) }
    }

    final func setMargins(_ margins: UIEdgeInsets) {
        guard ownMargins != margins else { return }
        ownMargins = margins
        marginsChanged()
    }

    /// The view's own margins with those of the safe area, and what lies within the superview's margins where those are
    /// preserved.
    final var effectiveMargins: UIEdgeInsets {
        var margins = insetsLayoutMarginsFromSafeArea ? ownMargins + inheritedSafeAreaInsets : ownMargins
        if preservesSuperviewLayoutMargins, let superview {
            let (around, place, whole) = (superview.layoutMargins, frame, superview.bounds)
            margins = UIEdgeInsets(
                top: max(margins.top, around.top - (place.minY - whole.minY)),
                left: max(margins.left, around.left - (place.minX - whole.minX)),
                bottom: max(margins.bottom, around.bottom - (whole.maxY - place.maxY)),
                right: max(margins.right, around.right - (whole.maxX - place.maxX)))
        }
        guard margins != ownMargins, isOfRow else { return margins }
        return UIEdgeInsets(top: ownMargins.top, left: margins.left, bottom: ownMargins.bottom, right: margins.right)
    }

    /// Whether it is a table's cell, or such a cell's content view: they stay as high as they are beneath bars.
    private var isOfRow: Bool { self is UITableViewCell || superview is UITableViewCell }

    /// Lays out anew with other margins, and tells the view, its controller, and the subviews that preserve them.
    final func marginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
    }

    /// The layout margins by the direction of reading.
    final var marginsByReading: NSDirectionalEdgeInsets {
        get {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isRightToLeft ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isRightToLeft ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRightToLeft ? newValue.leading : newValue.trailing)
        }
    }
}
