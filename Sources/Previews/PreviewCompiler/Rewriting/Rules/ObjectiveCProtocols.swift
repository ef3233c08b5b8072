import SwiftSyntax

/// A rule that limits protocols of Objective-C to classes, as weak references to them need, and has no protocol's property be
/// weak, which Swift took once and never meant.
final class ObjectiveCProtocols: RewritingRule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for property in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            for modifier in property.modifiers where ["unowned", "weak"].contains(modifier.name.text) {
                edits.replace(modifier.bytes, with: "")
            }
        }
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
