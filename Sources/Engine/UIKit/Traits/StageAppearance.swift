import QuartzCore

/// What can be set of a stage's traits.
package struct StageAppearance: Hashable, Sendable {
    package var style: UIUserInterfaceStyle
    package var contentSize: UIContentSizeCategory
    package var direction: UIUserInterfaceLayoutDirection
    package var device: StageDevice
    package var reducesMotion: Bool

    package init(
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, device: StageDevice = .none,
        reducesMotion: Bool = false
    ) {
        self.style = style
        self.contentSize = contentSize
        self.direction = direction
        self.device = device
        self.reducesMotion = reducesMotion
    }
}

extension StageAppearance {
    /// Changes the traits and the device of the stage whose code is running.
    ///
    /// Its windows hear of it with all below them, views before those in them, and a view's controller before the view;
    /// views elsewhere when they come into another one.
    ///
    /// - Parameter root: a view that hears of it as well if it is in no window; nil: there is none.
    @MainActor
    package func apply(to root: UIView?) {
        let stage = StageTraits.current
        stage.reducesMotion = reducesMotion
        if device != stage.device {
            StageFlags.hasSafeAreas = true
            stage.device = device
            for window in UIApplication.shared.windows { window.updateSafeArea() }
        }
        let size = (UIApplication.shared.stage ?? UIApplication.shared.windows.first)?.bounds.size
        let (old, new) = (stage.collection, UITraitCollection(self).on(device, of: size ?? UIScreen.main.bounds.size))
        guard new != old else { return }
        stage.collection = new
        for window in UIApplication.shared.windows { window.traitsChanged(from: old, to: new) }
        if let root, root.window == nil { root.traitsChanged(from: old, to: new) }
    }
}

extension UITraitCollection {
    /// The same traits, but for what a view insists on.
    fileprivate func overridden(_ style: UIUserInterfaceStyle, _ traits: Values?) -> UITraitCollection {
        var values = traits.map(values.merging) ?? values
        if style != .unspecified { values.style = style }
        return values == self.values ? self : UITraitCollection(values)
    }

    /// The same traits on a stage of a size.
    final func on(_ device: StageDevice, of size: CGSize) -> UITraitCollection {
        var values = values
        values.idiom = device.idiom
        (values.horizontal, values.vertical) = device.sizeClasses(of: size)
        return values == self.values ? self : UITraitCollection(values)
    }

    /// The traits as a view has them in whose superview they are these.
    final func overridden(by view: UIView) -> UITraitCollection {
        overridden(view.overrideUserInterfaceStyle, view.ownTraits?.values)
    }

    fileprivate convenience init(_ appearance: StageAppearance) {
        var values = Values.stage
        values.style = appearance.style
        values.contentSize = appearance.contentSize
        values.direction = appearance.direction
        self.init(values)
    }
}

extension UIView {
    /// Returns what some traits of the stage are for this view.
    final func traits(on stage: UITraitCollection) -> UITraitCollection {
        guard StageTraits.current.hasOverrides else { return stage }
        return (superview?.traits(on: stage) ?? stage).overridden(by: self)
    }

    /// Adapts the view and those below it, and tells them.
    final func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        let stage = StageTraits.current
        traitsNumber = stage.number
        withOwnTraits {
            adapt(from: old)
            if let viewController {
                viewController.traitCollectionDidChange(old)
                stage.runRegistrations(of: viewController, from: old, to: new)
            }
            traitCollectionDidChange(old)
            stage.runRegistrations(of: self, from: old, to: new)
        }
        for view in subviews {
            let (before, after) = (old.overridden(by: view), new.overridden(by: view))
            if before != after || old == new { view.traitsChanged(from: before, to: after) }
        }
    }

    /// The same after this view has begun to insist on other traits, or no longer does.
    ///
    /// - Parameters:
    ///   - style: the appearance on which it insisted before.
    ///   - traits: the traits on which it insisted before.
    final func overridesChanged(from style: UIUserInterfaceStyle, _ traits: UITraitCollection?) {
        StageTraits.current.hasOverrides = true
        let around = superview?.traitCollection ?? StageTraits.current.collection
        let (old, new) = (around.overridden(style, traits?.values), traitCollection)
        if old != new { traitsChanged(from: old, to: new) }
    }

    /// The same after a move to or from a superview that insists on another appearance, or of a view that was in no window
    /// when the stage's traits changed.
    ///
    /// - Parameter old: the traits that the view had there; nil if it has those of the stage.
    final func moved(from old: UITraitCollection?) {
        guard let old else { return }
        let new = traitCollection
        if old != new { traitsChanged(from: old, to: new) }
    }

    /// The traits that the view has adapted to, if views differ in theirs.
    final var traitsBeforeMove: UITraitCollection? {
        let stage = StageTraits.current
        guard stage.hasOverrides || traitsNumber != stage.number else { return nil }
        return traits(on: stage.collection(traitsNumber))
    }

    /// Runs a closure in which dynamic colours are those of the view's traits.
    final func withOwnTraits(_ body: () -> Void) {
        if StageTraits.current.hasOverrides { traitCollection.performAsCurrent(body) } else { body() }
    }

    /// The same after a change of what this view alone says about its traits.
    final func ownTraitsChanged() {
        traitsChanged(from: .current, to: .current)
    }
}
