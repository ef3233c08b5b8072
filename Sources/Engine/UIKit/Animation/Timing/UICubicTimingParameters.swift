import QuartzCore

/// A cubic Bezier curve from (0, 0) to (1, 1), time across and progress up.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// `.easeInOut` for control points of one's own.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first inner control point of the curve.
    open private(set) var controlPoint1: CGPoint
    /// The second inner control point of the curve.
    open private(set) var controlPoint2: CGPoint
    /// The type of the curve: built in or cubic.
    open private(set) var timingCurveType: UITimingCurveType
    final let function: CAMediaTimingFunction

    /// The system's own curve, Core Animation's `default`.
    public override init() {
        animationCurve = .easeInOut
        function = CAMediaTimingFunction(name: .default)
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) = function.innerControlPoints
        super.init()
    }

    /// Makes a standard curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        function = curve.timingFunction
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) = function.innerControlPoints
        super.init()
    }

    /// The points' x is clamped to 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }

    /// This object.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: the curve is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CAMediaTimingFunction {
    fileprivate var innerControlPoints: (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            // The double that prints like the float: 0.42 means 0.42.
            return CGPoint(x: Double("\(values[0])") ?? 0, y: Double("\(values[1])") ?? 0)
        }
        return (point(1), point(2))
    }
}
