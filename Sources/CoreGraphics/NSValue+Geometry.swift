import Foundation

extension NSValue {
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy])
    }

    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    /// Zero if the value is no vector.
    public var cgVectorValue: CGVector {
        guard let n = numbers(2) else { return .zero }
        return CGVector(dx: n[0], dy: n[1])
    }

    /// All zeros if the value is no transform.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(6) else { return CGAffineTransform() }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    // Foundation on Linux knows the encodings of its own structures only; an array it takes as it is.

    package convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map(Double.init)
        let encoding = "[\(doubles.count)d]"
        self.init(bytes: doubles, objCType: encoding)
    }

    /// The value's numbers if it is an array of `count`.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var doubles = [Double](repeating: 0, count: count)
        doubles.withUnsafeMutableBytes { getValue($0.baseAddress!) }
        return doubles.map { CGFloat($0) }
    }
}
