import CoreGraphics

/// A layer that draws a path, which may reach beyond its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        properties.shape = ShapeProperties()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if properties.shape == nil { properties.shape = ShapeProperties() }
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.shape = ShapeProperties()
    }

    override func plainCopy() -> CALayer { CAShapeLayer(layer: self) }

    private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }

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
        properties.shape = shape
    }

    /// The path, in the coordinates of the layer's bounds.
    ///
    /// As on Apple's systems it animates only by an explicit animation. Between paths of the same elements every point
    /// moves; others change places at the end.
    open var path: CGPath? {
        get { shape.path }
        set {
            // A path that goes on being built must not change what was set.
            let path = newValue is CGMutablePath ? newValue?.copy() : newValue
            set { $0.path = path }
        }
    }

    /// The colour of the fill; nil fills nothing.
    ///
    /// Black by default.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change(.fillColor) { $0.fillColor = newValue } }
    }

    /// The rule that says what lies inside of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { set { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
    }

    /// The colour of the stroke; nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change(.strokeColor) { $0.strokeColor = newValue } }
    }

    /// The part of the path's length at which the stroke begins, 0...1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change(.strokeStart) { $0.strokeStart = newValue } }
    }

    /// The part of the path's length at which the stroke ends, 0...1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change(.strokeEnd) { $0.strokeEnd = newValue } }
    }

    /// The stroke's width in points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.line.width }
        set { change(.lineWidth) { $0.line.width = newValue } }
    }

    /// The greatest ratio of a mitre's length to the width; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.line.miterLimit }
        set { change(.miterLimit) { $0.line.miterLimit = newValue } }
    }

    /// The shape of the ends of lines.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.line.cap) }
        set { set { $0.line.cap = newValue.lineCap } }
    }

    /// The shape of the corners of lines.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.line.join) }
        set { set { $0.line.join = newValue.lineJoin } }
    }

    /// The length of the dash pattern that is skipped before the first dash, in points.
    open var lineDashPhase: CGFloat {
        get { shape.line.dashPhase }
        set { change(.lineDashPhase) { $0.line.dashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil is a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.line.dashes.isEmpty ? nil : shape.line.dashes.map { NSNumber(value: Double($0)) } }
        set { set { $0.line.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
    }
}
