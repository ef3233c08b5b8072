import QuartzCore

/// A generator without effect: viewers give no haptic feedback.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing: viewers give no haptic feedback.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Does nothing: viewers give no haptic feedback.
    open func pathCompleted(at location: CGPoint) {}
}
