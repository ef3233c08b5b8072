import CoreGraphics

/// A layer that fills itself with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        properties.gradient = GradientProperties()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if properties.gradient == nil { properties.gradient = GradientProperties() }
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func plainCopy() -> CALayer { CAGradientLayer(layer: self) }

    private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

    private func change(_ key: AnimatableKey, gradient mutate: (inout GradientProperties) -> Void) {
        var gradient = gradient
        mutate(&gradient)
        guard gradient != self.gradient else { return }
        change(key) { $0.gradient = gradient }
    }

    /// The colours: `CGColor`s; fewer than two show nothing.
    ///
    /// Animatable.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { change(.colors) { $0.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
    }

    /// The colours' places, ascending in 0...1, one for each colour; nil spreads them evenly.
    ///
    /// Animatable.
    open var locations: [NSNumber]? {
        get { gradient.givenLocations?.map { NSNumber(value: Double($0)) } }
        set { change(.locations) { $0.givenLocations = newValue?.map { CGFloat($0.doubleValue) } } }
    }

    /// The point of the first colour, in units of the bounds' size: of a radial or conic gradient the centre.
    ///
    /// Animatable.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { change(.startPoint) { $0.start = newValue } }
    }

    /// The point of the last colour, in units of the bounds' size.
    ///
    /// Of a radial gradient its distances from the centre along both axes are the half axes of an ellipse; of a conic
    /// one it says where the first colour points.
    ///
    /// Animatable.
    open var endPoint: CGPoint {
        get { gradient.end }
        set { change(.endPoint) { $0.end = newValue } }
    }

    /// The kind of gradient; axial by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set {
            var gradient = gradient
            gradient.type = newValue
            properties.gradient = gradient
        }
    }
}

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line between two points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// About a point by the angle, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
