import QuartzCore

/// What few views have: a tint colour, a pattern behind them, interactions, and settings that change nothing that viewers of a stage see.
@MainActor
final class RareViewSettings {
    var tint: UIColor?
    var patternBackground: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var ignoresInvertColors = false
    var customActions: [UIAccessibilityCustomAction]?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var minimumContentSizeCategory: UIContentSizeCategory?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var focusGroupIdentifier: String?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    /// Whether anything follows the keyboard's area in the view.
    var followsKeyboard = false
    /// What the content of a scroll view is inset by for the keyboard's area, in points.
    var keyboardRoom: CGFloat = 0
    /// The safe area's insets of which the view has been told last.
    var safeAreaInsets = UIEdgeInsets.zero
}

extension UIView {
    /// What few views have, for a change.
    final var rare: RareViewSettings {
        if let settings { return settings }
        let settings = RareViewSettings()
        self.settings = settings
        return settings
    }

    /// A reference to the view that does not keep it.
    final var reference: Backreference<UIView> {
        if let knownReference { return knownReference }
        let reference = Backreference<UIView>(self)
        knownReference = reference
        return reference
    }
}
