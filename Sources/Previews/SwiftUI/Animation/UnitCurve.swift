/// A curve from 0 to 1.
public nonisolated struct UnitCurve: Hashable, Sendable {
    private let points: [Double]
    /// The two control points.
    var control: [Double] { points }

    private init(_ points: [Double]) { self.points = points }

    /// Returns a cubic Bézier curve.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve([
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y),
        ])
    }
    /// Of constant pace.
    public static let linear = UnitCurve([0, 0, 1, 1])
    /// Begins slowly.
    public static let easeIn = UnitCurve([0.42, 0, 1, 1])
    /// Ends slowly.
    public static let easeOut = UnitCurve([0, 0, 0.58, 1])
    /// Begins and ends slowly.
    public static let easeInOut = UnitCurve([0.42, 0, 0.58, 1])
    /// A quarter of a circle that begins slowly.
    public static let circularEaseIn = UnitCurve([0.55, 0, 1, 0.45])
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve([0, 0.55, 0.45, 1])
    /// Two quarters of a circle.
    public static let circularEaseInOut = UnitCurve([0.85, 0, 0.15, 1])

    /// The curve with both coordinates exchanged.
    public var inverse: UnitCurve { UnitCurve([points[1], points[0], points[3], points[2]]) }

    /// Returns the value at a part of the way.
    public func value(at progress: Double) -> Double {
        let goal = min(max(progress, 0), 1)
        let time = parameter(goal)
        return Self.bezier(time, points[1], points[3])
    }
    /// Returns how steep it is at a part of the way.
    public func velocity(at progress: Double) -> Double {
        let step = 0.0005
        let (before, after) = (max(progress - step, 0), min(progress + step, 1))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    private func parameter(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(middle, points[0], points[2]) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
