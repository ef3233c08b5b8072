import QuartzCore

extension UIFont {
    /// The nearest font that a viewer's page has: its weight and design follow from the words in the name.
    ///
    /// - Parameter fontSize: points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let words = fontName.lowercased()
        let weights: [(String, Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
            ("extrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("bold", .bold),
        ]
        let weight = weights.first { words.contains($0.0) }?.1 ?? .regular
        let design: LayerDrawing.Text.Design =
            if ["mono", "courier", "menlo", "consolas", "code"].contains(where: words.contains) {
                .monospaced
            } else if words.contains("rounded") {
                .rounded
            } else if ["times", "georgia", "serif", "didot", "baskerville", "palatino", "garamond", "cochin"]
                .contains(where: words.contains), !words.contains("sans")
            {
                .serif
            } else {
                .standard
            }
        self.init(size: fontSize, weight: weight, design: design)
    }

    /// Upright: viewers draw no italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

    // San Francisco's proportions.

    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { pointSize * -0.241 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
    public var fontName: String { familyName }

    public var familyName: String {
        switch design {
        case .standard: ".SF UI Text"
        case .monospaced: ".SF Mono"
        case .rounded: ".SF Rounded"
        case .serif: ".New York"
        }
    }

    public static var smallSystemFontSize: CGFloat { 12 }
    public static var buttonFontSize: CGFloat { 18 }
}
