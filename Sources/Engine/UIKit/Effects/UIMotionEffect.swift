import QuartzCore

/// A change of a view by how a device is tilted; a stage never is.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the values by key paths for a tilt; nil without effect.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change of one value with the tilt about one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// An axis of a tilt.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// The value's key path.
    open private(set) var keyPath: String
    /// The axis.
    open private(set) var type: EffectType
    /// The value at the greatest tilt to one side.
    open var minimumRelativeValue: Any?
    /// The value at the greatest tilt to the other side.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a key path.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}
