import PreviewProtocol

/// What is said of sources that no compiler of today reads.
enum OldSwift {
    /// Returns the one sentence that says why sources have so many errors; nothing for others.
    static func note(on messages: [CompilerOutput.Message]) -> [PreviewDiagnostic] {
        guard messages.contains(where: { $0.text.hasSuffix("was removed in Swift 3") }) else { return [] }
        return [
            PreviewDiagnostic(
                severity: .error,
                message: "these sources are of Swift 2, which no compiler of today reads: Xcode 8 converts them")
        ]
    }
}
