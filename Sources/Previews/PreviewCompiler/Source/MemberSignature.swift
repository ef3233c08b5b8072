import SwiftIfConfig
import SwiftSyntax

/// The name and argument labels of a member, by which it overrides another one.
struct MemberSignature: Hashable {
    var name: String

    init(_ function: FunctionDeclSyntax) {
        name = function.name.plainText + function.signature.labels
    }

    /// Makes the signature of a member; nil if it has no name.
    init?(_ member: DeclSyntax) {
        if let function = member.as(FunctionDeclSyntax.self) {
            name = function.name.plainText + function.signature.labels
        } else if let variable = member.as(VariableDeclSyntax.self),
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        {
            name = pattern.identifier.plainText
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
            name = "init" + initializer.signature.labels
        } else {
            return nil
        }
    }
}

extension FunctionSignatureSyntax {
    /// `(_:at:)`.
    var labels: String {
        "(\(parameterClause.parameters.map { $0.firstName.plainText + ":" }.joined()))"
    }
}

extension DeclSyntax {
    var modifiers: DeclModifierListSyntax? {
        asProtocol((any WithModifiersSyntax).self)?.modifiers
    }

    var attributes: AttributeListSyntax? {
        asProtocol((any WithAttributesSyntax).self)?.attributes
    }
}

extension MemberBlockItemListSyntax {
    /// The members that `#if` leaves.
    var active: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let members)? = condition.activeClause?.elements else {
                return []
            }
            return members.active
        }
    }
}
