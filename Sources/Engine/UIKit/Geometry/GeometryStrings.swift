// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions of `UIGeometry.h` between geometry and texts, as Swift imported them before 4.2; `NSCoder` has them since.

import CoreGraphics

/// Returns the point of a text such as `{1, 2}`; zero of another text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size of a text such as `{1, 2}`; zero of another text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`; zero of another text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the text of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the text of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
