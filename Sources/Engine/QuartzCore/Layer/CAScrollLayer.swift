import CoreGraphics

/// A layer that shows a part of its content, by the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The directions in which it can be scrolled; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Scrolls until a point of the content is at the top left corner, along the axes that can be scrolled.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows a rectangle of the content.
    open func scroll(to r: CGRect) {
        let seen = bounds
        scroll(
            to: CGPoint(
                x: r.minX < seen.minX ? r.minX : max(seen.minX, r.maxX - seen.width),
                y: r.minY < seen.minY ? r.minY : max(seen.minY, r.maxY - seen.height)))
    }

    open override func scroll(_ p: CGPoint) { scroll(to: p) }

    open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }

    override func plainCopy() -> CALayer { CAScrollLayer(layer: self) }
}

/// The directions in which a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It can't be scrolled.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and the right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
