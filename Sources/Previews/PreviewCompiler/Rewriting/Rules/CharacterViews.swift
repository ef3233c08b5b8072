import SwiftSyntax

/// A rule that leaves out what a text's characters were called before Swift 4: `text.characters.count` is `text.count`.
final class CharacterViews: RewritingRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "characters", let base = node.base, !index.declaresMember("characters"),
            // Its characters are called so today.
            !file.summary.names.contains("AttributedString")
        else { return .visitChildren }
        edits.remove(base.bytes.upperBound..<node.declName.bytes.upperBound)
        return .visitChildren
    }
}
