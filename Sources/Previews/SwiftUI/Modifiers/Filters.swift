import CoreGraphics
import QuartzCore

extension View {
    /// Draws the view out of focus: with a Gaussian blur whose standard deviation is the radius, in points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filter([Double(radius)]) { filter, numbers, _ in filter.blur = max(CGFloat(numbers[0]), 0) }
    }
    /// Mixes the view's colours with those behind.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        filter { filter, _, _ in filter.blendMode = blendMode.mode }
    }
    /// Draws the view as one picture, so that what is within is mixed with nothing behind it.
    public nonisolated func compositingGroup() -> some View {
        filter { filter, _, _ in filter.isIsolated = true }
    }
    /// Draws the view as one picture, so that what is within is mixed with nothing behind it.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
    /// Takes the view's colours away, 0...1.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        colors([amount]) { numbers, _ in .saturation(1 - min(max(numbers[0], 0), 1)) }
    }
    /// Changes how strong the view's colours are; 1 changes nothing.
    public nonisolated func saturation(_ amount: Double) -> some View {
        colors([amount]) { numbers, _ in .saturation(numbers[0]) }
    }
    /// Changes how bright the view is; 0 changes nothing.
    public nonisolated func brightness(_ amount: Double) -> some View {
        colors([amount]) { numbers, _ in .brightness(numbers[0]) }
    }
    /// Changes how far the view's colours are apart; 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some View {
        colors([amount]) { numbers, _ in .contrast(numbers[0]) }
    }
    /// Turns the view's colours around.
    public nonisolated func colorInvert() -> some View {
        colors { _, _ in .inversion }
    }
    /// Multiplies the view's colours.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        colors { _, environment in .product(color.resolved(environment).cgColor) }
    }
    /// Turns the view's hues.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        colors([angle.radians]) { numbers, _ in .hueRotation(numbers[0]) }
    }
    /// Makes of how bright the view is how much of it is seen.
    public nonisolated func luminanceToAlpha() -> some View {
        colors { _, _ in .luminanceToAlpha }
    }

    private nonisolated func colors(
        _ numbers: [Double] = [], _ matrix: @escaping ([Double], EnvironmentValues) -> ColorMatrix
    ) -> some View {
        filter(numbers) { filter, numbers, environment in filter.colors = matrix(numbers, environment) }
    }

    private nonisolated func filter(
        _ numbers: [Double] = [], _ change: @escaping (inout LayerFilter, [Double], EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            EffectModifier(numbers: numbers) { numbers, _, environment in
                var (effect, filter) = (LayerEffect(), LayerFilter())
                change(&filter, numbers, environment)
                effect.filter = filter
                return effect
            })
    }
}

extension UIView {
    /// Filters what the view draws: a layer whose filter is set is captured anew, whatever it was before.
    func show(_ filter: LayerFilter?) {
        if layer.drawing.filter != filter { layer.drawing.filter = filter }
    }
}

/// How colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
    /// One of them.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter

    nonisolated var mode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
