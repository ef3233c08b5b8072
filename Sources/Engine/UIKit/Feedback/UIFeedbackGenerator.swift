import QuartzCore

/// A generator without effect: viewers give no haptic feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Does nothing: viewers give no haptic feedback.
    open func prepare() {}
}

/// A generator without effect: viewers give no haptic feedback.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// A style of an impact.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Makes a generator of a style.
    public init(style: FeedbackStyle = .medium) {
        super.init()
    }

    /// Makes a generator of a style; the view has no effect.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    /// Does nothing: viewers give no haptic feedback.
    open func impactOccurred(at location: CGPoint) {}
    /// Does nothing: viewers give no haptic feedback.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
    /// Does nothing: viewers give no haptic feedback.
    open func impactOccurred() {}
    /// Does nothing: viewers give no haptic feedback.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator without effect: viewers give no haptic feedback.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing: viewers give no haptic feedback.
    open func selectionChanged() {}
}

/// A generator without effect: viewers give no haptic feedback.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// A type of a notification.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing: viewers give no haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
