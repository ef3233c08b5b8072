/// Values of a view over time.
public protocol Keyframes<Value> {
    /// The type of the values.
    associatedtype Value
    /// The seconds that they take.
    var _duration: TimeInterval { get }
    /// Sets the value after some seconds.
    func _update(_ value: inout Value, from initial: Value, at time: TimeInterval)
}

/// Values of one property over time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable
    /// The values, in order.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// A value, and how it is got to.
public nonisolated struct _Keyframe<Value: Animatable> {
    enum Way {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring)
    }
    let value: Value
    let duration: TimeInterval
    let way: Way
}

/// A value that is there at once.
public nonisolated struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value.
    public let _keyframes: [_Keyframe<Value>]
    /// Makes one.
    public init(_ to: Value) { _keyframes = [_Keyframe(value: to, duration: 0, way: .move)] }
}
/// A value that is got to along a curve.
public nonisolated struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value.
    public let _keyframes: [_Keyframe<Value>]
    /// Makes one.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(value: to, duration: duration, way: .linear(timingCurve))]
    }
}
/// A value that is got to smoothly from the one before and to the next one.
public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value.
    public let _keyframes: [_Keyframe<Value>]
    /// Makes one.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(value: to, duration: duration, way: .cubic(start: startVelocity, end: endVelocity))]
    }
}
/// A value that is got to as by a spring.
public nonisolated struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value.
    public let _keyframes: [_Keyframe<Value>]
    /// Makes one; nil for the duration is the time until it is at rest.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _keyframes = [_Keyframe(value: to, duration: duration ?? spring.settlingDuration, way: .spring(spring))]
    }
}

/// Values of a property over time.
public nonisolated struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let all: [_Keyframe<Value>]

    /// Makes one of a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        (self.keyPath, all) = (keyPath, content()._keyframes)
    }
    /// Makes one of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (keyPath, all) = (\.self, content()._keyframes)
    }

    /// The seconds that they take.
    public var _duration: TimeInterval { all.reduce(0) { $0 + max($1.duration, 0) } }

    /// Sets the value after some seconds.
    public func _update(_ value: inout Root, from initial: Root, at time: TimeInterval) {
        value[keyPath: keyPath] = KeyframeCurve(all, from: initial[keyPath: keyPath]).value(at: time)
    }
}

/// Puts values of one property together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns a value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Returns several.
    public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> _KeyframeTrackGroup<Value> {
        _KeyframeTrackGroup(_keyframes: parts.flatMap { $0._keyframes })
    }
    /// Returns several.
    public static func buildArray(_ parts: [_KeyframeTrackGroup<Value>]) -> _KeyframeTrackGroup<Value> {
        _KeyframeTrackGroup(_keyframes: parts.flatMap(\._keyframes))
    }
    /// Returns those that are there.
    public static func buildOptional(_ part: _KeyframeTrackGroup<Value>?) -> _KeyframeTrackGroup<Value> {
        part ?? _KeyframeTrackGroup(_keyframes: [])
    }
    /// Returns those of the first case.
    public static func buildEither(first: _KeyframeTrackGroup<Value>) -> _KeyframeTrackGroup<Value> { first }
    /// Returns those of the second case.
    public static func buildEither(second: _KeyframeTrackGroup<Value>) -> _KeyframeTrackGroup<Value> { second }
}

/// Several values of one property.
public nonisolated struct _KeyframeTrackGroup<Value: Animatable>: KeyframeTrackContent {
    /// The values.
    public let _keyframes: [_Keyframe<Value>]
}

/// Puts values of several properties together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns values.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// Returns values of the whole.
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> KeyframeTrack<Value, Value, _KeyframeTrackGroup<Value>> where K.Value == Value {
        KeyframeTrack { expression }
    }
    /// Returns several.
    public static func buildBlock(_ parts: any Keyframes<Value>...) -> _KeyframesGroup<Value> {
        _KeyframesGroup(parts: parts)
    }
}

/// Values of several properties.
public nonisolated struct _KeyframesGroup<Value>: Keyframes {
    let parts: [any Keyframes<Value>]
    /// The seconds that they take.
    public var _duration: TimeInterval { parts.map { $0._duration }.max() ?? 0 }
    /// Sets the value after some seconds.
    public func _update(_ value: inout Value, from initial: Value, at time: TimeInterval) {
        for part in parts { part._update(&value, from: initial, at: time) }
    }
}
