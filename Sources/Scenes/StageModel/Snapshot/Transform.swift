/// A layer's transform as viewers get it: `CATransform3D` in single precision, in the most compact of three forms.
///
/// Single precision on the viewers' grid keeps a corner of a 2,000 point card within the wire's bound of 1/16 point.
public enum Transform: Hashable, Sendable {
    case identity
    /// x' = a x + c y + tx, y' = b x + d y + ty, as in `CGAffineTransform`.
    case affine(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float)
    /// Sixteen elements, row-major.
    case matrix(Matrix)

    /// The sixteen elements of a transform in space.
    public struct Matrix: Hashable, Sendable {
        /// The elements m11...m44, row by row.
        public var rows: SIMD16<Float>

        /// Makes a matrix of its elements, row by row.
        @inlinable
        public init(_ rows: SIMD16<Float>) {
            self.rows = rows
        }
    }

    /// The number of units that make 1 of each element on the viewers' grid: a power of two.
    ///
    /// A corner of a layer of 2,000 points is off by less than 1/16 point if each element is off by half a unit.
    public static let units: SIMD16<Float> = {
        let (linear, perspective, length): (Float, Float, Float) = (0x1p16, 0x1p28, 64)
        return [
            linear, linear, linear, perspective, linear, linear, linear, perspective,
            linear, linear, linear, perspective, length, length, length, linear,
        ]
    }()

    /// Makes the most compact form of a matrix whose elements are rounded to the viewers' grid: what changes by less than
    /// can be seen does not change.
    ///
    /// - Parameter rows: m11...m44, row by row. If one of them is not finite, the result is the identity.
    public init(rounding rows: SIMD16<Float>) {
        // Products with and quotients by powers of two are exact.
        self.init(rows: (rows * Self.units).rounded(.toNearestOrAwayFromZero) / Self.units)
    }

    /// Makes the most compact form of a matrix.
    ///
    /// - Parameter m: m11...m44, row by row. If one of them is not finite, the result is the identity.
    public init(rows m: SIMD16<Float>) {
        let identity = SIMD16<Float>(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
        if m == identity {
            self = .identity
            return
        }
        for index in 0..<16 where !m[index].isFinite {
            self = .identity
            return
        }
        let isAffine =
            m[2] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 0 && m[9] == 0
            && m[10] == 1 && m[11] == 0 && m[14] == 0 && m[15] == 1
        self =
            isAffine
            ? .affine(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
            : .matrix(Matrix(m))
    }
}
