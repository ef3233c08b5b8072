import QuartzCore
import Typesetting

extension UIFont {
    /// Makes the nearest font that there is: its weight, slant and design follow from the words in the name.
    ///
    /// - Parameters:
    ///   - fontName: a font's name, such as `Georgia-BoldItalic`.
    ///   - fontSize: the size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let words = fontName.lowercased()
        let weights: [(String, Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
            ("extrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("bold", .bold),
        ]
        let weight = weights.first { words.contains($0.0) }?.1 ?? .regular
        let design: FontFace.Design =
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
        self.init(
            size: fontSize, weight: weight, design: design,
            isItalic: ["italic", "oblique"].contains(where: words.contains))
    }

    /// The font's name: that of its family.
    public var fontName: String { familyName }

    /// The name of the font's family.
    public var familyName: String {
        switch design {
        case .standard: ".SF UI Text"
        case .monospaced: ".SF Mono"
        case .rounded: ".SF Rounded"
        case .serif: ".New York"
        }
    }
}
