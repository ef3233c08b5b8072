import CoreGraphics

/// A layer that fills itself with a linear gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// `CGColor`s; fewer than two show nothing.
    open var colors: [Any]? { didSet { update() } }
    /// Fractions of the way, ascending, one for each colour; missing: evenly spread.
    open var locations: [NSNumber]? { didSet { update() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { update() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { update() } }

    open override func presentation() -> Self? {
        let copy = CAGradientLayer(layer: self)
        copy.model = presented
        return copy as? Self
    }

    private func update() {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count > 1 else {
            drawing.gradient = nil
            return
        }
        let given = locations?.map { CGFloat($0.doubleValue) } ?? []
        let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
        drawing.gradient = LayerDrawing.Gradient(
            colors: colors, locations: given.count == colors.count ? given : even, start: startPoint, end: endPoint)
    }
}
