import SwiftSyntax

/// A rule by which a call that could mean one of several modules' additions to a type means one of them (``RivalAdditions``).
final class RivalMembers: RewritingRule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        yield(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        yield(node)
        return .visitChildren
    }

    private func yield(_ node: some SyntaxProtocol) {
        if index.rivalAdditions.yields(node, in: file) {
            edits.insert("@_disfavoredOverload ", at: node.bytes.lowerBound)
        }
    }
}
