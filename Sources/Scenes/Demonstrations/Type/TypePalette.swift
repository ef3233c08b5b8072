import UIKit

/// The colours of a card, in both appearances.
@MainActor
struct TypePalette {
    var top: UIColor
    var bottom: UIColor
    var ink: UIColor
    var body: UIColor
    var quiet: UIColor

    /// The background of the wall.
    static let wall = UIColor(light: 0xF4F1EA, dark: 0x0E0F13)

    /// The palettes' number is odd and no divisor of the samples': neighbours differ.
    static func at(_ index: Int) -> TypePalette { all[(index * 3) % all.count] }

    private static let all = [
        paper(0xFFFFFF, 0xFBF8F2, 0x1D1E25, 0x15161B),
        color(0xFFD8A8, 0xFFB877, 0x6B3A10, 0x472407, ink: 0x3B1D02, darkInk: 0xFFDDB5),
        paper(0xFFFFFF, 0xF6F7FB, 0x20222B, 0x171920),
        color(0xC9D7FF, 0x9DB4FF, 0x26326B, 0x171F4A, ink: 0x111B4D, darkInk: 0xD5DEFF),
        color(0xBFEBD3, 0x8EDAB4, 0x14513A, 0x0B3526, ink: 0x053022, darkInk: 0xC5F4DC),
        paper(0xFFFFFF, 0xFBF8F2, 0x1D1E25, 0x15161B),
        color(0xFFC9D6, 0xFF9DB5, 0x6E1F3A, 0x471024, ink: 0x4A0A20, darkInk: 0xFFD3DE),
    ]

    private static func paper(_ top: Int, _ bottom: Int, _ darkTop: Int, _ darkBottom: Int) -> TypePalette {
        TypePalette(
            top: UIColor(light: top, dark: darkTop), bottom: UIColor(light: bottom, dark: darkBottom),
            ink: UIColor(light: 0x14151A, dark: 0xF7F7FA), body: UIColor(light: 0x4A4C57, dark: 0xC3C6D1),
            quiet: UIColor(light: 0x83858F, dark: 0x8D909C))
    }

    private static func color(
        _ top: Int, _ bottom: Int, _ darkTop: Int, _ darkBottom: Int, ink: Int, darkInk: Int
    ) -> TypePalette {
        let text = UIColor(light: ink, dark: darkInk)
        return TypePalette(
            top: UIColor(light: top, dark: darkTop), bottom: UIColor(light: bottom, dark: darkBottom), ink: text,
            body: text.withAlphaComponent(0.82), quiet: text.withAlphaComponent(0.62))
    }
}
