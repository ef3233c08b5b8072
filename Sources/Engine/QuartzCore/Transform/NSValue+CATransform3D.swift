import CoreGraphics

extension NSValue {
    /// Boxes a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ])
    }

    /// The boxed transform; all zeros if the value is of another type.
    public var caTransform3DValue: CATransform3D {
        guard let n = numbers(16) else { return CATransform3D() }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}

extension AnimatableValue {
    /// Makes the value of a boxed one; nil for a type that no layer attribute has.
    init?(boxed value: NSValue) {
        if value.numbers(16) != nil {
            self = .transform(value.caTransform3DValue)
        } else if value.numbers(6) != nil {
            self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
        } else {
            switch String(cString: value.objCType) {
            case Self.pointType: self = .point(value.pointValue)
            case Self.sizeType: self = .size(value.sizeValue)
            case Self.rectType: self = .rect(value.rectValue)
            default: return nil
            }
        }
    }

    private static let pointType = String(cString: NSValue(point: .zero).objCType)
    private static let sizeType = String(cString: NSValue(size: .zero).objCType)
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
