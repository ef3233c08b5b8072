import Foundation

extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Boxes a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// Boxes a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy])
    }

    /// Boxes an affine transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// The boxed point.
    public var cgPointValue: CGPoint { pointValue }
    /// The boxed size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The boxed rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The boxed vector; zero if the value is of another type.
    public var cgVectorValue: CGVector {
        guard let n = numbers(2) else { return .zero }
        return CGVector(dx: n[0], dy: n[1])
    }

    /// The boxed transform; all zeros if the value is of another type.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(6) else { return CGAffineTransform() }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// Boxes numbers as an array.
    ///
    /// Foundation on Linux knows the encodings of its own structures only, and takes an array as it is.
    package convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map(Double.init)
        let encoding = "[\(doubles.count)d]"
        self.init(bytes: doubles, objCType: encoding)
    }

    /// Returns the boxed numbers if there are `count` of them.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var doubles = [Double](repeating: 0, count: count)
        doubles.withUnsafeMutableBytes { getValue($0.baseAddress!) }
        return doubles.map { CGFloat($0) }
    }
}
