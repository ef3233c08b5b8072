import QuartzCore

/// What `UIView.animate` puts around its closure: views that change inside it add animations of this kind.
@MainActor
final class ViewAnimationContext {
    /// The innermost one of the code that is running.
    static var current: ViewAnimationContext? {
        FrameClock.current.viewAnimationContext as? ViewAnimationContext
    }

    /// Makes the animation for one attribute of one layer; nil: the change is not animated.
    private let make: (CALayer, String) -> CABasicAnimation?
    private let group: CompletionGroup?

    init(group: CompletionGroup?, make: @escaping (CALayer, String) -> CABasicAnimation?) {
        self.group = group
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
            // What doesn't change doesn't move.
            guard animation.from != layer.model[key] else { return }
            if let group {
                group.enter()
                animation.didStop = { finished in group.leave(finished: finished) }
            }
            animation.run(forKey: event, object: layer, arguments: dict)
        }
    }
}
