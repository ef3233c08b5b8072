// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGraphics
import QuartzCore
import UIKit

// What Core Graphics' drawing was called in Swift 2, whose functions took a context that might be nil.

/// Where is drawn.
public typealias CGContextRef = CGContext
/// A colour.
public typealias CGColorRef = CGColor
/// A picture.
public typealias CGImageRef = CGImage
/// A path.
public typealias CGPathRef = CGPath
/// A path that is still to be made.
public typealias CGMutablePathRef = CGMutablePath
/// Colours that go over into each other.
public typealias CGGradientRef = CGGradient

/// Keeps how things are drawn.
@MainActor public func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
/// Draws again as before.
@MainActor public func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
/// Moves what is drawn.
@MainActor public func CGContextTranslateCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.translateBy(x: x, y: y) }
/// Scales what is drawn.
@MainActor public func CGContextScaleCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.scaleBy(x: x, y: y) }
/// Turns what is drawn, by radians.
@MainActor public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
/// Sets the colour of areas.
@MainActor public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
    if let color { c?.setFillColor(color) }
}
/// Sets the colour of lines.
@MainActor public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
    if let color { c?.setStrokeColor(color) }
}
/// Sets the width of lines.
@MainActor public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
/// Sets how lines end.
@MainActor public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
/// Sets how much is seen of what is drawn.
@MainActor public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
/// Fills a rectangle.
@MainActor public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
/// Draws a rectangle's outline.
@MainActor public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
/// Empties a rectangle.
@MainActor public func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }
/// Fills an ellipse.
@MainActor public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
/// Draws an ellipse's outline.
@MainActor public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.strokeEllipse(in: rect) }
/// Adds an ellipse to the path.
@MainActor public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
/// Adds a rectangle to the path.
@MainActor public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
/// Begins a path.
@MainActor public func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
/// Ends a part of the path.
@MainActor public func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
/// Begins a part of the path.
@MainActor public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
    c?.move(to: CGPoint(x: x, y: y))
}
/// Adds a line to the path.
@MainActor public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
    c?.addLine(to: CGPoint(x: x, y: y))
}
/// Adds a part of a circle to the path.
@MainActor public func CGContextAddArc(
    _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat,
    _ clockwise: Int32
) {
    c?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise != 0)
}
/// Adds a path to the path.
@MainActor public func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) { if let path { c?.addPath(path) } }
/// Draws the path.
@MainActor public func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
/// Fills the path.
@MainActor public func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
/// Draws no more outside of the path.
@MainActor public func CGContextClip(_ c: CGContext?) { c?.clip() }

/// Returns a path that is still to be made.
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
/// Begins a part of a path.
public func CGPathMoveToPoint(
    _ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
    path?.move(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity)
}
/// Adds a line to a path.
public func CGPathAddLineToPoint(
    _ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
    path?.addLine(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity)
}
/// Adds a curve with one control point to a path.
public func CGPathAddQuadCurveToPoint(
    _ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat,
    _ y: CGFloat
) {
    path?.addQuadCurve(
        to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: m?.pointee ?? .identity)
}
/// Ends a part of a path.
public func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }

/// The keyboard is about to come.
@MainActor public let UIKeyboardWillShowNotification = UIResponder.keyboardWillShowNotification
/// The keyboard has come.
@MainActor public let UIKeyboardDidShowNotification = UIResponder.keyboardDidShowNotification
/// The keyboard is about to go.
@MainActor public let UIKeyboardWillHideNotification = UIResponder.keyboardWillHideNotification
/// The keyboard has gone.
@MainActor public let UIKeyboardDidHideNotification = UIResponder.keyboardDidHideNotification
