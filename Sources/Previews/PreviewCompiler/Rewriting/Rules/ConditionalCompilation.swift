import SwiftIfConfig
import SwiftSyntax

/// A rule that decides `#if os(iOS)` and the like as an app's build would.
final class ConditionalCompilation: RewritingRule {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.activeClause
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            edits.replace(condition.bytes, with: clause.id == active?.id ? "true" : "false")
        }
        return super.visit(node)
    }
}
