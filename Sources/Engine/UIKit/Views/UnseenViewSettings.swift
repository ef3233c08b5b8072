import QuartzCore

/// What few views have: a tint colour, a pattern behind them, interactions, and settings that change nothing that viewers of a stage see.
@MainActor
final class UnseenViewSettings {
    var tint: UIColor?
    var patternBackground: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var ignoresInvertColors = false
    var maximumContentSizeCategory: UIContentSizeCategory?
    var minimumContentSizeCategory: UIContentSizeCategory?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var focusGroupIdentifier: String?
    var interactions: [any UIInteraction] = []
    /// The safe area's insets of which the view has been told last.
    var safeAreaInsets = UIEdgeInsets.zero
}
