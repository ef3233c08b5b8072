import Foundation

/// A rectangle of whole pixels, whose y axis points up.
struct PixelFrame: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Makes a frame of its lower left corner and its size.
    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The frame of all pixels that a rectangle touches.
    ///
    /// - Parameters:
    ///   - rect: the rectangle, of finite size, in an image's units.
    ///   - scale: the pixels of a unit.
    init(_ rect: CGRect, scale: CGFloat) {
        // A pixel that is touched by rounding alone is none.
        let slack: CGFloat = 1e-6
        let left = Self.whole((rect.minX * scale + slack).rounded(.down))
        let bottom = Self.whole((rect.minY * scale + slack).rounded(.down))
        let right = Self.whole((rect.maxX * scale - slack).rounded(.up))
        let top = Self.whole((rect.maxY * scale - slack).rounded(.up))
        self.init(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    private static func whole(_ number: CGFloat) -> Int {
        number.isFinite ? Int(min(max(number, -1e9), 1e9)) : number > 0 ? 1_000_000_000 : -1_000_000_000
    }

    /// The x coordinate behind the last pixel of a row.
    var maxX: Int { x + width }
    /// The y coordinate above the last row.
    var maxY: Int { y + height }
    /// The number of pixels.
    var count: Int { width * height }
    /// Whether it has no pixels.
    var isEmpty: Bool { width == 0 || height == 0 }

    /// Returns the frame with more pixels on each side.
    func grown(by reach: Int) -> PixelFrame {
        PixelFrame(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
    }

    /// Returns what it has in common with another one.
    func intersection(_ other: PixelFrame) -> PixelFrame {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelFrame(
            x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
    }
}

extension CGRect {
    /// What it has in common with another one, of which either may be infinite; empty where that is nothing.
    func common(with other: CGRect) -> CGRect {
        if isInfinite { return other }
        if other.isInfinite { return self }
        let both = intersection(other)
        return both.isNull ? .zero : both
    }

    /// The least rectangle that has this and another one, of which either may be infinite or empty.
    func joined(with other: CGRect) -> CGRect {
        if isInfinite || other.isInfinite { return .infinite }
        if isEmpty { return other }
        return other.isEmpty ? self : union(other)
    }

    /// The rectangle with a distance more on each side; an infinite one stays as it is.
    func grown(by distance: CGFloat) -> CGRect {
        isInfinite || isEmpty ? self : insetBy(dx: -distance, dy: -distance)
    }
}
