/// The way of a value through others.
struct KeyframeCurve<Value: Animatable> {
    private let all: [_Keyframe<Value>]
    private let initial: Value

    init(_ all: [_Keyframe<Value>], from initial: Value) { (self.all, self.initial) = (all, initial) }

    private func start(_ index: Int) -> Value { index == 0 ? initial : all[index - 1].value }

    /// Returns the value after some seconds.
    func value(at time: TimeInterval) -> Value {
        var rest = time
        for (index, keyframe) in all.enumerated() {
            guard rest < keyframe.duration else {
                rest -= max(keyframe.duration, 0)
                continue
            }
            return value(of: index, at: max(rest, 0))
        }
        return all.last?.value ?? initial
    }

    private func value(of index: Int, at time: TimeInterval) -> Value {
        let keyframe = all[index]
        let (from, to) = (start(index).animatableData, keyframe.value.animatableData)
        var value = keyframe.value
        let part = time / max(keyframe.duration, 1e-6)
        switch keyframe.way {
        case .move: break
        case .linear(let curve): value.animatableData = mix(from, to, curve.value(at: part))
        case .spring(let spring): value.animatableData = mix(from, to, spring.progress(time))
        case .cubic(let startVelocity, let endVelocity):
            let begin = startVelocity?.animatableData ?? velocity(before: index)
            let end = endVelocity?.animatableData ?? velocity(before: index + 1)
            value.animatableData = hermite(from, to, begin, end, part, keyframe.duration)
        }
        return value
    }

    private func mix(_ from: Value.AnimatableData, _ to: Value.AnimatableData, _ part: Double) -> Value.AnimatableData {
        var way = to - from
        way.scale(by: part)
        return from + way
    }

    /// Returns the velocity at the begin of a keyframe: that of a smooth way through the values around.
    private func velocity(before index: Int) -> Value.AnimatableData {
        guard index > 0, index < all.count else { return .zero }
        if case .move = all[index - 1].way { return .zero }
        let seconds = all[index - 1].duration + all[index].duration
        var way = all[index].value.animatableData - start(index - 1).animatableData
        way.scale(by: 1 / max(seconds, 1e-6))
        return way
    }

    private func hermite(
        _ from: Value.AnimatableData, _ to: Value.AnimatableData, _ begin: Value.AnimatableData,
        _ end: Value.AnimatableData, _ part: Double, _ duration: TimeInterval
    ) -> Value.AnimatableData {
        let (square, cube) = (part * part, part * part * part)
        func scaled(_ data: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
            var data = data
            data.scale(by: factor)
            return data
        }
        return scaled(from, 2 * cube - 3 * square + 1) + scaled(begin, (cube - 2 * square + part) * duration)
            + scaled(to, 3 * square - 2 * cube) + scaled(end, (cube - square) * duration)
    }
}

/// Values over time.
public nonisolated struct KeyframeTimeline<Value> {
    private let initial: Value
    private let keyframes: any Keyframes<Value>

    /// Makes one.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        (initial, keyframes) = (initialValue, content())
    }

    init(_ initial: Value, _ keyframes: any Keyframes<Value>) { (self.initial, self.keyframes) = (initial, keyframes) }

    /// The seconds that they take.
    public var duration: TimeInterval { keyframes._duration }

    /// Returns the value at a part of the time.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
    /// Returns the value after some seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }
    /// Sets a value to that at a part of the time.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
    /// Sets a value to that after some seconds.
    public func update(value: inout Value, time: TimeInterval) {
        keyframes._update(&value, from: initial, at: time)
    }
}
