/// The meaning of a character for line breaks and for the order on a line.
///
/// These are the rules of Unicode's annexes 14 and 9 that texts of an interface need. Thai, Lao and Khmer, which are
/// broken by dictionaries, are broken between any two characters.
struct CharacterClass: Equatable {
    enum Breaking {
        /// No break beside it unless its neighbour allows one.
        case letter
        case digit
        case space
        case tab
        /// A break after it, unless a digit follows.
        case hyphen
        /// A break before and after it.
        case dash
        /// A break before and after it, as between ideographs.
        case ideograph
        /// Ideographic punctuation that opens: no break after it.
        case opening
        /// Closing punctuation: no break before it.
        case closing
        /// No break on either side.
        case glue
        /// An opportunity without width.
        case zeroWidthSpace
    }

    enum Direction {
        case left, right, number, neutral
    }

    var breaking: Breaking
    var direction: Direction

    init(_ scalar: Unicode.Scalar) {
        breaking = Self.breaking(scalar)
        direction = Self.direction(scalar)
    }

    /// The class of a character; those of the most common ones are at hand.
    static func of(_ scalar: Unicode.Scalar) -> CharacterClass {
        scalar.value < 0x300 ? common[Int(scalar.value)] : CharacterClass(scalar)
    }

    private static let common = (0..<0x300).map { CharacterClass(Unicode.Scalar(UInt16($0)) ?? " ") }

    private static func breaking(_ scalar: Unicode.Scalar) -> Breaking {
        switch scalar.value {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .space
        case 0x09: .tab
        case 0x30...0x39: .digit
        case 0x2D, 0x2010, 0x2012, 0x2013, 0x2F, 0xAD: .hyphen
        case 0x2014: .dash
        case 0x200B: .zeroWidthSpace
        case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
        case 0x28, 0x5B, 0x7B, 0xA1, 0xAB, 0xBF, 0x2018, 0x201C: .opening
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026, 0x25: .closing
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B: .opening
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3041, 0x3043, 0x3045,
            0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
            0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB...0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
            0xFF3D:
            .closing
        case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
            // The last but one: what stands in a character's place.
            0xFFFC, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
            .ideograph
        default: .letter
        }
    }

    private static func direction(_ scalar: Unicode.Scalar) -> Direction {
        switch scalar.value {
        case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: .number
        case 0x41...0x5A, 0x61...0x7A: .left
        case 0..<0xAA: .neutral
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .right
        case 0x2000...0x200D, 0x2010...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFFFC: .neutral
        default: .left
        }
    }

    /// Whether a line may end between two characters.
    static func mayBreak(between first: Breaking, and second: Breaking) -> Bool {
        switch (first, second) {
        // Spaces stay on the line that they end.
        case (_, .space), (_, .tab), (_, .zeroWidthSpace): false
        case (.space, _), (.tab, _), (.zeroWidthSpace, _): true
        case (.glue, _), (_, .glue), (_, .closing), (.opening, _), (_, .hyphen): false
        case (.hyphen, .digit): false
        case (.hyphen, _), (.dash, _), (_, .dash), (.ideograph, _), (_, .ideograph): true
        default: false
        }
    }
}
