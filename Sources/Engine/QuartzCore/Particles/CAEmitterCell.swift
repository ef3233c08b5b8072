import CoreGraphics

/// The description of the particles that an emitter layer, or another particle, sends out.
///
/// A range is the whole width within which a value lies: of a velocity of 100 with a range of 20, particles have 90 to 110.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// What the particles do.
    package final var motion = ParticleMotion()

    public override init() {
        super.init()
    }

    /// A name, for the emitter layer's key paths (`emitterCells.spark.birthRate`).
    open var name: String?
    /// Whether particles are sent out; true by default.
    open var isEnabled = true
    /// What a particle shows: a `CGImage`.
    ///
    /// Only those that were drawn take on ``color``; image files keep their colours.
    open var contents: Any?
    /// The pixels of the contents for each point; 1 by default.
    open var contentsScale: CGFloat = 1
    /// Has no effect: the whole of the contents is shown.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The particles that each particle sends out from where it is.
    open var emitterCells: [CAEmitterCell]?

    /// The time after the layer's begin, or after the birth of the particle that sends it out, at which the first
    /// particle is born, in seconds.
    open var beginTime: CFTimeInterval {
        get { motion.begin }
        set { motion.begin = newValue }
    }
    /// The time during which particles are born, in seconds; 0, the default, is without end.
    open var duration: CFTimeInterval {
        get { motion.duration }
        set { motion.duration = newValue }
    }
    /// The particles born in a second; 0 by default.
    open var birthRate: Float {
        get { motion.birthRate }
        set { motion.birthRate = newValue }
    }
    /// The seconds for which a particle is seen; 0 by default.
    open var lifetime: Float {
        get { motion.lifetime.mean }
        set { motion.lifetime.mean = newValue }
    }
    /// The range of ``lifetime``.
    open var lifetimeRange: Float {
        get { motion.lifetime.range }
        set { motion.lifetime.range = newValue }
    }
    /// The speed of a particle at its birth, in points per second.
    open var velocity: CGFloat {
        get { CGFloat(motion.velocity.mean) }
        set { motion.velocity.mean = Float(newValue) }
    }
    /// The range of ``velocity``.
    open var velocityRange: CGFloat {
        get { CGFloat(motion.velocity.range) }
        set { motion.velocity.range = Float(newValue) }
    }
    /// The direction in the layer's plane, in radians from the x axis towards the y axis.
    open var emissionLongitude: CGFloat {
        get { motion.longitude }
        set { motion.longitude = newValue }
    }
    /// The direction out of the layer's plane, in radians.
    ///
    /// What leaves the plane isn't seen to: only the part in the plane is.
    open var emissionLatitude: CGFloat {
        get { motion.latitude }
        set { motion.latitude = newValue }
    }
    /// The range of ``emissionLongitude``, in radians.
    open var emissionRange: CGFloat {
        get { motion.directionRange }
        set { motion.directionRange = newValue }
    }
    /// The acceleration to the right, in points per square second.
    open var xAcceleration: CGFloat {
        get { motion.acceleration.dx }
        set { motion.acceleration.dx = newValue }
    }
    /// The acceleration downwards, in points per square second.
    open var yAcceleration: CGFloat {
        get { motion.acceleration.dy }
        set { motion.acceleration.dy = newValue }
    }
    /// Has no effect: particles stay in the layer's plane.
    open var zAcceleration: CGFloat = 0
    /// The size of a particle at its birth in sizes of the contents; 1 by default.
    open var scale: CGFloat {
        get { CGFloat(motion.scale.mean) }
        set { motion.scale.mean = Float(newValue) }
    }
    /// The range of ``scale``.
    open var scaleRange: CGFloat {
        get { CGFloat(motion.scale.range) }
        set { motion.scale.range = Float(newValue) }
    }
    /// The change of ``scale`` per second.
    open var scaleSpeed: CGFloat {
        get { CGFloat(motion.scale.speed) }
        set { motion.scale.speed = Float(newValue) }
    }
    /// The rate of turning, in radians per second.
    open var spin: CGFloat {
        get { CGFloat(motion.spin.mean) }
        set { motion.spin.mean = Float(newValue) }
    }
    /// The range of ``spin``.
    open var spinRange: CGFloat {
        get { CGFloat(motion.spin.range) }
        set { motion.spin.range = Float(newValue) }
    }
    /// The colour by which that of the contents is multiplied; opaque white by default.
    open var color: CGColor? {
        get {
            CGColor(
                srgbRed: CGFloat(motion.red.mean), green: CGFloat(motion.green.mean), blue: CGFloat(motion.blue.mean),
                alpha: CGFloat(motion.alpha.mean))
        }
        set {
            motion.red.mean = Float(newValue?.red ?? 1)
            motion.green.mean = Float(newValue?.green ?? 1)
            motion.blue.mean = Float(newValue?.blue ?? 1)
            motion.alpha.mean = Float(newValue?.alpha ?? 1)
        }
    }
    /// The range of the colour's red part.
    open var redRange: Float {
        get { motion.red.range }
        set { motion.red.range = newValue }
    }
    /// The range of the colour's green part.
    open var greenRange: Float {
        get { motion.green.range }
        set { motion.green.range = newValue }
    }
    /// The range of the colour's blue part.
    open var blueRange: Float {
        get { motion.blue.range }
        set { motion.blue.range = newValue }
    }
    /// The range of the colour's opacity.
    open var alphaRange: Float {
        get { motion.alpha.range }
        set { motion.alpha.range = newValue }
    }
    /// Has no effect: a particle keeps its colour.
    open var redSpeed: Float = 0
    /// Has no effect: a particle keeps its colour.
    open var greenSpeed: Float = 0
    /// Has no effect: a particle keeps its colour.
    open var blueSpeed: Float = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float {
        get { motion.alpha.speed }
        set { motion.alpha.speed = newValue }
    }

    /// Sets an attribute by its name, as of a key path of the emitter layer; other names and values are ignored.
    final func set(_ value: Any?, for key: String) {
        if key == "color" {
            color = value as? CGColor
        } else if key == "contents" {
            contents = value
        } else if case .scalar(let number)? = value.flatMap({ AnimatableValue($0) }) {
            setNumber(number, for: key)
        }
    }

    private func setNumber(_ value: CGFloat, for key: String) {
        switch key {
        case "birthRate": birthRate = Float(value)
        case "lifetime": lifetime = Float(value)
        case "lifetimeRange": lifetimeRange = Float(value)
        case "velocity": velocity = value
        case "velocityRange": velocityRange = value
        case "emissionLongitude": emissionLongitude = value
        case "emissionRange": emissionRange = value
        case "xAcceleration": xAcceleration = value
        case "yAcceleration": yAcceleration = value
        case "scale": scale = value
        case "scaleRange": scaleRange = value
        case "scaleSpeed": scaleSpeed = value
        case "spin": spin = value
        case "spinRange": spinRange = value
        case "alphaRange": alphaRange = Float(value)
        case "alphaSpeed": alphaSpeed = Float(value)
        default: break
        }
    }
}
