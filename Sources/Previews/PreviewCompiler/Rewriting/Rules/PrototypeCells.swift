import SwiftSyntax

/// Tells a collection view the class that Interface Builder's prototypes would give a cell or supplementary view: the class
/// to which what is dequeued is cast, if no code registers it.
///
/// The call itself stays as it is, as a subclass or an extension may have a method of its own for it.
final class PrototypeCells: RewritingRule {
    private static let labels: [String: [String]] = [
        "dequeueReusableCell": ["withReuseIdentifier", "for"],
        "dequeueReusableSupplementaryView": ["ofKind", "withReuseIdentifier", "for"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let labels = Self.labels[access.declName.baseName.text], node.arguments.map({ $0.label?.text }) == labels,
            let cast = node.castType,
            let name = index.resolved(cast.plainName, in: node.enclosingTypeName ?? ""), !index.isRegistered(name),
            index.superclasses(of: name).last.map(ReusableViewInitializers.roots.contains) == true,
            let arguments = self.arguments(
                node, method: access.declName.baseName.text + "(\(labels.map { $0 + ":" }.joined()))")
        else { return .visitChildren }
        let added = "zoetropePrototype(\(name).self, \(arguments))"
        if base.is(SuperExprSyntax.self) {
            edits.insert("(\(added), ", at: node.bytes.lowerBound)
            edits.insert(").1", at: node.bytes.upperBound)
        } else {
            edits.insert(".\(added)", at: access.period.bytes.lowerBound)
        }
        note("no Interface Builder files are read: what is dequeued here is of class \(name)", at: node)
        return .visitChildren
    }

    /// Returns the call's arguments but for the index path; nil if one is an implicit member, which may be of a type that only
    /// the project's own method tells.
    private func arguments(_ node: FunctionCallExprSyntax, method: String) -> String? {
        let values = node.arguments.dropLast().map(\.expression)
        let isImplicit = values.contains { value in
            value.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        }
        guard !isImplicit || !index.declares(method) else { return nil }
        return values.map { $0.trimmedDescription.replacing("\n", with: " ") }.joined(separator: ", ")
    }
}

extension ProjectIndex {
    /// Whether a type or an extension of the project declares a method.
    fileprivate func declares(_ method: String) -> Bool {
        let members =
            types.flatMap(\.type.members.active)
            + files.flatMap(\.summary.extensions).flatMap { $0.node.memberBlock.members.active }
        return members.contains { MemberSignature($0)?.name == method }
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
