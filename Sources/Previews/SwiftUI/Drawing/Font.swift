/// A font.
public nonisolated struct Font: Hashable, Sendable {
    /// A style of text.
    public enum TextStyle: CaseIterable, Sendable {
        /// One of them.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        /// As thin as can be.
        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        /// Very thin.
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        /// Thin.
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        /// As usual.
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        /// A little bold.
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        /// Nearly bold.
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        /// Bold.
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        /// Very bold.
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        /// As bold as can be.
        public static let black = Weight(value: UIFont.Weight.black.rawValue)

        var uiKit: UIFont.Weight { UIFont.Weight(rawValue: value) }

        var symbol: UIImage.SymbolWeight {
            let all: [(Weight, UIImage.SymbolWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            ]
            return all.first { value <= $0.0.value }?.1 ?? .black
        }
    }

    /// A design of letters.
    public enum Design: Hashable, Sendable {
        /// One of them.
        case `default`, serif, rounded, monospaced
    }

    /// How wide letters are: has no effect.
    public struct Width: Hashable, Sendable {
        /// The factor.
        public var value: CGFloat
        /// Makes one.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow.
        public static let compressed = Width(-0.2)
        /// A little narrow.
        public static let condensed = Width(-0.1)
        /// As usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    enum Base: Hashable, Sendable {
        case system(CGFloat)
        case style(TextStyle)
        case custom(String, CGFloat)
        case uiFont(UncheckedFont)
    }

    /// A font of UIKit, which never changes.
    struct UncheckedFont: Hashable, @unchecked Sendable {
        let font: UIFont
    }

    let base: Base
    var weight: Weight?
    var design: Design = .default
    var isItalic = false
    var hasEqualDigits = false

    init(_ base: Base) { self.base = base }

    /// Makes one of UIKit's.
    public init(_ font: UIFont) { self.init(.uiFont(UncheckedFont(font: font))) }

    /// Returns the system's font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size))
        (font.weight, font.design) = (weight, design ?? .default)
        return font
    }
    /// Returns the system's font of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        (font.weight, font.design) = (weight, design ?? .default)
        return font
    }
    /// Returns a font of a name and a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
    /// Returns a font of a name and a size in points.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size))
    }
    /// Returns a font of a name and a size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }

    /// The font of that style.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of that style.
    public static let title = Font(.style(.title))
    /// The font of that style.
    public static let title2 = Font(.style(.title2))
    /// The font of that style.
    public static let title3 = Font(.style(.title3))
    /// The font of that style.
    public static let headline = Font(.style(.headline))
    /// The font of that style.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of that style.
    public static let body = Font(.style(.body))
    /// The font of that style.
    public static let callout = Font(.style(.callout))
    /// The font of that style.
    public static let footnote = Font(.style(.footnote))
    /// The font of that style.
    public static let caption = Font(.style(.caption))
    /// The font of that style.
    public static let caption2 = Font(.style(.caption2))

    /// Returns a bolder or thinner one.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    /// Returns a bold one.
    public func bold() -> Font { weight(.bold) }
    /// Returns an italic one.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// Returns one whose letters are equally wide.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    /// Returns one whose digits are equally wide.
    public func monospacedDigit() -> Font { changing { $0.hasEqualDigits = true } }
    /// Returns one of narrower letters: the same.
    public func width(_ width: Width) -> Font { self }
    /// Returns one of small capitals: the same.
    public func smallCaps() -> Font { self }
    /// Returns one of another distance between lines: the same.
    public func leading(_ leading: Leading) -> Font { self }

    /// A distance between lines.
    public enum Leading: Hashable, Sendable {
        /// One of them.
        case standard, tight, loose
    }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The font as UIKit has it.
    @MainActor
    var uiKit: UIFont {
        let plain: UIFont
        switch base {
        case .uiFont(let font): plain = font.font
        case .custom(let name, let size): plain = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        case .system(let size): plain = .systemFont(ofSize: size, weight: weight?.uiKit ?? .regular)
        case .style(let style):
            let preferred = UIFont.preferredFont(forTextStyle: style.uiKit)
            plain =
                weight.map { .systemFont(ofSize: preferred.pointSize, weight: $0.uiKit) } ?? preferred
        }
        var font = plain
        switch design {
        case .default: break
        case .monospaced: font = .monospacedSystemFont(ofSize: font.pointSize, weight: weight?.uiKit ?? .regular)
        case .rounded, .serif:
            let design: UIFontDescriptor.SystemDesign = design == .rounded ? .rounded : .serif
            if let descriptor = font.fontDescriptor.withDesign(design) {
                font = UIFont(descriptor: descriptor, size: font.pointSize)
            }
        }
        if hasEqualDigits, design == .default {
            font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: weight?.uiKit ?? .regular)
        }
        var traits: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
        if case .custom = base, let weight, weight.value >= Weight.semibold.value { traits.insert(.traitBold) }
        if case .uiFont = base, let weight, weight.value >= Weight.semibold.value { traits.insert(.traitBold) }
        if !traits.isEmpty,
            let descriptor = font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(traits))
        {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        return font
    }
}
