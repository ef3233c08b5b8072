import CoreGraphics

/// A way to interpolate between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation between one value and the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at one speed all the way; key times and timing functions have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values (a Catmull-Rom spline).
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve as in ``cubic``, on which each value's time is given by the straight distance to it.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// A way to turn a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values in turn.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the attribute's type; `NSValue`s, numbers or `CGColor`s.
    open var values: [Any]? {
        didSet { frames = (values ?? []).compactMap { AnimatableValue($0) } }
    }
    /// The values' times as fractions of the duration, ascending.
    ///
    /// One for each value; nil spreads them evenly. Discrete animations may have one more than values, the last of
    /// which is 1.
    open var keyTimes: [NSNumber]?
    /// The timing functions between two values each; nil is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Has no effect: cubic ways have no tension of their own.
    open var tensionValues: [NSNumber]?
    /// Has no effect: cubic ways have no continuity of their own.
    open var continuityValues: [NSNumber]?
    /// Has no effect: cubic ways have no bias of their own.
    open var biasValues: [NSNumber]?
    /// The way to interpolate between values; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// The way of an animated point, in place of ``values``; nil by default.
    ///
    /// The values that ``keyTimes`` and ``timingFunctions`` count are the path's start and the ends of its segments. A paced
    /// animation goes along the path at one speed.
    open var path: CGPath? {
        didSet { way = path.map { KeyframePath($0.elements) } }
    }
    /// Whether the layer turns with the direction of ``path``; nil, the default, doesn't turn it.
    open var rotationMode: CAAnimationRotationMode?

    private var way: KeyframePath?
    package var frames: [AnimatableValue] = []

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode, frames) = (other.calculationMode, other.rotationMode, other.frames)
    }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        super.apply(to: &properties, at: time)
        guard let rotationMode, let way, let progress = progress(at: time) else { return }
        let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
        let angle = place(on: way, at: progress).angle + turn
        properties.transform = CATransform3DRotate(properties.transform, angle, 0, 0, 1)
    }

    private func place(on way: KeyframePath, at progress: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        way.place(at: progress, mode: calculationMode, keyTimes: keyTimes, timingFunctions: timingFunctions)
    }

    package override func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? {
        if let way { return .point(place(on: way, at: progress).point) }
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        if calculationMode == .discrete { return discreteValue(at: progress) }
        let times = times
        guard times.count == frames.count else { return last }
        let next = times.firstIndex { $0 > progress } ?? frames.count
        if next == 0 { return frames[0] }
        if next == frames.count { return last }
        let span = times[next] - times[next - 1]
        var fraction = span > 0 ? (progress - times[next - 1]) / span : 1
        if !isPaced, let functions = timingFunctions, next - 1 < functions.count {
            fraction = functions[next - 1].progress(at: fraction)
        }
        guard calculationMode == .cubic || calculationMode == .cubicPaced else {
            return frames[next - 1].interpolated(to: frames[next], fraction: fraction)
        }
        return AnimatableValue.curve(
            frames[max(next - 2, 0)], frames[next - 1], frames[next], frames[min(next + 1, frames.count - 1)],
            fraction: fraction)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// The fractions of the duration at which the values are reached.
    private var times: [CGFloat] {
        if isPaced {
            var reached: [CGFloat] = [0]
            for (a, b) in zip(frames, frames.dropFirst()) {
                reached.append(reached[reached.count - 1] + a.distance(to: b))
            }
            let total = reached[reached.count - 1]
            if total > 0 { return reached.map { $0 / total } }
        } else if let keyTimes {
            return keyTimes.map { CGFloat($0.doubleValue) }
        }
        return frames.indices.map { CGFloat($0) / CGFloat(frames.count - 1) }
    }

    private func discreteValue(at progress: CGFloat) -> AnimatableValue {
        let given = keyTimes?.map { CGFloat($0.doubleValue) }
        let times = given ?? frames.indices.map { CGFloat($0) / CGFloat(frames.count) }
        let index = (times.firstIndex { $0 > progress } ?? times.count) - 1
        return frames[min(max(index, 0), frames.count - 1)]
    }
}

extension AnimatableValue {
    /// The numbers that the value consists of; none for colours.
    private var numbers: [CGFloat] {
        switch self {
        case .scalar(let a): [a]
        case .point(let a): [a.x, a.y]
        case .size(let a): [a.width, a.height]
        case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
        case .transform(let t): [t.m41, t.m42, t.m43]
        case .numbers(let a): a
        case .color, .path, .colors: []
        }
    }

    /// The Euclidean distance between two values; of transforms, between their translations.
    fileprivate func distance(to other: AnimatableValue) -> CGFloat {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }

    /// Catmull and Rom's spline from `b` to `c`; straight for transforms and colours.
    fileprivate static func curve(
        _ a: AnimatableValue, _ b: AnimatableValue, _ c: AnimatableValue, _ d: AnimatableValue, fraction t: CGFloat
    ) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let (first, second, third) = (c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d)
            return b + (first * t + second * t * t + third * t * t * t) / 2
        }
        let n = zip(zip(a.numbers, b.numbers), zip(c.numbers, d.numbers)).map { mix($0.0, $0.1, $1.0, $1.1) }
        switch (a, b, c, d) {
        case (.scalar, .scalar, .scalar, .scalar): return .scalar(n[0])
        case (.point, .point, .point, .point): return .point(CGPoint(x: n[0], y: n[1]))
        case (.size, .size, .size, .size): return .size(CGSize(width: n[0], height: n[1]))
        case (.rect, .rect, .rect, .rect): return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        default: return b.interpolated(to: c, fraction: t)
        }
    }
}
