import UIKit

/// What hears of a picture that moves: it is not called.
@preconcurrency @MainActor
public protocol AnimatedImageViewDelegate: AnyObject {
    /// The picture has moved so many times.
    func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt)
    /// The picture moves no longer.
    func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView)
}

extension AnimatedImageViewDelegate {
    /// Does nothing.
    public func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt) {}
    /// Does nothing.
    public func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView) {}
}

/// A view of a picture that may move, of which the first one is shown.
open class AnimatedImageView: UIImageView {
    /// How often a picture moves.
    public enum RepeatCount: Equatable, Sendable {
        /// Once.
        case once
        /// So many times.
        case finite(count: UInt)
        /// For ever.
        case infinite
    }

    /// Has no effect.
    public var autoPlayAnimatedImage = true
    /// Has no effect.
    public var framePreloadCount = 10
    /// Has no effect.
    public var needsPrescaling = true
    /// Has no effect.
    public var backgroundDecode = true
    /// Has no effect.
    public var runLoopMode = RunLoop.Mode.common
    /// Has no effect.
    public var repeatCount = RepeatCount.infinite
    /// Has no effect.
    public var purgeFramesOnBackground = false
    /// What would hear of a picture that moves.
    public weak var delegate: (any AnimatedImageViewDelegate)?
}
