import QuartzCore

extension UIImage {
    /// The look of a symbol's image.
    public class Configuration: NSObject {}

    /// The look of a symbol: its size, weight and scale, and, for one that is not painted in its view's tint colour, its colour.
    public final class SymbolConfiguration: Configuration {
        let look: SymbolLook
        /// The first of its colours: symbols have one.
        let color: UIColor?

        private init(_ look: SymbolLook, _ color: UIColor? = nil) {
            (self.look, self.color) = (look, color)
        }

        /// Makes a look of a size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Makes a look of a size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight))
        }
        /// Makes a look of a size.
        public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }
        /// Makes a look of a weight.
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight)) }
        /// Makes a look of a scale.
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale)) }
        /// Makes a look of a font.
        public convenience init(font: UIFont) { self.init(SymbolLook(pointSize: font.pointSize)) }
        /// Makes a look of a font and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: font.pointSize, scale: scale))
        }
        /// Makes a look of a text style.
        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolLook(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
        }
        /// Makes a look of a text style and a scale.
        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
        }
        /// Makes a look of a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(), hierarchicalColor) }
        /// Makes a look of colours, of which symbols take the first.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(), paletteColors.first) }

        /// Returns a look that says nothing: symbols have one colour.
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook()) }
        /// Returns a look that says nothing.
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

        /// Returns the look with another one's instead of its own where that says something.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(other.look.over(look), other.color ?? color)
        }
    }

    /// A weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// A size of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// A symbol as an image shows it.
    struct Symbol {
        var name: String
        var look: SymbolLook
        /// That of its configuration, in which it is painted instead of a view's tint colour.
        var color: UIColor?
    }

    /// Finds the picture of a symbol: its outline; without one an image of the catalogue with its name, or else a ring.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds the picture of a symbol in a look: its outline; without one an image of the catalogue with its name, or else a ring.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        if let image = FrameClock.current.images[name], SymbolOutline(name) == nil {
            self.init(file: image.file, size: image.size)
        } else {
            let own = configuration as? SymbolConfiguration
            self.init(Symbol(name: name, look: own?.look ?? SymbolLook(), color: own?.color))
        }
    }

    /// Finds the picture of a symbol; the traits have no effect.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds the picture of a symbol in its filled form, as tabs have it; of the symbol itself where it is filled, or has no such form.
    ///
    /// - Parameter name: the symbol's name: `house` or `house.fill`.
    /// - Returns: the picture; nil for an empty name.
    @MainActor
    package static func filledSymbol(named name: String) -> UIImage? {
        let filled = name + ".fill"
        let isKnown = !name.hasSuffix(".fill") && SymbolOutline(filled) != nil
        return UIImage(systemName: isKnown ? filled : name)
    }

    @MainActor
    private convenience init?(_ symbol: Symbol, tint: UIColor? = nil, mode: RenderingMode = .automatic) {
        guard let image = SymbolImages.image(symbol.name, symbol.look) else { return nil }
        self.init(image, tint: tint, mode: mode, symbol: symbol)
    }

    /// Whether this is a symbol's picture, as far as it is none of the catalogue's.
    public var isSymbolImage: Bool { symbol != nil }

    /// The look of a symbol's picture.
    public var symbolConfiguration: SymbolConfiguration? {
        symbol.map { symbol in
            let size = symbol.look.pointSize.map { SymbolConfiguration(pointSize: $0) } ?? .preferringMonochrome()
            return size.applying(SymbolConfiguration(weight: symbol.look.weight ?? .unspecified))
        }
    }

    /// Returns the symbol's picture in a look; the image itself, if it is no symbol's.
    @preconcurrency @MainActor
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).map { changed($0, isPreferred: false) } ?? self
    }

    /// Returns the symbol's picture in a look; the image itself, if it is no symbol's.
    @preconcurrency @MainActor
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed(configuration, isPreferred: false)
    }

    /// Returns the symbol's picture in a look that goes behind its own.
    @MainActor
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        configuration.map { changed($0, isPreferred: true) } ?? self
    }

    @MainActor
    private func changed(_ configuration: SymbolConfiguration, isPreferred: Bool) -> UIImage {
        guard var symbol else { return self }
        symbol.look = isPreferred ? symbol.look.over(configuration.look) : configuration.look.over(symbol.look)
        symbol.color = isPreferred ? symbol.color ?? configuration.color : configuration.color ?? symbol.color
        return UIImage(symbol, tint: tint, mode: renderingMode) ?? self
    }
}
