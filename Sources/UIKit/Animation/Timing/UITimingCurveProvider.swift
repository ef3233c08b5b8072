import QuartzCore

/// A type of timing curves.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// How an animator's progress goes with time.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The type of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// nil for a Bezier curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
