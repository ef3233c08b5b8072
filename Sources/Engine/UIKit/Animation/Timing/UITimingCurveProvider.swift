import QuartzCore

/// A type of timing curves.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// An object that provides the curve of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The type of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve's parameters; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring's parameters; nil for a Bézier curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
