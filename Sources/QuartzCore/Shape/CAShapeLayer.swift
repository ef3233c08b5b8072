import CoreGraphics

/// A layer that draws a path, which may reach beyond its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        model.shape = ShapeProperties()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if model.shape == nil { model.shape = ShapeProperties() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.shape = ShapeProperties()
    }

    open override func presentation() -> Self? {
        let copy = CAShapeLayer(layer: self)
        copy.model = presented
        return copy as? Self
    }

    private var shape: ShapeProperties { model.shape ?? ShapeProperties() }

    private func change(_ key: AnimatableKey, shape mutate: (inout ShapeProperties) -> Void) {
        change(key) { properties in
            var shape = properties.shape ?? ShapeProperties()
            mutate(&shape)
            properties.shape = shape
        }
    }

    private func set(_ mutate: (inout ShapeProperties) -> Void) {
        var shape = shape
        mutate(&shape)
        model.shape = shape
    }

    /// In the layer's bounds' space. As on Apple's systems it animates only by an explicit animation; between paths of the
    /// same elements every point moves, others change places at the end.
    open var path: CGPath? {
        get { shape.path }
        set {
            // A path that goes on being built must not change what was set.
            let path = newValue is CGMutablePath ? newValue?.copy() : newValue
            set { $0.path = path }
        }
    }

    /// Nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change(.fillColor) { $0.fillColor = newValue } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { set { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
    }

    /// Nil strokes nothing.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change(.strokeColor) { $0.strokeColor = newValue } }
    }

    /// Where along the path's length the stroke begins, 0...1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change(.strokeStart) { $0.strokeStart = newValue } }
    }

    /// Where along the path's length the stroke ends, 0...1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change(.strokeEnd) { $0.strokeEnd = newValue } }
    }

    /// Points.
    open var lineWidth: CGFloat {
        get { shape.line.width }
        set { change(.lineWidth) { $0.line.width = newValue } }
    }

    open var miterLimit: CGFloat {
        get { shape.line.miterLimit }
        set { change(.miterLimit) { $0.line.miterLimit = newValue } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.line.cap) }
        set { set { $0.line.cap = newValue.lineCap } }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.line.join) }
        set { set { $0.line.join = newValue.lineJoin } }
    }

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.line.dashPhase }
        set { change(.lineDashPhase) { $0.line.dashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil is a whole line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.line.dashes.isEmpty ? nil : shape.line.dashes.map { NSNumber(value: Double($0)) } }
        set { set { $0.line.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
    }
}
