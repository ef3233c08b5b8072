import CoreGraphics

extension LayerProperties {
    /// The untransformed rectangle in the superlayer's space, or the transformed one's bounding box.
    package var frame: CGRect {
        let rect = Self.rect(bounds.size, anchorPoint)
        let placement = placement
        guard placement != CATransform3DIdentity else { return rect.offsetBy(dx: position.x, dy: position.y) }
        // Of corners in the superlayer's space: a quarter turn's frame has whole lengths then, as on iOS.
        return placement.boundingBox(of: rect, movedBy: position)
    }

    /// Returns the rectangle of a layer of a size about its anchor point.
    fileprivate static func rect(_ size: CGSize, _ anchor: CGPoint) -> CGRect {
        CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    }
}

extension LayerProperties {
    /// Returns the size of the bounds with which the frame has a size: that size through the inverse of the transform.
    package func boundsSize(forFrame size: CGSize) -> CGSize {
        guard !transform.takesFrameAsItIs else { return size }
        let size = size.applying(CATransform3DGetAffineTransform(CATransform3DInvert(transform)))
        return CGSize(width: size.width.magnitude, height: size.height.magnitude)
    }
}

extension CALayer {
    /// What ``LayerProperties/frame`` is, without a copy of the other attributes.
    package final var ownFrame: CGRect {
        guard properties.anchorPointZ == 0, CATransform3DIsIdentity(properties.transform) else {
            return properties.frame
        }
        let position = properties.position
        return LayerProperties.rect(properties.bounds.size, properties.anchorPoint)
            .offsetBy(dx: position.x, dy: position.y)
    }

    /// Whether a frame is set as without the transform, found out without a copy of the other attributes.
    package final var takesFrameAsItIs: Bool { properties.transform.takesFrameAsItIs }
}

extension CATransform3D {
    /// Whether a frame is set as without the transform: with none, or with one that leaves the plane.
    ///
    /// Of the latter Apple says no more than that the frame should be left alone. The menu of Yalantis/Persei, which unfolds about its
    /// lower edge, is laid out at each angle, a right one included, of which the inverse in the plane leaves it no height.
    fileprivate var takesFrameAsItIs: Bool { CATransform3DIsIdentity(self) || !CATransform3DIsAffine(self) }

    /// A point of the z = 0 plane after the transform and the perspective division.
    package func project(_ point: CGPoint) -> CGPoint {
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        let w = point.x * m14 + point.y * m24 + m44
        return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The point of the z = 0 plane that ``project(_:)`` takes to `point`; nil if the plane is seen edge-on.
    package func unproject(_ point: CGPoint) -> CGPoint? {
        // Cramer's rule on the homography's two equations.
        let a = m11 - point.x * m14
        let b = m21 - point.x * m24
        let c = m12 - point.y * m14
        let d = m22 - point.y * m24
        let determinant = a * d - b * c
        guard determinant.magnitude > 1e-12 else { return nil }
        let e = point.x * m44 - m41
        let f = point.y * m44 - m42
        return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    }

    package func boundingBox(of rect: CGRect, movedBy way: CGPoint = .zero) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(project)
        let xs = corners.map { $0.x + way.x }
        let ys = corners.map { $0.y + way.y }
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
