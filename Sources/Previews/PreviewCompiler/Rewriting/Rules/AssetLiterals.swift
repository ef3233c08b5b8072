import SwiftSyntax

/// A rule that finds the image of `#imageLiteral` by its name.
final class AssetLiterals: RewritingRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "imageLiteral", let name = node.arguments.first?.expression else {
            return .visitChildren
        }
        edits.replace(node.bytes, with: "UIImage(imageLiteralResourceName: \(name.trimmedDescription))")
        return .skipChildren
    }
}
