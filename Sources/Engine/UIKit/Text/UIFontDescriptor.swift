import QuartzCore
import Typesetting

/// What a font is chosen by: design, weight, slant and size.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    /// A set of a font's traits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes a set of its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is wide; no font here is.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrow; no font here is.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The font is for vertical lines; no font here is.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is for interfaces; no font here says so.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are closer than the font says; no font here has such.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are further apart than the font says; no font here has such.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// Makes a design of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The standard design.
        public static let `default` = SystemDesign(rawValue: "default")
        /// The design with rounded ends.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "serif")
        /// The design in which all characters have the same width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// A name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The weight: a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    /// A name of what a descriptor says of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font within its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The traits: a dictionary by ``UIFontDescriptor/TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, of a font that was made for one.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Typographic features: dictionaries by ``UIFontDescriptor/FeatureKey``, of which equally wide digits of the system's font
        /// are seen.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A name of what is said of a typographic feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature's kind.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the feature's kind.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice among those of its kind.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the choice among those of its kind.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Makes the descriptor of the font that attributes say: ``AttributeName/name`` or `family`, `size`, `face`, and the weight
    /// among the `traits`.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Self.font(attributes))
    }

    /// Returns the descriptor with these attributes in the place of its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let own: [AttributeName: Any] = font.file == nil ? [:] : [.name: font.fontName]
        let isSystems = attributes[.name] == nil && attributes[.family] == nil && font.file == nil
        let size = Self.points(attributes[.size]) ?? font.pointSize
        guard isSystems else {
            return UIFontDescriptor(fontAttributes: own.merging(attributes) { $1 }.merging([.size: size]) { $1 })
        }
        return withSize(size).changed(
            weight: Self.weight(in: attributes), hasTabularDigits: Self.hasTabularDigits(in: attributes))
    }

    /// Returns whether digits are to be equally wide; nil where no feature says so.
    private static func hasTabularDigits(in attributes: [AttributeName: Any]) -> Bool? {
        let features = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        let spacing = features.last { $0[.type] as? Int == kNumberSpacingType }
        return spacing.map { $0[.selector] as? Int == kMonospacedNumbersSelector }
    }

    private static func points(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    private static func weight(in attributes: [AttributeName: Any]) -> UIFont.Weight? {
        guard let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] else { return nil }
        return weight as? UIFont.Weight ?? points(weight).map { UIFont.Weight(rawValue: $0) }
    }

    private static func font(_ attributes: [AttributeName: Any]) -> UIFont {
        let size = points(attributes[.size]) ?? 12
        let family = attributes[.family] as? String
        let face = (attributes[.face] as? String).map { $0.replacingOccurrences(of: " ", with: "") }
        let names = [attributes[.name] as? String, family.flatMap { name in face.map { "\(name)-\($0)" } }, family]
        for case let name? in names {
            if let font = UIFont(name: name, size: size) { return font }
        }
        return UIFont(size: size, weight: weight(in: attributes) ?? .regular)
    }

    /// Returns what the descriptor says of the font under a name; nil for what it has not.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .name: font.fontName
        case .size: font.pointSize
        case .textStyle: font.scaling?.style
        default: nil
        }
    }

    /// The name and the size in points, as ``object(forKey:)`` returns them.
    public var fontAttributes: [AttributeName: Any] {
        [.name: font.fontName, .size: font.pointSize]
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The font's traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor with these traits and no others.
    ///
    /// Nil if the family of a file's font has none with these traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        if let file = font.file {
            let isItalic = symbolicTraits.contains(.traitItalic)
            return UIFont.file(inFamilyOf: file, isBold: isBold, isItalic: isItalic).map {
                UIFontDescriptor(UIFont($0, size: font.pointSize))
            }
        }
        let wasBold = self.symbolicTraits.contains(.traitBold)
        let design: FontFace.Design =
            symbolicTraits.contains(.traitMonoSpace)
            ? .monospaced : font.design == .monospaced ? .standard : font.design
        return changed(
            weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular, design: design,
            isItalic: symbolicTraits.contains(.traitItalic))
    }

    /// Returns the descriptor in another design; nil for an unknown one.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: changed(design: .standard)
        case .rounded: changed(design: .rounded)
        case .serif: changed(design: .serif)
        case .monospaced: changed(design: .monospaced)
        default: nil
        }
    }

    /// Returns the descriptor in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.resized(newPointSize))
    }

    /// Returns the descriptor of a text style in the current content size category.
    @preconcurrency @MainActor
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style in the content size category of some traits; nil, and traits without one, for
    /// the current one.
    @preconcurrency @MainActor
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Makes the descriptor of the font of a name, as ``UIFont/init(name:size:)`` finds it.
    ///
    /// - Parameters:
    ///   - fontName: a font's name, such as `Lato-Bold`.
    ///   - size: the size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? UIFont(size: size))
    }

    /// The font's PostScript name.
    public var postscriptName: String { font.fontName }

    private func changed(
        weight: UIFont.Weight? = nil, design: FontFace.Design? = nil, isItalic: Bool? = nil,
        hasTabularDigits: Bool? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFont(
                size: font.pointSize, weight: weight ?? font.weight, design: design ?? font.design,
                isItalic: isItalic ?? font.isItalic, hasTabularDigits: hasTabularDigits ?? font.hasTabularDigits,
                scaling: font.scaling))
    }
}

extension UIFont {
    /// Makes the font of a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor.
    ///   - pointSize: the size in points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight, design: font.design,
            isItalic: font.isItalic, hasTabularDigits: font.hasTabularDigits,
            scaling: pointSize > 0 ? nil : font.scaling, file: font.file)
    }

    /// The font's descriptor.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
