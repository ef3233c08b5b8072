/// What somebody has typed into the field that is being edited on a stage: all of its text, on one line.
public struct TypedText: Codable, Equatable, Sendable {
    /// The greatest number of Unicode scalars.
    public static let limit = 200

    /// The text.
    public let text: String
    /// Whether the return key follows.
    public let isEntered: Bool

    /// Makes a typed text; nil for one that nobody can type.
    ///
    /// - Parameters:
    ///   - text: at most ``limit`` Unicode scalars, of which none would change how the text around it is shown.
    ///   - isEntered: whether the return key follows.
    public init?(_ text: String, isEntered: Bool) {
        guard text.unicodeScalars.count <= Self.limit, text.unicodeScalars.allSatisfy(\.isPlain) else { return nil }
        (self.text, self.isEntered) = (text, isEntered)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar neither controls anything, nor ends a line, nor turns the direction of the text around it.
    package var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // Of the format characters emoji need some; those that turn the writing direction are refused.
        case .format: !(0x202A...0x202E ~= value || 0x2066...0x2069 ~= value)
        default: true
        }
    }
}
