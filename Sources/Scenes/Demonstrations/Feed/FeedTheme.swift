import UIKit

/// The colours and fonts of the feed, which follow the appearance and the text size category.
@MainActor
enum FeedTheme {
    static let background = UIColor(light: 0xF3F1EC, dark: 0x0B0C10)
    static let surface = UIColor(light: 0xFFFFFF, dark: 0x191B22)
    static let pressed = UIColor(light: 0xE9E6DF, dark: 0x272A33)
    static let text = UIColor(light: 0x14151A, dark: 0xF6F6F8)
    static let body = UIColor(light: 0x4B4D57, dark: 0xB7BAC5)
    static let faint = UIColor(light: 0x84868F, dark: 0x858894)
    static let hairline = text.withAlphaComponent(0.09)

    /// Returns a colour that stands out from the background.
    ///
    /// - Parameter hue: 0...1, the place on the circle of hues.
    /// - Returns: a colour for both appearances.
    static func accent(_ hue: Double) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(hue: CGFloat(hue), saturation: 0.5, brightness: 1, alpha: 1)
                : UIColor(hue: CGFloat(hue), saturation: 0.86, brightness: 0.62, alpha: 1)
        }
    }

    /// Returns the system's font in a size that grows with the text size category.
    ///
    /// - Parameters:
    ///   - size: points at the standard text size.
    ///   - weight: the weight.
    ///   - limit: how many times as large the size becomes at most.
    /// - Returns: the font.
    static func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost limit: CGFloat = 2) -> UIFont {
        UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit * size)
    }

    /// Returns a length that grows as ``font(_:_:)`` does.
    static func length(_ length: CGFloat) -> CGFloat {
        min(UIFontMetrics.default.scaledValue(for: length), 2 * length)
    }
}

extension UICollectionViewCell {
    /// Gives the cell rounded corners and a soft shadow.
    func raise(cornerRadius: CGFloat) {
        contentView.clipsToBounds = true
        contentView.layer.cornerRadius = cornerRadius
        contentView.layer.cornerCurve = .continuous
        layer.cornerRadius = cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        castShadow()
    }

    /// Casts the shadow of the present appearance.
    func castShadow() {
        layer.shadowOpacity = traitCollection.userInterfaceStyle == .dark ? 0.45 : 0.12
    }
}
