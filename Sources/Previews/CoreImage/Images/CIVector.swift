import CoreGraphics
import Foundation
import UIKit

/// Numbers in a row, as filters are given points, rectangles and weights.
public final class CIVector: NSObject, NSCopying, Sendable {
    private let numbers: [CGFloat]

    /// Makes a vector of numbers in memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        numbers = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
        super.init()
    }

    init(_ numbers: [Float]) {
        self.numbers = numbers.map { CGFloat($0) }
        super.init()
    }

    private init(numbers: [CGFloat]) {
        self.numbers = numbers
        super.init()
    }

    /// Makes a vector of one number.
    public convenience init(x: CGFloat) {
        self.init(numbers: [x])
    }

    /// Makes a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) {
        self.init(numbers: [x, y])
    }

    /// Makes a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) {
        self.init(numbers: [x, y, z])
    }

    /// Makes a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        self.init(numbers: [x, y, z, w])
    }

    /// Makes a vector of a point's two numbers.
    public convenience init(cgPoint p: CGPoint) {
        self.init(numbers: [p.x, p.y])
    }

    /// Makes a vector of a rectangle's origin, width and height.
    public convenience init(cgRect r: CGRect) {
        self.init(numbers: [r.origin.x, r.origin.y, r.size.width, r.size.height])
    }

    /// Makes a vector of the six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Makes a vector of the numbers in a text, as `[1 2 3]`.
    public convenience init(string representation: String) {
        self.init(
            numbers: representation.split { "[] ,".contains($0) }.compactMap { Double($0).map { CGFloat($0) } })
    }

    /// The number of its numbers.
    public var count: Int { numbers.count }

    /// Returns a number by its place from 0; 0 where there is none.
    public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

    /// The first number; 0 without one.
    public var x: CGFloat { value(at: 0) }
    /// The second number; 0 without one.
    public var y: CGFloat { value(at: 1) }
    /// The third number; 0 without one.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 without one.
    public var w: CGFloat { value(at: 3) }

    /// The point of the first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The rectangle of the first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The transform of the first six numbers.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The numbers as a text, as `[1 2 3]`.
    public var stringRepresentation: String {
        "[" + numbers.map { $0 == $0.rounded() && $0.magnitude < 1e9 ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
            + "]"
    }

    /// Returns the vector itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
    public override var hash: Int { numbers.hashValue }
    public override var description: String { stringRepresentation }
}

extension CIColor {
    /// Makes the colour of the numbers in a text: red, green, blue and, if there is a fourth, opacity, 0...1.
    public convenience init(string representation: String) {
        let vector = CIVector(string: representation)
        self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.count > 3 ? vector.w : 1)
    }

    /// Makes a colour of components in 0...1; every colour is sRGB here.
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The components as a text: `1 0 0 1`.
    public var stringRepresentation: String {
        String(CIVector(x: red, y: green, z: blue, w: alpha).stringRepresentation.dropFirst().dropLast())
    }

    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace { CGColorSpace() }
}
