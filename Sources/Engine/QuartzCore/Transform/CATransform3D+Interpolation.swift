import CoreGraphics

extension CATransform3D {
    /// Returns the transform at `fraction` of the way to `end`.
    ///
    /// Both are decomposed into perspective, translation, rotation, shear and scale; each part is interpolated linearly
    /// (the rotation along the shorter arc), and the parts are composed again. Transforms that can't be decomposed
    /// (flat or singular ones) are interpolated by their elements.
    ///
    /// The decomposition is that of "Unmatrix" (Graphics Gems II, 1991), which CSS Transforms 2 uses as well.
    package func interpolated(to end: CATransform3D, fraction: CGFloat) -> CATransform3D {
        TransformWay(from: self, to: end).value(at: fraction)
    }

    fileprivate func elementwise(to end: CATransform3D, fraction: CGFloat) -> CATransform3D {
        let f = Double(fraction)
        let (a, b) = (rows, end.rows)
        return CATransform3D(
            rows: (
                a.0 + (b.0 - a.0) * f, a.1 + (b.1 - a.1) * f,
                a.2 + (b.2 - a.2) * f, a.3 + (b.3 - a.3) * f
            ))
    }
}

/// The way from one transform to another, whose ends are decomposed once.
final class TransformWay {
    private let from: CATransform3D
    private let to: CATransform3D
    private let isStanding: Bool
    /// The decomposed ends; nil before they are needed, and if one can't be decomposed.
    private lazy var ends = DecomposedTransform(from).flatMap { from in DecomposedTransform(to).map { (from, $0) } }

    init(from: CATransform3D, to: CATransform3D) {
        (self.from, self.to) = (from, to)
        isStanding = from == to
    }

    /// Returns the transform at a fraction of the way, as ``CATransform3D/interpolated(to:fraction:)`` does.
    func value(at fraction: CGFloat) -> CATransform3D {
        if isStanding || fraction == 0 { return from }
        if fraction == 1 { return to }
        guard let ends else { return from.elementwise(to: to, fraction: fraction) }
        return ends.0.interpolated(to: ends.1, fraction: Double(fraction)).matrix
    }
}

/// A transform as perspective * scale, shear, rotation (a unit quaternion) and translation.
private struct DecomposedTransform {
    var perspective: SIMD4<Double>
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// xy, xz, yz.
    var shear: SIMD3<Double>
    var rotation: SIMD4<Double>

    init?(_ transform: CATransform3D) {
        var affine = transform
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        let rows = [affine.rows.0, affine.rows.1, affine.rows.2, affine.rows.3]
        perspective = SIMD4(Double(transform.m14), Double(transform.m24), Double(transform.m34), Double(transform.m44))
        if perspective != SIMD4(0, 0, 0, 1) {
            // The whole is affine * P, where P's last column is the one that makes the whole's.
            let column = perspective
            let i = CATransform3DInvert(affine).rows
            perspective = SIMD4(
                (i.0 * column).sum(), (i.1 * column).sum(), (i.2 * column).sum(), (i.3 * column).sum())
        }
        translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
        var axes = rows[0..<3].map { SIMD3($0.x, $0.y, $0.z) }
        scale = .zero
        shear = .zero
        rotation = SIMD4(0, 0, 0, 1)
        scale.x = axes[0].length
        guard scale.x > 0 else { return nil }
        axes[0] /= scale.x
        shear.x = (axes[0] * axes[1]).sum()
        axes[1] -= axes[0] * shear.x
        scale.y = axes[1].length
        guard scale.y > 0 else { return nil }
        axes[1] /= scale.y
        shear.x /= scale.y
        shear.y = (axes[0] * axes[2]).sum()
        axes[2] -= axes[0] * shear.y
        shear.z = (axes[1] * axes[2]).sum()
        axes[2] -= axes[1] * shear.z
        scale.z = axes[2].length
        guard scale.z > 0 else { return nil }
        axes[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        if (axes[0] * axes[1].cross(axes[2])).sum() < 0 { mirror(&axes) }
        rotation = Self.quaternion(axes)
    }

    /// Moves a reflection from `axes` into the scale.
    ///
    /// It takes the axis that leaves the smallest rotation, so that a plain mirror image squeezes one axis and turns
    /// nothing, where Unmatrix mirrors all three.
    private mutating func mirror(_ axes: inout [SIMD3<Double>]) {
        let flipped = (0..<3).min { axes[$0][$0] < axes[$1][$1] }!
        axes[flipped] = -axes[flipped]
        scale[flipped] = -scale[flipped]
        switch flipped {
        case 0: (shear.x, shear.y) = (-shear.x, -shear.y)
        case 1: (shear.x, shear.z) = (-shear.x, -shear.z)
        default: (shear.y, shear.z) = (-shear.y, -shear.z)
        }
    }

    /// The quaternion (x, y, z, w) of a rotation matrix given by its rows, for row vectors.
    private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
        let trace = m[0].x + m[1].y + m[2].z
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            return SIMD4((m[1].z - m[2].y) / s, (m[2].x - m[0].z) / s, (m[0].y - m[1].x) / s, s / 4)
        }
        if m[0].x > m[1].y, m[0].x > m[2].z {
            let s = 2 * (1 + m[0].x - m[1].y - m[2].z).squareRoot()
            return SIMD4(s / 4, (m[0].y + m[1].x) / s, (m[0].z + m[2].x) / s, (m[1].z - m[2].y) / s)
        }
        if m[1].y > m[2].z {
            let s = 2 * (1 + m[1].y - m[0].x - m[2].z).squareRoot()
            return SIMD4((m[0].y + m[1].x) / s, s / 4, (m[1].z + m[2].y) / s, (m[2].x - m[0].z) / s)
        }
        let s = 2 * (1 + m[2].z - m[0].x - m[1].y).squareRoot()
        return SIMD4((m[0].z + m[2].x) / s, (m[1].z + m[2].y) / s, s / 4, (m[0].y - m[1].x) / s)
    }

    func interpolated(to end: DecomposedTransform, fraction f: Double) -> DecomposedTransform {
        var result = self
        result.perspective += (end.perspective - perspective) * f
        result.translation += (end.translation - translation) * f
        result.scale += (end.scale - scale) * f
        result.shear += (end.shear - shear) * f
        var target = end.rotation
        var cosine = (rotation * target).sum()
        if cosine < 0 {
            target = -target
            cosine = -cosine
        }
        let angle = acos(min(cosine, 1))
        if angle < 1e-9 {
            result.rotation = target
        } else {
            result.rotation = (rotation * sin((1 - f) * angle) + target * sin(f * angle)) / sin(angle)
        }
        return result
    }

    var matrix: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let a0 = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
        let a1 = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
        let a2 = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        let r0 = a0 * scale.x
        let r1 = (a1 + a0 * shear.x) * scale.y
        let r2 = (a2 + a0 * shear.y + a1 * shear.z) * scale.z
        let affine = CATransform3D(
            rows: (SIMD4(r0, 0), SIMD4(r1, 0), SIMD4(r2, 0), SIMD4(translation, 1)))
        guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
        var lens = CATransform3DIdentity
        (lens.m14, lens.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (lens.m34, lens.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        return CATransform3DConcat(affine, lens)
    }
}

extension SIMD3 where Scalar == Double {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x)
    }
}
