import SwiftSyntax

/// Has methods and properties that the project adds to frameworks' classes ask for the one that overrides them.
///
/// `func shake() { ... }` becomes `func zoetropeBase_shake() { ... }; func shake() { if let own = self as? Card { return
/// own.zoetropeOverride_shake() }; return zoetropeBase_shake() }`, and `Card` overrides by `func zoetropeOverride_shake()`.
/// What is added as `open` is `public`: some of the engine's classes are final.
final class ExtensionOverrides: RewritingRule {
    override func run() {
        for declaration in file.summary.extensions where index.type(named: declaration.name) == nil {
            for member in declaration.node.memberBlock.members.active {
                // Of a class that can't be inherited from nothing is open.
                if let open = member.modifiers?.first(where: { $0.name.text == "open" }) {
                    edits.replace(open.bytes, with: "public")
                }
            }
            for member in declaration.node.memberBlock.members.active.compactMap(AddedMember.init) {
                let overriders = index.extensionMembers.overriders(of: member)
                if !overriders.isEmpty {
                    ask(overriders, in: member)
                } else if index.extensionMembers.isOverriding(member) {
                    rename(member, isFirst: true)
                }
            }
        }
        for declaration in file.summary.extensions {
            guard let type = index.type(named: declaration.name)?.type, type.kind == .class else { continue }
            for member in declaration.node.memberBlock.members.active.compactMap(AddedMember.init)
            where index.extensionMembers.isOverriding(member, of: type, in: index) {
                rename(member, isFirst: index.extensionMembers.isFirst(member, of: type, in: index))
            }
        }
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            for member in type.members.active.compactMap(AddedMember.init)
            where index.extensionMembers.isOverriding(member, of: type, in: index) {
                rename(member, isFirst: index.extensionMembers.isFirst(member, of: type, in: index))
            }
        }
    }

    private func ask(_ overriders: [String], in member: AddedMember) {
        let (attribute, declaration) =
            switch member.kind {
            case .method(let method): ("@discardableResult ", asking(overriders, method))
            case .property(let binding, let accessors):
                ("", asking(overriders, member.name.plainText, binding, accessors))
            }
        let modifiers = member.modifiers.filter { !["dynamic", "open"].contains($0.name.text) }.map(
            \.trimmedDescription)
        let open = member.modifiers.has("open") ? ["public"] : []
        edits.replace(member.name.bytes, with: ExtensionMembers.bodyPrefix + member.name.plainText)
        edits.insert(
            "; \(attribute)\(((open + modifiers) + [declaration]).joined(separator: " "))",
            at: member.node.bytes.upperBound)
    }

    private func asking(_ overriders: [String], _ method: FunctionDeclSyntax) -> String {
        let call =
            (method.signature.effectSpecifiers.map { effects in
                (effects.throwsClause == nil ? "" : "try ") + (effects.asyncSpecifier == nil ? "" : "await ")
            } ?? "")
        let arguments = method.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.plainText == "_" ? "" : parameter.firstName.text + ": "
            let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
            return label + reference + (parameter.secondName ?? parameter.firstName).text
        }.joined(separator: ", ")
        let (body, other) = Self.names(method.name.plainText)
        let asking = overriders.map { "if let own = self as? \($0) { return \(call)own.\(other)(\(arguments)) }" }
        let head = [
            "func \(method.name.text)", method.genericParameterClause?.onOneLine ?? "",
            method.signature.onOneLine, method.genericWhereClause?.onOneLine ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(head) { \(asking.joined(separator: "; ")); return \(call)\(body)(\(arguments)) }"
    }

    private func asking(
        _ overriders: [String], _ name: String, _ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax
    ) -> String {
        let (body, other) = Self.names(name)
        var code = overriders.map { "if let own = self as? \($0) { return own.\(other) }" }.joined(separator: "; ")
        code = "get { \(code); return \(body) }"
        if case .accessors(let list) = accessors.accessors, list.contains(where: { $0.accessorSpecifier.text == "set" })
        {
            let setting = overriders.map { "if let own = self as? \($0) { own.\(other) = newValue; return }" }
            code += " set { \(setting.joined(separator: "; ")); \(body) = newValue }"
        }
        return "var \(name): \(binding.typeAnnotation?.type.trimmedDescription ?? "") { \(code) }"
    }

    private static func names(_ name: String) -> (body: String, other: String) {
        (ExtensionMembers.bodyPrefix + name, ExtensionMembers.overridePrefix + name)
    }

    /// Gives an override a name of its own.
    ///
    /// - Parameters:
    ///   - member: the override.
    ///   - isFirst: whether the member above it is the extension's.
    private func rename(_ member: AddedMember, isFirst: Bool) {
        let name = member.name.plainText
        edits.replace(member.name.bytes, with: ExtensionMembers.overridePrefix + name)
        if isFirst, let modifier = member.modifiers.first(where: { $0.name.text == "override" }) {
            edits.remove(modifier.bytesWithSpace)
        }
        guard let body = member.body else { return }
        let calls = SuperCalls(of: name)
        calls.walk(body)
        let prefix = isFirst ? ExtensionMembers.bodyPrefix : ExtensionMembers.overridePrefix
        for range in calls.names { edits.replace(range, with: prefix + name) }
    }
}

/// A search for `super.name`.
private final class SuperCalls: ActiveVisitor {
    private let name: String
    private(set) var names: [Range<Int>] = []

    init(of name: String) {
        self.name = name
        super.init()
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.plainText == name {
            names.append(node.declName.baseName.bytes)
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The node's text, with a space in the place of line ends and comments.
    fileprivate var onOneLine: String {
        tokens(viewMode: .sourceAccurate).map { token in
            let space =
                token.trailingTrivia.isEmpty
                && token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty != false
            return token.text + (space ? "" : " ")
        }.joined()
    }
}
