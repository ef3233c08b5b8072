import QuartzCore
import Typesetting

/// What a font is chosen by: design, weight, slant and size.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    public var pointSize: CGFloat { font.pointSize }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with these traits and no others.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let wasBold = self.symbolicTraits.contains(.traitBold)
        let design: FontFace.Design =
            symbolicTraits.contains(.traitMonoSpace)
            ? .monospaced : font.design == .monospaced ? .standard : font.design
        return changed(
            weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular, design: design,
            isItalic: symbolicTraits.contains(.traitItalic))
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: changed(design: .standard)
        case .rounded: changed(design: .rounded)
        case .serif: changed(design: .serif)
        case .monospaced: changed(design: .monospaced)
        default: nil
        }
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.resized(newPointSize))
    }

    @preconcurrency @MainActor
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    private func changed(
        weight: UIFont.Weight? = nil, design: FontFace.Design? = nil, isItalic: Bool? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFont(
                size: font.pointSize, weight: weight ?? font.weight, design: design ?? font.design,
                isItalic: isItalic ?? font.isItalic, hasTabularDigits: font.hasTabularDigits, scaling: font.scaling))
    }
}

extension UIFont {
    /// - Parameter pointSize: points; 0: the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight, design: font.design,
            isItalic: font.isItalic, hasTabularDigits: font.hasTabularDigits,
            scaling: pointSize > 0 ? nil : font.scaling)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
