import QuartzCore

/// A shadow of a text's characters, for the attribute `shadow`.
///
/// Labels draw it without blur.
open class NSShadow: NSObject, NSCopying {
    private final let comparable = ComparableValue()
    /// How far the shadow is moved, in points; (0, -1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The blur's radius in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`; black of a third by default, and no shadow for nil.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
    }

    open override var hash: Int { color?.hash ?? 0 }

    final var color: UIColor? { shadowColor as? UIColor }
}
