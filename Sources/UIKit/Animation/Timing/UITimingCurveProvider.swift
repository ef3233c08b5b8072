import QuartzCore

public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// How an animator's progress goes with time.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    /// nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// nil for a Bezier curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
