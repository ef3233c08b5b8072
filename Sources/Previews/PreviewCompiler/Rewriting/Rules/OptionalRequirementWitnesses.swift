import SwiftSyntax

/// Declares, for each optional requirement of the project's protocols, the property that stands for it: in the
/// protocol, with nil as the default, and in the classes that implement it.
final class OptionalRequirementWitnesses: RewritingRule {
    override func run() {
        guard !index.optionalRequirements.all.isEmpty else { return }
        for type in file.summary.types where !type.isLocal {
            switch type.kind {
            case .protocol: rewrite(type)
            default: implement(in: type)
            }
        }
    }

    private func rewrite(_ type: TypeDeclaration) {
        var defaults: [String] = []
        for (member, requirement) in OptionalRequirements.Requirement.all(of: type) {
            let kind = requirement.isStatic ? "static " : ""
            let declaration = "\(kind)var \(requirement.closure): \(requirement.type)?"
            // Attributes go by a rule of their own, which would overlap.
            let attributes = member.attributes.flatMap { $0.isEmpty ? nil : $0.bytesWithSpace.upperBound }
            let start = attributes ?? member.bytes.lowerBound
            edits.replace(start..<member.bytes.upperBound, with: withoutModules("\(declaration) { get }"))
            defaults.append("\(declaration) { nil }")
            if let caller = requirement.caller { defaults.append(caller) }
        }
        guard !defaults.isEmpty else { return }
        let access = type.node.modifiers?.first { ["public", "fileprivate", "private"].contains($0.name.text) }
        let prefix = access.map { $0.name.text + " " } ?? ""
        edits.insert(
            withoutModules("\n\(prefix)extension \(type.name) { \(defaults.joined(separator: "; ")) }\n"),
            at: file.text.count)
    }

    /// Returns code in which the names of the project's modules do not stand before their types' any more.
    private func withoutModules(_ code: String) -> String {
        code.replacing(#/\b([A-Z]\w*)\.(\w+)/#) {
            index.isOwnModule(String($0.1), before: String($0.2)) ? String($0.2) : String($0.0)
        }
    }

    private func implement(in type: TypeDeclaration) {
        for requirement in index.optionalRequirements.all {
            let declares = conforms(type, to: requirement.protocol)
            let above = index.superclasses(of: type.name).contains { name in
                index.type(named: name).map { conforms($0.type, to: requirement.protocol) } ?? false
            }
            guard declares || above else { continue }
            let isImplemented = implements(type.name, requirement)
            // A class that leaves it to its subclasses has something for them to override.
            let isBelow = index.descendants(of: type.name).contains { implements($0, requirement) }
            let isAbove = index.superclasses(of: type.name).contains { implements($0, requirement) }
            guard above ? isImplemented && !isAbove : isImplemented || isAbove || isBelow else { continue }
            let value = isImplemented || isAbove ? "self.\(reference(requirement))" : "nil"
            // The types of a protocol that is not public are not either.
            let isPublic =
                ["public", "open"].contains { type.node.modifiers?.has($0) == true }
                && index.type(named: requirement.protocol)?.type.node.modifiers?.has("public") == true
            let access = isPublic ? "public " : ""
            let kind = requirement.isStatic ? type.kind == .class ? "class " : "static " : ""
            let modifier = (above ? "override " : "") + kind
            edits.insertLines(
                withoutModules("\(access)\(modifier)var \(requirement.closure): \(requirement.type)? { \(value) }"),
                at: type.end,
                of: file)
        }
    }

    private func reference(_ requirement: OptionalRequirements.Requirement) -> String {
        // A method without parameters is referred to by its name alone.
        requirement.signature.hasSuffix("()") ? String(requirement.signature.dropLast(2)) : requirement.signature
    }

    private func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
        var seen: Set<String> = []
        var open = index.inherited(by: type)
        while let next = open.popLast() {
            if next == name { return true }
            guard seen.insert(next).inserted, let found = index.type(named: next)?.type, found.kind == .protocol else {
                continue
            }
            open += index.inherited(by: found)
        }
        return false
    }

    private func implements(_ name: String, _ requirement: OptionalRequirements.Requirement) -> Bool {
        guard let found = index.type(named: name) else { return false }
        let members =
            found.type.members.active
            + index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
        return members.contains { member in
            guard MemberSignature(member)?.name == requirement.signature else { return false }
            guard requirement.call != nil, let function = member.as(FunctionDeclSyntax.self) else { return true }
            return function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
                == requirement.parameters
        }
    }
}
