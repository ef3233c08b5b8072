import QuartzCore
import Typesetting

extension UIFont {
    /// Makes the font of that name in the previewed folder, or else the nearest that there is: its weight, slant and
    /// design follow from the words in the name.
    ///
    /// - Parameters:
    ///   - fontName: a font's name, such as `Georgia-BoldItalic`.
    ///   - fontSize: the size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let file = Self.file(named: fontName) {
            self.init(file, size: fontSize)
            return
        }
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

    /// The font's PostScript name; of the system's fonts, their family's.
    public var fontName: String { file?.postScriptName ?? familyName }

    /// The name of the font's family.
    public var familyName: String {
        if let file { return file.familyName }
        return switch design {
        case .standard: ".SF UI Text"
        case .monospaced: ".SF Mono"
        case .rounded: ".SF Rounded"
        case .serif: ".New York"
        }
    }
}
