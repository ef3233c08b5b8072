import UIKit

/// A colour in the form that parameters have: `#RRGGBB` or `#RRGGBBAA`, sRGB with straight alpha.
public struct ColorText: Equatable, Sendable {
    /// Red, green, blue and alpha in 0...255.
    public var components: SIMD4<UInt8>

    /// Parses a text; nil for another form.
    public init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let packed = digits.count == 6 ? number << 8 | 0xFF : number
        components = SIMD4(
            UInt8(packed >> 24), UInt8(packed >> 16 & 0xFF), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF))
    }

    /// Makes the text of a colour, whose components are rounded to 1/255 and clamped.
    @MainActor
    public init(_ color: UIColor) {
        let color = color.cgColor
        components = SIMD4(
            [color.red, color.green, color.blue, color.alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) })
    }

    /// The colour as text, without the alpha if it is 255.
    public var text: String {
        let all = (0..<4).map { index in
            let digits = String(components[index], radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + all.prefix(components.w == 255 ? 3 : 4).joined()
    }

    /// The colour.
    public var color: UIColor {
        let unit = (0..<4).map { CGFloat(components[$0]) / 255 }
        return UIColor(red: unit[0], green: unit[1], blue: unit[2], alpha: unit[3])
    }
}
