import SwiftSyntax

/// A rule that lets what has to be an object be one of a protocol: `where Proxy.Delegate: AnyObject` of an `associatedtype Delegate`.
///
/// To Objective-C a value of a protocol of its own is an object; to Swift it is none, whatever conforms.
final class ClassBounds: RewritingRule {
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.leftType.as(MemberTypeSyntax.self), node.rightType.trimmedDescription == "AnyObject",
            isUnbound(type.name.plainText)
        else { return .skipChildren }
        edits.replace(node.rightType.bytes, with: "Any")
        return .skipChildren
    }

    /// Whether protocols of the project have an associated type of a name, and none has it as anything.
    private func isUnbound(_ name: String) -> Bool {
        let found = index.types.filter { $0.type.kind == .protocol }.flatMap(\.type.members.active)
            .compactMap { $0.as(AssociatedTypeDeclSyntax.self) }.filter { $0.name.plainText == name }
        return !found.isEmpty && found.allSatisfy { $0.inheritanceClause == nil }
    }
}
