// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGraphics
import QuartzCore
import UIKit

// What Core Graphics' functions and constants were called in Swift 2.

/// The origin.
public let CGPointZero = CGPoint.zero
/// No size.
public let CGSizeZero = CGSize.zero
/// The rectangle without size at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that is none.
public let CGRectNull = CGRect.null
/// No transform.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// Returns whether insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

extension CGRect {
    /// Moves the rectangle.
    public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
    /// Makes the rectangle smaller on each side.
    public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
    /// Makes the rectangle large enough for another, too.
    public mutating func unionInPlace(_ rect: CGRect) { self = union(rect) }
    /// Makes the rectangle what it has in common with another.
    public mutating func intersectInPlace(_ rect: CGRect) { self = intersection(rect) }
    /// Gives the rectangle a width and a height that are not negative.
    public mutating func standardizeInPlace() { self = standardized }
    /// Makes the rectangle the smallest of whole numbers around it.
    public mutating func makeIntegralInPlace() { self = integral }
}
