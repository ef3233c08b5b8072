/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

extension UITraitCollection {
    /// Makes traits that say whether the screen feels how hard it is pressed.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(Values(forceTouch: forceTouchCapability))
    }

    /// Whether the screen feels how hard it is pressed; that of a stage does not.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouch ?? .unavailable }
}
