/// A layer's transform as viewers get it: `CATransform3D` in single precision, row-major, m11...m44.
///
/// Single precision keeps a corner of a 2,000 point card within 1/1000 point while the perspective divisor stays
/// above 1/16, far inside the wire's bound of 1/16 point.
public enum Transform: Hashable, Sendable {
    case identity
    /// x' = a x + c y + tx, y' = b x + d y + ty, as in `CGAffineTransform`.
    case affine(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float)
    /// Sixteen elements, row-major.
    case matrix(Matrix)

    public struct Matrix: Hashable, Sendable {
        public var rows: SIMD16<Float>

        @inlinable
        public init(_ rows: SIMD16<Float>) {
            self.rows = rows
        }
    }

    /// The most compact form that says the same. Elements that are not finite become those of the identity.
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
