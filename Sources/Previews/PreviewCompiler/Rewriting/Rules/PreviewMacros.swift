import SwiftSyntax

/// A rule that makes each `#Preview` a function that returns its content.
final class PreviewMacros: RewritingRule {
    override func run() {
        let previews = DeclaredPreview.all(in: file, index)
        for (macro, preview) in zip(file.summary.previews, previews) {
            let body = macro.body.bytes
            let whole = macro.node.bytes
            guard preview.broken == nil else {
                edits.remove(whole)
                continue
            }
            let head = "@MainActor func \(preview.function)() -> PreviewContent { zoetropeContent "
            edits.replace(whole.lowerBound..<body.lowerBound, with: head)
            edits.replace(body.upperBound..<whole.upperBound, with: " }")
        }
    }
}
