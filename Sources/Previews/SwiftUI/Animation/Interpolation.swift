/// A value that views are made of, which moves on frame by frame where it is animated by numbers.
@MainActor
final class Interpolation<Value> {
    private var goal: Value?
    private var shown: Value?
    private var isRunning = false

    /// Whether values of the type can be animated.
    private let isAnimatable = Value.self is any Animatable.Type

    /// Returns the value that is shown at this time for a newer one, and begins to move to that if changes are animated.
    ///
    /// - Parameters:
    ///   - value: the newer value.
    ///   - owner: the node that is evaluated again at each frame.
    /// - Returns: the value to show.
    func value(for value: Value, in owner: ViewNode) -> Value {
        guard isAnimatable, let host = owner.host else { return value }
        guard let goal, let shown else {
            (self.goal, self.shown) = (value, value)
            return value
        }
        self.goal = value
        let isSame = interpolation(from: goal, to: value) == nil
        if isSame, isRunning { return shown }
        guard !isSame, let animation = host.evaluated.animation, let way = interpolation(from: shown, to: value) else {
            if !isSame { host.driver.end(self) }
            isRunning = false
            self.shown = value
            return value
        }
        isRunning = true
        host.driver.run(self, animation) { [weak self, weak owner] progress in
            self?.shown = way(progress)
            owner?.invalidate()
        } completion: { [weak self, weak owner] in
            self?.isRunning = false
            self?.shown = self?.goal
            owner?.invalidate()
        }
        return shown
    }

    /// Returns what gives the values between two; nil if their numbers are the same.
    private func interpolation(from: Value, to: Value) -> ((Double) -> Value)? {
        func between<A: Animatable>(_ to: A) -> ((Double) -> Value)? {
            guard let from = from as? A, from.animatableData != to.animatableData else { return nil }
            let (start, way) = (from.animatableData, to.animatableData - from.animatableData)
            return { progress in
                var step = way
                step.scale(by: progress)
                var value = to
                value.animatableData = start + step
                return value as? Value ?? from as! Value
            }
        }
        return (to as? any Animatable).flatMap { between($0) }
    }
}

/// What changes views, and is animated by numbers.
@preconcurrency @MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}
