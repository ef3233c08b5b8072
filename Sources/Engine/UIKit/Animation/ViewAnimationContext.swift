import QuartzCore

/// The parameters of `UIView.animate` while its closure runs: views that change in it add animations of this kind.
@MainActor
final class ViewAnimationContext {
    /// The innermost one of the code that is running; nil while animations are switched off.
    static var current: ViewAnimationContext? {
        let clock = FrameClock.current
        guard clock.animatesDelegatedChanges else { return nil }
        return clock.viewAnimation.isEnabled ? clock.viewAnimation.context : nil
    }

    /// Makes what runs when one attribute of one layer has changed; nil: the change is not animated.
    private let makeAction: (CALayer, String) -> (any CAAction)?
    private let group: CompletionGroup?
    /// The curve that animations inside this one inherit; nil for none.
    let curve: UIView.AnimationCurve?
    /// Takes over the ways of keyframes inside the closure; nil: they run by themselves.
    let adopt: ((PropertyPath) -> Void)?
    /// The recorder of a keyframe animation; nil outside of one.
    weak var recorder: KeyframeRecorder?

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - group: waits for the animations.
    ///   - curve: the curve of the animations.
    ///   - beginsAtSeen: whether animations begin at the presented values and replace those that run, instead of being
    ///     added to them.
    ///   - make: makes the animation of one attribute of a layer; nil makes the change without animation.
    init(
        group: CompletionGroup?, curve: UIView.AnimationCurve, beginsAtSeen: Bool,
        make: @escaping (CALayer, String) -> CABasicAnimation?
    ) {
        self.group = group
        self.curve = curve
        adopt = nil
        makeAction = { layer, key in
            guard let animation = make(layer, key), let animatable = animation.key else { return nil }
            return ViewAnimationAction(
                animation: animation, key: animatable, beginsAtSeen: beginsAtSeen, model: layer.properties[animatable],
                seen: layer.presented[animatable], group: group)
        }
    }

    /// Hands each changed attribute's way to `adopt` instead of animating it.
    init(group: CompletionGroup?, adopt: @escaping (PropertyPath) -> Void) {
        self.group = group
        self.adopt = adopt
        curve = nil
        makeAction = { layer, key in
            AnimatableKey(rawValue: key).map { AdoptedChange(from: layer.presented[$0], key: $0, adopt: adopt) }
        }
    }

    /// Runs `action` when the animations that this context makes are over.
    func whenDone(_ action: @escaping @MainActor () -> Void) {
        group?.whenDone(action)
    }

    /// Runs `changes` inside this context; nil is no context at all.
    static func perform(in context: ViewAnimationContext?, _ changes: () -> Void) {
        let outer = FrameClock.current.viewAnimation.context
        enter(context)
        defer { enter(outer) }
        changes()
    }

    /// Makes a context that of the code that runs next; nil is no context at all.
    static func enter(_ context: ViewAnimationContext?) {
        let clock = FrameClock.current
        clock.viewAnimation.context = context
        clock.animatesDelegatedChanges = context != nil
    }

    /// Returns what animates the change of a layer's attribute; nil for nothing.
    func makeAnimation(for layer: CALayer, key: String) -> (any CAAction)? {
        makeAction(layer, key)
    }

    /// Knows the value that was seen before the change, and runs after it.
    private struct AdoptedChange: CAAction {
        let from: AnimatableValue
        let key: AnimatableKey
        let adopt: (PropertyPath) -> Void

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            adopt(PropertyPath(layer: layer, key: key, from: from, to: layer.properties[key]))
        }
    }
}

/// The way of one attribute of one layer through its values.
@MainActor
struct PropertyPath {
    let layer: CALayer
    let key: AnimatableKey
    /// Ascending, from progress 0 to 1.
    var frames: [DrivenAnimation.Frame]

    init(layer: CALayer, key: AnimatableKey, frames: [DrivenAnimation.Frame]) {
        self.layer = layer
        self.key = key
        self.frames = frames
    }

    init(layer: CALayer, key: AnimatableKey, from: AnimatableValue, to: AnimatableValue) {
        self.init(
            layer: layer, key: key,
            frames: [
                DrivenAnimation.Frame(progress: 0, value: from), DrivenAnimation.Frame(progress: 1, value: to),
            ])
    }

    /// Whether the property changes its value.
    var moves: Bool { frames.contains { $0.value != frames[0].value } }
}
