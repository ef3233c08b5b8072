// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The colours that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

extension UITraitCollection {
    /// Makes traits that say which colours a screen shows.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(Values(gamut: displayGamut))
    }

    /// The colours that the screen shows; those of sRGB on a stage.
    public var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }
}
