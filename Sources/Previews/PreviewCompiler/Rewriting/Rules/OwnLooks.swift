import SwiftSyntax

/// Keeps what is set by `appearance()` of a project's class in a property of the project's own, for the views of the class that
/// come into a window: UIKit's object that stands for a class keeps messages and runs none of their code, an object of the class
/// itself would.
final class OwnLooks: RewritingRule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
            let target = parts[0].as(MemberAccessExprSyntax.self),
            let call = target.base?.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            method.declName.baseName.text == "appearance", call.arguments.count <= 1,
            let name = method.base?.trimmedDescription,
            let type = index.resolved(name, in: node.enclosingTypeName ?? ""),
            let isObserved = isObserved(target.declName.baseName.plainText, of: type)
        else { return .visitChildren }
        let containers = call.arguments.first.map { "in: \($0.expression.trimmedDescription), " } ?? ""
        edits.replace(
            target.bytes.lowerBound..<parts[1].bytes.upperBound,
            with: "zoetropeAppearance(\\\(name).\(target.declName.baseName.text), of: \(name).self, \(containers)"
                + "onProxy: \(!isObserved), is:")
        edits.insert(")", at: node.bytes.upperBound)
        return .visitChildren
    }

    /// Whether code runs when a property of a class is set that this one or one above it in the project declares; nil if it is the
    /// framework's.
    private func isObserved(_ name: String, of type: String) -> Bool? {
        var isObserved = false
        for owner in [type] + index.superclasses(of: type) {
            guard let found = index.type(named: owner)?.type, found.kind == .class else { continue }
            let members =
                found.members.active
                + index.extensions(of: owner).flatMap { $0.declaration.node.memberBlock.members.active }
            let own = members.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { variable in
                variable.bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name }
            }
            guard let own else { continue }
            isObserved = isObserved || own.bindings.first?.accessorBlock != nil
            if !own.modifiers.has("override") { return isObserved }
        }
        return nil
    }
}
