import SwiftSyntax

/// A rule that has classes inherit from a lock of the previews' in place of Foundation's `NSLock`, from which no class of sources in
/// Swift 5's language mode can inherit on Linux.
final class LockSubclasses: RewritingRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = node.inheritanceClause?.inheritedTypes.first?.type
        if let first, first.plainName.split(separator: ".").last == "NSLock" {
            edits.replace(first.bytes, with: LockShadows.name)
        }
        return .visitChildren
    }
}
