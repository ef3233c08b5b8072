import SwiftSyntax

/// Has methods that the project adds to frameworks' classes ask for the one that overrides them.
///
/// `func shake() { ... }` becomes `func zoetropeBase_shake() { ... }; func shake() { if let own = self as? Card { return
/// own.zoetropeOverride_shake() }; return zoetropeBase_shake() }`, and `Card` overrides by `func zoetropeOverride_shake()`.
final class ExtensionOverrides: RewritingRule {
    override func run() {
        for declaration in file.summary.extensions where index.type(named: declaration.name) == nil {
            for method in declaration.node.memberBlock.members.active.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
                let overriders = index.extensionMembers.overriders(of: method)
                if !overriders.isEmpty {
                    ask(overriders, in: method)
                } else if index.extensionMembers.isOverriding(method) {
                    rename(method, isFirst: true)
                }
            }
        }
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            for method in type.members.active.compactMap({ $0.as(FunctionDeclSyntax.self) })
            where index.extensionMembers.isOverriding(method, of: type, in: index) {
                rename(method, isFirst: index.extensionMembers.isFirst(method, of: type, in: index))
            }
        }
    }

    private func ask(_ overriders: [String], in method: FunctionDeclSyntax) {
        let name = method.name.text
        let body = ExtensionMembers.bodyPrefix + method.name.plainText
        let call =
            (method.signature.effectSpecifiers.map { effects in
                (effects.throwsClause == nil ? "" : "try ") + (effects.asyncSpecifier == nil ? "" : "await ")
            } ?? "")
        let arguments = method.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.plainText == "_" ? "" : parameter.firstName.text + ": "
            let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
            return label + reference + (parameter.secondName ?? parameter.firstName).text
        }.joined(separator: ", ")
        let other = ExtensionMembers.overridePrefix + method.name.plainText
        let asking = overriders.map { "if let own = self as? \($0) { return \(call)own.\(other)(\(arguments)) }" }
        let modifiers = method.modifiers.filter { !["dynamic", "open"].contains($0.name.text) }.map(
            \.trimmedDescription)
        let open = method.modifiers.has("open") ? ["public"] : []
        let declaration = [
            "@discardableResult", (open + modifiers).joined(separator: " "), "func \(name)",
            method.genericParameterClause?.onOneLine ?? "", method.signature.onOneLine,
            method.genericWhereClause?.onOneLine ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        edits.replace(method.name.bytes, with: body)
        edits.insert(
            "; \(declaration) { \(asking.joined(separator: "; ")); return \(call)\(body)(\(arguments)) }",
            at: method.bytes.upperBound)
    }

    /// Gives an override a name of its own.
    ///
    /// - Parameters:
    ///   - method: the override.
    ///   - isFirst: whether the method above it is the extension's.
    private func rename(_ method: FunctionDeclSyntax, isFirst: Bool) {
        let name = method.name.plainText
        edits.replace(method.name.bytes, with: ExtensionMembers.overridePrefix + name)
        if isFirst, let modifier = method.modifiers.first(where: { $0.name.text == "override" }) {
            edits.remove(modifier.bytesWithSpace)
        }
        guard let body = method.body else { return }
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
