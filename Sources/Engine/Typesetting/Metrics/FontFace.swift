import Foundation

/// A font without its size, on which advances and kerning depend.
package struct FontFace: Hashable, Sendable {
    package enum Design: Int, Sendable {
        case standard, monospaced, rounded, serif
    }

    package var design: Design
    /// The CSS weight, 100...900.
    package var weight: Double
    package var isItalic: Bool
    package var hasTabularDigits: Bool
    /// The font whose metrics are used; nil for Inter's.
    package var file: FontFile?

    package init(
        design: Design = .standard, weight: Double = 400, isItalic: Bool = false, hasTabularDigits: Bool = false,
        file: FontFile? = nil
    ) {
        self.file = file
        self.design = design
        self.weight = min(max(weight, 100), 900)
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
    }

    /// The advance of each character of a monospaced font, in units of its size: the usual advance, a guess for any one
    /// font.
    static let monospacedAdvance = 0.6

    /// Returns the space between the characters of a text beyond their advances, in units of the font's size.
    ///
    /// As San Francisco's, Inter's letters stand closer the larger they are: -0.0223 + 0.185 e^(-0.1745 size), which
    /// Inter's author publishes as its dynamic metrics.
    ///
    /// - Parameter size: points.
    /// - Returns: units of the font's size.
    func tracking(size: Double) -> Double {
        if file != nil { return 0 }
        return switch design {
        case .standard, .rounded: -0.0223 + 0.185 * exp(-0.1745 * size)
        case .monospaced, .serif: 0
        }
    }

    /// Returns the advance of what a reader sees as one character, without tracking.
    ///
    /// - Parameters:
    ///   - scalars: the character's Unicode scalars; not empty.
    ///   - table: the font's metrics.
    /// - Returns: the advance in units of the font's size.
    func advance<Scalars: Collection<Unicode.Scalar>>(of scalars: Scalars, in table: MetricsTable) -> Advance {
        let first = scalars[scalars.startIndex]
        if first.properties.isEmoji, scalars.contains(where: Self.makesEmoji) {
            return Advance(width: FallbackAdvances.emoji, place: nil, isTracked: false)
        }
        // Marks that the font has take no room of their own.
        if file?.glyph(of: first) != nil || table.place(of: first) != nil || first.properties.isEmojiPresentation {
            return advance(of: first, in: table)
        }
        let width = scalars.reduce(0) { $0 + FallbackAdvances.advance(of: $1) }
        return Advance(width: width, place: nil, isTracked: false)
    }

    /// Returns the advance of a character that is one Unicode scalar, in units of the font's size.
    func advance(of scalar: Unicode.Scalar, in table: MetricsTable) -> Advance {
        if scalar == "\t" { return Advance(width: 0, place: nil, isTracked: false) }
        if let file, let glyph = file.glyph(of: scalar) {
            return Advance(width: file.advance(of: glyph), place: glyph, isTracked: true)
        }
        guard let place = table.place(of: scalar) else {
            let isEmoji = scalar.properties.isEmojiPresentation
            let width = isEmoji ? FallbackAdvances.emoji : FallbackAdvances.advance(of: scalar)
            return Advance(width: width, place: nil, isTracked: false)
        }
        if design == .monospaced {
            let width = table.advance(at: place).regular > 0 ? Self.monospacedAdvance : 0
            return Advance(width: width, place: nil, isTracked: true)
        }
        let length = hasTabularDigits && "0"..."9" ~= scalar ? table.tabularDigit : table.advance(at: place)
        // Places in the table say nothing to the file's kerning.
        return Advance(width: length.at(weight), place: file == nil ? place : nil, isTracked: true)
    }

    /// Returns whether a scalar makes an emoji of its neighbours: a variation selector, a joiner, a skin colour, a
    /// second half of a flag, a keycap.
    private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }

    /// Returns the change of the first character's advance before the second one, in units of the font's size.
    func kerning(_ first: Advance, _ second: Advance, in table: MetricsTable) -> Double {
        guard let a = first.place, let b = second.place else { return 0 }
        return file?.kerning(a, b) ?? table.kerning(a, b).at(weight)
    }

    struct Advance {
        /// In units of the font's size.
        var width: Double
        /// The character's in the table, or its glyph in the file, if it is kerned.
        var place: Int?
        /// Characters of other scripts keep their own distance: some are joined.
        var isTracked: Bool
    }
}

/// A font of a size, with the vertical metrics of its file or San Francisco's: a label has the height that it has on a
/// phone.
package struct Font: Hashable, Sendable {
    package var face: FontFace
    /// In points.
    package var size: Double

    package init(face: FontFace, size: Double) {
        self.face = face
        self.size = size
    }

    package var ascender: Double { size * (face.file?.ascender ?? 0.9521484375) }
    /// Negative: below the baseline.
    package var descender: Double { size * (face.file?.descender ?? -0.2412109375) }
    package var lineHeight: Double { face.file == nil ? size * 1.193359375 : ascender - descender }
    /// The space between lines that the font asks for.
    package var lineGap: Double { size * (face.file?.lineGap ?? 0) }
    package var capHeight: Double { size * (face.file?.capHeight ?? 0.705) }
    package var xHeight: Double { size * (face.file?.xHeight ?? 0.526) }
}
