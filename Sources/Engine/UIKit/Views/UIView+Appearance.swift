import ObjectiveCRuntime
import QuartzCore

extension UIView {
    /// Makes the layer of a view, of a class that ``layerClass`` names.
    static func makeLayer(_ type: AnyClass) -> CALayer {
        let own = type == CALayer.self ? nil : ObjectCreation.make(type) as? CALayer
        let layer = own ?? CALayer()
        layer.needsDisplayFlag = true
        return layer
    }

    final func setAlpha(_ alpha: CGFloat) {
        let value = min(max(alpha, 0), 1)
        guard value != ownLayer.properties.opacity else { return }
        ownLayer.change(.opacity) { $0.opacity = value }
        valuesChanged()
    }

    final func setHidden(_ isHidden: Bool) {
        guard isHidden != ownLayer.properties.isHidden else { return }
        ownLayer.properties.isHidden = isHidden
        // A stack lays out only what is shown.
        if let stack = superview as? UIStackView { stack.arrangementChanged() }
        valuesChanged()
    }

    // MARK: Background

    final var ownBackground: UIColor? {
        dynamicBackground ?? patternBackground ?? ownLayer.properties.backgroundColor.map(UIColor.init(cgColor:))
    }

    final func setBackground(_ background: UIColor?) {
        if patternBackground != nil || background?.pattern != nil { patternBackground = background }
        dynamicBackground = background?.isDynamic == true ? background : nil
        let color = dynamicBackground?.resolvedColor(with: traitCollection).cgColor ?? background?.cgColor
        guard color != ownLayer.properties.backgroundColor else { return }
        ownLayer.backgroundColor = color
    }

    /// The background's colour, if it is an image that is repeated.
    final var patternBackground: UIColor? {
        get { settings?.patternBackground }
        set {
            rare.patternBackground = newValue?.pattern == nil ? nil : newValue
            layer.setNeedsDisplay()
        }
    }

    /// Returns what a colour is with the view's traits.
    final func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// Has the background follow the traits, and what is drawn and laid out.
    final func adaptOwn() {
        if let dynamicBackground {
            layer.properties.backgroundColor = dynamicBackground.resolvedColor(with: traitCollection).cgColor
        }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Drawing

    /// Records what the view's layer draws above the background's pattern.
    final func record(_ layer: CALayer) {
        layer.record {
            patternBackground?.pattern?.fill(bounds, in: $0)
            layer.draw(in: $0)
        }
    }

    /// Draws the view and those in it to the current context; false if there is none.
    final func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    // MARK: Tint

    /// The tint colour that the view was given; nil for that of the view around it.
    final var ownTint: UIColor? { settings?.tint }

    final func setTint(_ tint: UIColor?) {
        guard tint != nil || ownTint != nil else { return }
        StageFlags.hasTints = true
        rare.tint = tint
        announceTint()
    }

    /// Tells the view, and those below it that have its tint colour, of another one.
    final func announceTint() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil { view.announceTint() }
    }
}
