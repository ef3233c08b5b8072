import QuartzCore

/// For source compatibility: nobody can feel a stage.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// For source compatibility.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// For source compatibility.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// For source compatibility.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
