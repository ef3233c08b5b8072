import StageModel

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
        guard trimmed.count <= WireFormat.nameLimit, trimmed.allSatisfy(\.isPlain) else { return nil }
        return String(trimmed)
    }
}
