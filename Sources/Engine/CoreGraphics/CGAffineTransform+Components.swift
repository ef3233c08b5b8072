import Foundation

/// What a transform is made of: a scale, a shear, a rotation and a translation, applied in this order.
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// The factors along both axes.
    public var scale: CGSize
    /// The tangent of the angle by which verticals lean.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The distance in points.
    public var translation: CGVector

    /// Makes them of each.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    /// Makes a transform of its parts.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(
            a: components.scale.width, b: 0, c: components.scale.height * components.horizontalShear,
            d: components.scale.height, tx: 0, ty: 0
        )
        .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the parts of the transform, by the QR decomposition of its matrix: the rotation is that of the horizontal axis.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let rotation = width == 0 ? 0 : CGFloat(atan2(Double(b), Double(a)))
        let height = width == 0 ? d : (a * d - b * c) / width
        let lean = width == 0 ? c : (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : lean / height,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
