import QuartzCore

/// The look of a symbol; what is nil is not said.
struct SymbolLook: Hashable {
    /// The size of the font that the symbol goes with.
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?

    /// Returns the look with what it does not say taken from another one.
    func over(_ other: SymbolLook) -> SymbolLook {
        SymbolLook(
            pointSize: pointSize ?? other.pointSize, weight: weight ?? other.weight, scale: scale ?? other.scale)
    }

    /// The font's size in points: that of symbols without a configuration, where none is said.
    var size: CGFloat { min(max(pointSize ?? 17, 1), 500) }

    /// How much larger the symbol is than one of the medium scale: measured on Apple's.
    var factor: CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.28
        default: 1
        }
    }

    /// How much thicker lines are than those of the outlines, in sizes of the font.
    ///
    /// Those are a light symbol's, and become no thinner.
    var thickening: CGFloat {
        switch weight {
        case .ultraLight, .thin, .light: 0
        case .medium: 0.03
        case .semibold: 0.045
        case .bold: 0.06
        case .heavy: 0.08
        case .black: 0.1
        case .regular, .unspecified, nil: 0.018
        }
    }
}
