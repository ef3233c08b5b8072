/// A length or coordinate in 1/64 point: the grid on which viewers see the stage.
///
/// Quantising before comparing makes "nothing a viewer could see has changed" an exact question, and bounds the
/// error of every position on the wire by 1/128 point.
public struct FixedPoint: Hashable, Sendable {
    /// 64ths of a point.
    public var rawValue: Int64

    /// The largest magnitude that is kept, 2^46 points: its zigzag form stays an exact integer in a JavaScript number.
    public static let limit: Int64 = (1 << 52) - 1

    /// 0 points.
    public static let zero = FixedPoint(rawValue: 0)

    /// Makes a value from 64ths of a point, which are not clamped to ``limit``.
    @inlinable
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Rounds points to the nearest 1/64.
    ///
    /// Values beyond ``limit`` are clamped to it, and not-a-number becomes 0.
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
    /// The horizontal coordinate or width.
    public var x: FixedPoint
    /// The vertical coordinate or height.
    public var y: FixedPoint

    /// The pair (0, 0).
    public static let zero = FixedPair(x: .zero, y: .zero)

    /// Makes a pair of its two coordinates.
    @inlinable
    public init(x: FixedPoint, y: FixedPoint) {
        self.x = x
        self.y = y
    }

    /// Rounds a pair of coordinates in points to the nearest 1/64, as ``FixedPoint/init(_:)`` does.
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.init(x: FixedPoint(x), y: FixedPoint(y))
    }
}
