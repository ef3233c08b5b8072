/// The node of a view that fills the space that it is offered.
final class FillNode<V, Style: ShapeStyle>: TypedNode<V> {
    private let style: (V) -> Style
    private let element: FillElement

    init(_ view: V, _ inputs: NodeInputs, style: @escaping (V) -> Style) {
        self.style = style
        element = FillElement(inputs.host)
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() { element.paint = style(view).paint(environment) }
}

/// An element that is filled.
final class FillElement: Element {
    var paint = ShapePaint(color: .clear)
    private let view = PaintedView()

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ frame: CGRect, _ placement: Placement) {
        placement.put(view, frame)
        placement.change(view) { view.paint = paint }
    }
}

/// A view of UIKit that is filled with a style, within a path or everywhere.
final class PaintedView: UIView {
    private var gradient: CAGradientLayer?
    private var glass: UIVisualEffectView?

    /// What it is filled with.
    var paint = ShapePaint(color: .clear) { didSet { show() } }

    private func show() {
        var isGradient = false
        switch paint.kind {
        case .color:
            if backgroundColor != paint.color { backgroundColor = paint.color }
        case .material(let style):
            backgroundColor = nil
            let glass = self.glass ?? UIVisualEffectView(effect: nil)
            glass.effect = UIBlurEffect(style: style)
            glass.isUserInteractionEnabled = false
            glass.frame = bounds
            glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if self.glass == nil { addSubview(glass) }
            self.glass = glass
        case .linear, .radial, .angular, .elliptical:
            backgroundColor = nil
            isGradient = true
            let layer = gradient ?? CAGradientLayer()
            if gradient == nil { self.layer.addSublayer(layer) }
            gradient = layer
            shape(layer)
        }
        if !isGradient {
            gradient?.removeFromSuperlayer()
            gradient = nil
        }
        if case .material = paint.kind {
        } else {
            glass?.removeFromSuperview()
            glass = nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let gradient { shape(gradient) }
    }

    private func shape(_ layer: CAGradientLayer) {
        if layer.frame != bounds { layer.frame = bounds }
        let size = bounds.size
        switch paint.kind {
        case .linear(let gradient, let start, let end):
            layer.show(gradient)
            layer.type = .axial
            (layer.startPoint, layer.endPoint) = (start.point, end.point)
        case .radial(let gradient, let center, let from, let to):
            layer.type = .radial
            layer.show(gradient, from: to > 0 ? from / to : 0)
            layer.startPoint = center.point
            layer.endPoint = CGPoint(
                x: center.x + to / max(size.width, 1), y: center.y + to / max(size.height, 1))
        case .angular(let gradient, let center, let angle):
            layer.type = .conic
            layer.show(gradient)
            layer.startPoint = center.point
            layer.endPoint = CGPoint(x: center.x + cos(angle.radians), y: center.y + sin(angle.radians))
        case .elliptical(let gradient, let center, let end):
            layer.type = .radial
            layer.show(gradient)
            layer.startPoint = center.point
            layer.endPoint = CGPoint(x: center.x + end, y: center.y + end)
        case .color, .material: break
        }
    }
}

extension CAGradientLayer {
    /// Shows a gradient, whose first part is of one colour.
    func show(_ gradient: Gradient, from start: CGFloat = 0) {
        let stops = gradient.stops.count == 1 ? gradient.stops + gradient.stops : gradient.stops
        let colors = stops.map { UIColor($0.color).cgColor }
        if colors != (self.colors as? [CGColor]) ?? [] { self.colors = colors }
        let places = stops.enumerated().map { index, stop in
            let location = gradient.stops.count == 1 ? CGFloat(index) : stop.location
            return NSNumber(value: Double(start + (1 - start) * location))
        }
        if places != locations ?? [] { locations = places }
    }
}
