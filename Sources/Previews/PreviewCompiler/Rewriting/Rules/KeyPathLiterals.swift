import SwiftSyntax

/// A rule that makes `#keyPath(CALayer.position)` the string "position".
final class KeyPathLiterals: RewritingRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
        let parts = argument.expression.trimmedDescription.split(separator: ".")
        let path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
        edits.replace(node.bytes, with: "\"\(path)\"")
        return .skipChildren
    }
}
