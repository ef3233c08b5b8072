import CoreGraphics

/// The name of a standard timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A constant pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and end: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's curve for implicit animations: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of time to a fraction of progress.
///
/// The named curves' control points are those that Apple documents.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    private let c1: CGPoint
    private let c2: CGPoint

    /// Makes the standard function of a name; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a function of its two inner control points, whose x is clamped to 0...1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = CGPoint(x: Self.decimal(min(max(c1x, 0), 1)), y: Self.decimal(c1y))
        c2 = CGPoint(x: Self.decimal(min(max(c2x, 0), 1)), y: Self.decimal(c2y))
    }

    /// Returns the double that prints like the float: 0.42 for 0.42, not 0.41999998688697815.
    private static func decimal(_ value: Float) -> CGFloat {
        CGFloat(Double("\(value)") ?? Double(value))
    }

    /// Stores the coordinates of the control point `index`, 0...3, in the two elements at `ptr`.
    public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point = [CGPoint.zero, c1, c2, CGPoint(x: 1, y: 1)][index]
        (ptr[0], ptr[1]) = (Float(point.x), Float(point.y))
    }

    /// Returns the progress at a fraction of the duration: 0 at 0, 1 at 1.
    package func progress(at fraction: CGFloat) -> CGFloat {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if c1.x == c1.y, c2.x == c2.y { return fraction }
        return Self.bezier(c1.y, c2.y, parameter(at: fraction))
    }

    /// Returns the derivative of progress at a fraction of the duration in 0...1; 0 where the curve is vertical.
    package func slope(at fraction: CGFloat) -> CGFloat {
        let s = parameter(at: fraction)
        let run = Self.slope(c1.x, c2.x, s)
        return run > 1e-9 ? Self.slope(c1.y, c2.y, s) / run : 0
    }

    /// Returns the curve's parameter s at x(s) = fraction, to 1e-12.
    ///
    /// Newton's method; bisection where it does not converge.
    private func parameter(at fraction: CGFloat) -> CGFloat {
        var (low, high, s): (CGFloat, CGFloat, CGFloat) = (0, 1, fraction)
        for _ in 0..<60 {
            let error = Self.bezier(c1.x, c2.x, s) - fraction
            if error.magnitude < 1e-12 { break }
            if error > 0 { high = s } else { low = s }
            let slope = Self.slope(c1.x, c2.x, s)
            let newton = s - error / slope
            s = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
        }
        return s
    }

    private static func bezier(_ p1: CGFloat, _ p2: CGFloat, _ s: CGFloat) -> CGFloat {
        let r = 1 - s
        return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }

    private static func slope(_ p1: CGFloat, _ p2: CGFloat, _ s: CGFloat) -> CGFloat {
        let r = 1 - s
        return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
    }
}
