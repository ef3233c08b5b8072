import CoreGraphics

/// A layer that shows its sublayers several times, each time transformed, recoloured and delayed a little more.
///
/// Colours are multiplied: those of backgrounds, borders, texts and drawings. Images keep theirs.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    public override init() {
        super.init()
        extras = .instances
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        extras = .instances
        guard let other = layer as? CAReplicatorLayer else { return }
        instances = other.instances
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func plainCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    /// The attributes of the instances.
    package final var instances = Instances()

    /// The number of times that the sublayers are shown, the original included; 1 by default.
    ///
    /// No more than 1,000 are shown.
    open var instanceCount: Int {
        get { instances.count }
        set { instances.count = max(newValue, 0) }
    }

    /// Has no effect: each instance is flattened into its plane.
    open var preservesDepth = false

    /// The time by which each instance's animations are later than those of the one before, in seconds; 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { instances.delay }
        set { instances.delay = newValue }
    }

    /// The transform from one instance to the next, about the centre of the bounds; the identity by default.
    open var instanceTransform: CATransform3D {
        get { instances.transform }
        set { instances.transform = newValue }
    }

    /// The colour by which the first instance's colours are multiplied; opaque white by default.
    open var instanceColor: CGColor? {
        get { instances.color }
        set { instances.color = newValue }
    }

    /// What is added to the red part of that colour from one instance to the next; 0 by default.
    open var instanceRedOffset: Float {
        get { instances.redOffset }
        set { instances.redOffset = newValue }
    }

    /// What is added to the green part of that colour from one instance to the next; 0 by default.
    open var instanceGreenOffset: Float {
        get { instances.greenOffset }
        set { instances.greenOffset = newValue }
    }

    /// What is added to the blue part of that colour from one instance to the next; 0 by default.
    open var instanceBlueOffset: Float {
        get { instances.blueOffset }
        set { instances.blueOffset = newValue }
    }

    /// What is added to the opacity of that colour from one instance to the next; 0 by default.
    open var instanceAlphaOffset: Float {
        get { instances.alphaOffset }
        set { instances.alphaOffset = newValue }
    }

    /// How often, where and in which colours sublayers are shown.
    package struct Instances {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        var redOffset: Float = 0
        var greenOffset: Float = 0
        var blueOffset: Float = 0
        var alphaOffset: Float = 0

        /// The greatest number of instances that are shown.
        package static let limit = 1000

        /// The instances in their order.
        package var all: [Instance] {
            let first = color ?? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            var placed = CATransform3DIdentity
            return (0..<min(count, Self.limit)).map { index in
                defer { placed = CATransform3DConcat(placed, transform) }
                func part(_ start: CGFloat, _ offset: Float) -> CGFloat {
                    min(max(start + CGFloat(offset) * CGFloat(index), 0), 1)
                }
                return Instance(
                    transform: placed, delay: delay * CFTimeInterval(index),
                    color: CGColor(
                        srgbRed: part(first.red, redOffset), green: part(first.green, greenOffset),
                        blue: part(first.blue, blueOffset), alpha: part(first.alpha, alphaOffset)))
            }
        }
    }

    /// One showing of the sublayers.
    package struct Instance {
        package let transform: CATransform3D
        /// The seconds by which its animations are late.
        package let delay: CFTimeInterval
        package let color: CGColor
    }
}
