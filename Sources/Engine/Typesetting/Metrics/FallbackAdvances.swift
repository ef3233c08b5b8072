/// Advances of characters that Inter does not have, in units of the font's size.
///
/// Each viewer draws them with a font of its own: these are usual widths, not measured ones.
enum FallbackAdvances {
    /// What an emoji takes, however many characters it is made of.
    static let emoji = 1.25

    static func advance(of scalar: Unicode.Scalar) -> Double {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        switch scalar.value {
        case 0x0530...0x058F: return 0.62  // Armenian
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: return 0.56  // Hebrew
        case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.5  // Arabic, Syriac, Thaana
        case 0x0900...0x0DFF: return 0.62  // the scripts of India
        case 0x0E00...0x0EFF: return 0.55  // Thai, Lao
        case 0x1100...0x115F: return 1  // Hangul's first letters; those that follow share their square
        case 0x1160...0x11FF: return 0
        case 0x3000: return 1
        case 0xFF61...0xFFDC: return 0.5  // half-width forms
        case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFF:
            return 1  // Chinese, Japanese, Korean
        default: return 0.6
        }
    }
}
