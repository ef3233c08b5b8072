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
