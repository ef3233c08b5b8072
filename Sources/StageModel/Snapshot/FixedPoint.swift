/// A length or coordinate in 1/64 point: the grid on which viewers see the stage.
///
/// Quantising before comparing makes "nothing a viewer could see has changed" an exact question, and bounds the
/// error of every position on the wire by 1/128 point.
public struct FixedPoint: Hashable, Sendable {
    /// 64ths of a point.
    public var rawValue: Int64

    /// The largest magnitude that is kept, 2^46 points: its zigzag form stays an exact integer in a JavaScript number.
    public static let limit: Int64 = (1 << 52) - 1

    public static let zero = FixedPoint(rawValue: 0)

    @inlinable
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Rounds points to the grid. Values beyond ``limit`` are clamped to it, and not-a-number becomes 0.
    @inlinable
    public init(_ points: Double) {
        let scaled = (points * 64).rounded()
        if scaled.magnitude < Double(Self.limit) {
            rawValue = Int64(scaled)
        } else if scaled.isNaN {
            rawValue = 0
        } else {
            rawValue = scaled < 0 ? -Self.limit : Self.limit
        }
    }

    /// The value in points.
    @inlinable
    public var points: Double { Double(rawValue) / 64 }
}

/// A point, offset or size on the viewers' grid.
public struct FixedPair: Hashable, Sendable {
    public var x: FixedPoint
    public var y: FixedPoint

    public static let zero = FixedPair(x: .zero, y: .zero)

    @inlinable
    public init(x: FixedPoint, y: FixedPoint) {
        self.x = x
        self.y = y
    }

    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.init(x: FixedPoint(x), y: FixedPoint(y))
    }
}
