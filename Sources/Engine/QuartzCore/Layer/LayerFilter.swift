import CoreGraphics

/// What is done to all that a layer and its sublayers draw: the colour matrix, then the blur, then the mixing.
package struct LayerFilter: Equatable, Sendable {
    /// How the colours are mixed with those behind.
    package var blendMode = CGBlendMode.normal
    /// Whether what is drawn within is mixed with nothing behind the layer.
    package var isIsolated = false
    /// The standard deviation of the Gaussian blur, in points.
    package var blur: CGFloat = 0
    /// The matrix that colours are multiplied by; nil for none.
    package var colors: ColorMatrix?

    package init() {}

    /// Returns a filter between this one, at 0, and another, at 1: blurred and coloured by their numbers.
    package func mixed(with other: Self, _ amount: CGFloat) -> Self {
        var mixture = amount < 1 ? self : other
        mixture.blur = blur + (other.blur - blur) * amount
        mixture.colors =
            colors == nil && other.colors == nil
            ? nil : (colors ?? .identity).mixed(with: other.colors ?? .identity, Float(amount))
        return mixture
    }
}

/// The names that iOS takes for a layer's compositing filter, which its headers do not list.
///
/// Those of Core Image's blend modes begin with a small letter there and without `CI`, as in
/// <https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/CoreImageFilterReference>.
enum CompositingFilterName: String {
    case multiplyBlendMode, screenBlendMode, overlayBlendMode, darkenBlendMode, lightenBlendMode, colorDodgeBlendMode,
        colorBurnBlendMode, softLightBlendMode, hardLightBlendMode, differenceBlendMode, exclusionBlendMode,
        hueBlendMode, saturationBlendMode, colorBlendMode, luminosityBlendMode

    var blendMode: CGBlendMode {
        switch self {
        case .multiplyBlendMode: .multiply
        case .screenBlendMode: .screen
        case .overlayBlendMode: .overlay
        case .darkenBlendMode: .darken
        case .lightenBlendMode: .lighten
        case .colorDodgeBlendMode: .colorDodge
        case .colorBurnBlendMode: .colorBurn
        case .softLightBlendMode: .softLight
        case .hardLightBlendMode: .hardLight
        case .differenceBlendMode: .difference
        case .exclusionBlendMode: .exclusion
        case .hueBlendMode: .hue
        case .saturationBlendMode: .saturation
        case .colorBlendMode: .color
        case .luminosityBlendMode: .luminosity
        }
    }
}
