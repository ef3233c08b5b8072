import QuartzCore

/// The parameters of the animation between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`.
@MainActor
final class AnimationBlock {
    let id: String?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
    /// Whether animations begin at the presented values and replace those that run.
    var beginsAtSeen = false
    /// The change of a view's content as a whole, which has been begun.
    var transition: ViewTransition?

    private let outer: ViewAnimationContext?
    private let begin = FrameClock.current.time
    private lazy var group = CompletionGroup { [self] _ in
        if let delegate { didStop?.perform(on: delegate, with: id) }
    }

    init(id: String?, outer: ViewAnimationContext?) {
        self.id = id
        self.outer = outer
    }

    /// Makes the changes that follow animations with the present parameters.
    func enter() {
        let context = ViewAnimationContext(group: group, curve: curve, beginsAtSeen: beginsAtSeen) { [self] _, key in
            guard duration > 0 else { return nil }
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve.timingFunction
            animation.duration = duration
            animation.beginTime = begin + max(delay, 0)
            animation.fillMode = .backwards
            animation.autoreverses = autoreverses
            animation.repeatCount = repeatCount
            return animation
        }
        ViewAnimationContext.enter(context)
    }

    /// Ends the changes: what follows is animated as before the block.
    func leave() {
        ViewAnimationContext.enter(outer)
        if let transition {
            UIView.performWithoutAnimation { transition.view.layoutIfNeeded() }
            transition.run(duration: duration, options: transition.options.union(UIView.AnimationOptions(curve)))
        }
        if let delegate { willStart?.perform(on: delegate, with: id) }
        group.seal()
    }
}

extension UIView {
    /// The innermost block that has begun and is not committed; nil outside of all.
    static var animationBlock: AnimationBlock? { FrameClock.current.viewAnimation.blocks.last }

    static func beginBlock(_ id: String?) {
        let state = FrameClock.current.viewAnimation
        let block = AnimationBlock(id: id, outer: state.context)
        state.blocks.append(block)
        block.enter()
    }

    static func commitBlock() {
        FrameClock.current.viewAnimation.blocks.popLast()?.leave()
    }

    /// Changes a parameter of the innermost block; without one nothing happens.
    static func changeBlock(_ change: (AnimationBlock) -> Void) {
        guard let block = animationBlock else { return }
        change(block)
        block.enter()
    }
}
