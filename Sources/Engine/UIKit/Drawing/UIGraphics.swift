// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import QuartzCore

/// The contexts that are drawn with, the current one last.
@MainActor
private var contexts: [CGContext] = []

/// The context that drawing goes to; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.append(context)
}

/// Makes the context before the last pushed one the current one again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
    _ = contexts.popLast()
}

/// Begins a context whose drawing ``UIGraphicsGetImageFromCurrentImageContext()`` returns.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(CGContext(bounds: CGRect(origin: .zero, size: size)))
}

/// Begins an image in a context of its own, which becomes the current one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns what has been drawn in the current image so far.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    contexts.last.map { UIImage(list: $0.list) }
}

/// Ends the image, and makes the context before it the current one.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

/// Fills a rectangle with the current colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    contexts.last?.fill(rect)
}

/// Draws a line of one point inside a rectangle's edges with the current fill colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    guard let context = contexts.last, rect.width > 2, rect.height > 2 else { return }
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
}

/// Keeps what is drawn after this call inside of a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
    contexts.last?.clip(to: rect)
}

extension UIColor {
    /// Makes it the colour of fills and strokes of the current context.
    @preconcurrency @MainActor
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills in the current context.
    @preconcurrency @MainActor
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour of strokes in the current context.
    @preconcurrency @MainActor
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
