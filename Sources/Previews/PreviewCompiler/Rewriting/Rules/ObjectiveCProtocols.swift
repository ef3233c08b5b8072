import SwiftSyntax

/// A rule that limits protocols of Objective-C to classes, as weak references to them need.
final class ObjectiveCProtocols: RewritingRule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("objc") != nil else { return .skipChildren }
        if let clause = node.inheritanceClause {
            if Set(clause.inheritedTypes.map(\.type.plainName)).isDisjoint(with: ["AnyObject", "class"]) {
                edits.insert("AnyObject, ", at: clause.inheritedTypes.bytes.lowerBound)
            }
        } else {
            edits.insert(": AnyObject", at: node.name.bytes.upperBound)
        }
        return .skipChildren
    }
}
