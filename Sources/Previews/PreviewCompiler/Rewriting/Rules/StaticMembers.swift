import SwiftSyntax

/// A rule that makes `open static` members, which Swift once took, `public static` ones.
final class StaticMembers: RewritingRule {
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        if node.has("static"), let open = node.first(where: { $0.name.text == "open" }) {
            edits.replace(open.bytes, with: "public")
        }
        return .skipChildren
    }
}
