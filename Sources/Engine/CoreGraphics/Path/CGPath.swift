import Foundation

/// An outline of straight lines and Bezier curves, in any number of subpaths.
///
/// It can be shared between threads unless it is a ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
    package fileprivate(set) final var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Makes the path of a rectangle, from its origin along its top edge.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: is applied to the points; nil is none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the path of the ellipse that touches a rectangle's four edges, from its rightmost point.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the path of a rectangle with elliptical corners.
    ///
    /// - Precondition: the corners' sizes are not negative, and twice as wide or high as a corner is at most the
    ///   rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; (0, 0) for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns a copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Returns a copy whose points are transformed; nil for `transform` is none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    package func mutableCopy(using transform: CGAffineTransform) -> CGMutablePath {
        CGMutablePath(elements: elements.applying(transform))
    }

    /// Returns a transformed copy that can be added to; nil for `transform` is none.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// Calls `block` with each element in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { none in
                    var shown = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
                    withUnsafePointer(to: &shown, block)
                }
            }
        }
    }

    /// Compares the paths' elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    /// Hashes the path's elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    func append(_ element: PathElement) {
        elements.append(element)
    }

    func append(contentsOf others: [PathElement]) {
        elements.append(contentsOf: others)
    }
}

extension [PathElement] {
    /// The end of the last element; nil if there is none.
    var currentPoint: CGPoint? {
        guard let last else { return nil }
        return last.end ?? subpathStart
    }

    /// The first point of the last subpath; nil if there is none.
    var subpathStart: CGPoint? {
        for element in reversed() {
            if case .move(let start) = element { return start }
        }
        return nil
    }

    func applying(_ transform: CGAffineTransform) -> [PathElement] {
        transform.isIdentity ? self : map { $0.mapped { $0.applying(transform) } }
    }
}
