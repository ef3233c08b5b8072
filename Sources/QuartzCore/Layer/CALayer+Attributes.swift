import CoreGraphics

extension CALayer {
    public var position: CGPoint {
        get { model.position }
        set { change(.position) { $0.position = newValue } }
    }

    /// A change of its size asks for layout.
    public var bounds: CGRect {
        get { model.bounds }
        set {
            if newValue.size != model.bounds.size { setNeedsLayout() }
            change(.bounds) { $0.bounds = newValue }
        }
    }

    /// The rectangle in the superlayer's space; undefined, as on Apple's systems, if the transform is no identity.
    public var frame: CGRect {
        get { model.frame }
        set {
            var bounds = model.bounds
            bounds.size = newValue.size
            self.bounds = bounds
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    public var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { change(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    public var zPosition: CGFloat {
        get { model.zPosition }
        set { change(.zPosition) { $0.zPosition = newValue } }
    }

    public var transform: CATransform3D {
        get { model.transform }
        set { change(.transform) { $0.transform = newValue } }
    }

    public var sublayerTransform: CATransform3D {
        get { model.sublayerTransform }
        set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// 0...1.
    public var opacity: Float {
        get { Float(model.opacity) }
        set { change(.opacity) { $0.opacity = CGFloat(newValue) } }
    }

    public var isHidden: Bool {
        get { model.isHidden }
        set { model.isHidden = newValue }
    }

    public var masksToBounds: Bool {
        get { model.masksToBounds }
        set { model.masksToBounds = newValue }
    }

    public var isDoubleSided: Bool {
        get { model.isDoubleSided }
        set { model.isDoubleSided = newValue }
    }

    public var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    public var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    public var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change(.borderWidth) { $0.borderWidth = newValue } }
    }

    public var borderColor: CGColor? {
        get { model.borderColor }
        set { change(.borderColor) { $0.borderColor = newValue } }
    }

    public var shadowColor: CGColor? {
        get { model.shadowColor }
        set { change(.shadowColor) { $0.shadowColor = newValue } }
    }

    /// 0...1.
    public var shadowOpacity: Float {
        get { Float(model.shadowOpacity) }
        set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
    }

    public var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue } }
    }

    public var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change(.shadowOffset) { $0.shadowOffset = newValue } }
    }

    /// The outline that casts the shadow, in the bounds' space; nil casts that of what is drawn.
    public var shadowPath: CGPath? {
        get { model.shadowPath }
        set {
            let path = newValue is CGMutablePath ? newValue?.copy() : newValue
            change(.shadowPath) { $0.shadowPath = path }
        }
    }
}

extension LayerProperties {
    /// The untransformed rectangle in the superlayer's space, or the transformed one's bounding box.
    package var frame: CGRect {
        let (w, h) = (bounds.width, bounds.height)
        let rect = CGRect(x: -anchorPoint.x * w, y: -anchorPoint.y * h, width: w, height: h)
        let placed = transform == CATransform3DIdentity ? rect : transform.boundingBox(of: rect)
        return placed.offsetBy(dx: position.x, dy: position.y)
    }
}

extension CATransform3D {
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

    package func boundingBox(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(project)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
