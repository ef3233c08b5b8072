/// What a viewer wants to be called.
enum ViewerName {
    /// `text` without the white space around it.
    ///
    /// - Returns: nil if that is above 32 Unicode scalars, or has one that would change how the text around it is shown.
    static func normalized(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        let head = scalars.drop(while: \.properties.isWhitespace)
        let tail = head.reversed().prefix(while: \.properties.isWhitespace).count
        let trimmed = head.dropLast(tail)
        guard trimmed.count <= WireFormat.nameLimit, !trimmed.contains(where: isControl) else { return nil }
        return String(trimmed)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Of the format characters emoji need some; those that turn the writing direction are refused.
        case .format: 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
        default: false
        }
    }
}
