import QuartzCore

/// What `UIView.animate` puts around its closure: views that change inside it add animations of this kind.
@MainActor
final class ViewAnimationContext {
    /// The innermost one of the code that is running; nil while animations are switched off.
    static var current: ViewAnimationContext? {
        let clock = FrameClock.current
        return clock.viewAnimationsEnabled ? clock.viewAnimationContext as? ViewAnimationContext : nil
    }

    /// Makes the animation for one attribute of one layer; nil: the change is not animated.
    private let make: (CALayer, String) -> CABasicAnimation?
    private let group: CompletionGroup?
    /// What animations inside this one inherit.
    let curve: UIView.AnimationCurve

    init(group: CompletionGroup?, curve: UIView.AnimationCurve, make: @escaping (CALayer, String) -> CABasicAnimation?)
    {
        self.group = group
        self.curve = curve
        self.make = make
    }

    /// Runs `action` when the animations that this context makes are over.
    func whenDone(_ action: @escaping @MainActor () -> Void) {
        group?.whenDone(action)
    }

    /// Runs `changes` inside this context; nil is no context at all.
    static func perform(in context: ViewAnimationContext?, _ changes: () -> Void) {
        let clock = FrameClock.current
        let outer = clock.viewAnimationContext
        clock.viewAnimationContext = context
        defer { clock.viewAnimationContext = outer }
        changes()
    }

    /// An animation that begins at the presented value, so that an interrupted one goes on without a jump.
    func makeAnimation(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let animation = make(layer, key), let animatable = animation.key else { return nil }
        animation.from = layer.presented[animatable]
        return GroupedAnimation(animation: animation, group: group)
    }

    /// Enters the group only if the animation is really added.
    private struct GroupedAnimation: CAAction {
        let animation: CABasicAnimation
        let group: CompletionGroup?

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer, let key = animation.key else { return }
            // What is where it should be doesn't move; nor does it go on to where it should not.
            guard animation.from != layer.model[key] else {
                layer.removeAnimation(forKey: event)
                return
            }
            if let group {
                group.enter()
                animation.didStop = { finished in group.leave(finished: finished) }
            }
            animation.run(forKey: event, object: layer, arguments: dict)
        }
    }
}
