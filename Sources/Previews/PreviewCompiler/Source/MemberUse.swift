import SwiftSyntax

/// The names by which code uses a member of a type.
enum MemberUse {
    /// The labels of a subscript that has been given any: `subscript(safe:)`.
    case `subscript`(String)
    case initializer
    /// A property, a function or a type within the type, none of which needs a dot before it in code of the type itself.
    case member(String)
    /// What has no name, as `deinit`.
    case nothing

    init(_ member: DeclSyntax) {
        if let declaration = member.as(SubscriptDeclSyntax.self) {
            // Their parameters have a label only if it is written.
            let labels = declaration.parameterClause.parameters.map { parameter in
                (parameter.secondName == nil ? "_" : parameter.firstName.plainText) + ":"
            }
            self = .subscript("subscript(\(labels.joined()))")
        } else if let name = MemberSignature(member)?.name {
            let base = String(name.prefix { $0 != "(" })
            self = base == "init" ? .initializer : .member(base)
        } else if let nested = member.asProtocol((any NamedDeclSyntax).self) {
            self = .member(nested.name.plainText)
        } else {
            self = .nothing
        }
    }

    /// Whether something in a file has the name by which this member of a type is used.
    func mayBe(in file: FileSummary, of type: String) -> Bool {
        switch self {
        case .subscript(let labels): file.members.contains(labels)
        case .initializer: file.names.contains(type) || file.members.contains("init")
        case .member(let name): file.members.contains(name) || file.names.contains(name)
        case .nothing: false
        }
    }
}
