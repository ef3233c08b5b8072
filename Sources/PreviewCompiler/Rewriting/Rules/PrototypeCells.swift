import SwiftSyntax

/// Names the class of a cell or supplementary view that Interface Builder's prototypes would give it: the class to which
/// what is dequeued is cast, if no code registers it.
final class PrototypeCells: RewritingRule {
    private static let labels: [String: [String]] = [
        "dequeueReusableCell": ["withReuseIdentifier", "for"],
        "dequeueReusableSupplementaryView": ["ofKind", "withReuseIdentifier", "for"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            let labels = Self.labels[method], node.arguments.map({ $0.label?.text }) == labels,
            let first = node.arguments.first, let cast = node.castType,
            let name = index.resolved(cast.plainName, in: node.enclosingTypeName ?? ""), !index.isRegistered(name),
            index.superclasses(of: name).last.map(ReusableViewInitializers.roots.contains) == true
        else { return .visitChildren }
        edits.insert("prototype: \(name).self, ", at: first.bytes.lowerBound)
        note("no Interface Builder files are read: what is dequeued here is of class \(name)", at: node)
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The type to which the call's value is cast, by `as!` or `as?`.
    fileprivate var castType: TypeSyntax? {
        guard let list = parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == id }), index + 2 < elements.count,
            elements[index + 1].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return elements[index + 2].as(TypeExprSyntax.self)?.type
    }
}
