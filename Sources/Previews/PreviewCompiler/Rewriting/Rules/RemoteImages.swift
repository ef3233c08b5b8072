import SwiftSyntax

/// Leaves out statements that have a library load an image from a network, of which a preview has none: the image is as it
/// is until one has been loaded.
final class RemoteImages: RewritingRule {
    /// The names of the libraries by which views have their members.
    static let libraries: [String: Set<String>] = [
        "Nuke": ["loadImage"]
    ]

    /// The members of libraries that the project imports and does not have, by the library.
    private lazy var members: [String: String] = {
        let imports = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
        var members: [String: String] = [:]
        for (library, names) in Self.libraries where imports.contains(library) {
            for name in names { members[name] = library }
        }
        let extensions = index.files.flatMap(\.summary.extensions)
        for member in extensions.flatMap({ $0.node.memberBlock.members.active }) {
            if let variable = member.as(VariableDeclSyntax.self) {
                for binding in variable.bindings { members[binding.pattern.trimmedDescription] = nil }
            } else if let function = member.as(FunctionDeclSyntax.self) {
                members[function.name.plainText] = nil
            }
        }
        return members
    }()

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard !members.isEmpty, let expression = node.item.as(ExprSyntax.self), let library = library(in: expression)
        else { return .visitChildren }
        let lines = expression.trimmedDescription.count { $0.isNewline }
        edits.replace(expression.bytes, with: "()" + String(repeating: "\n", count: lines))
        note("left out: \(library) loads images from a network, of which previews have none", at: expression)
        return .skipChildren
    }

    /// The library that a call or an assignment uses; nil for another statement.
    private func library(in expression: ExprSyntax) -> String? {
        var next: ExprSyntax? = expression
        while let node = next {
            if let call = node.as(FunctionCallExprSyntax.self) {
                next = call.calledExpression
            } else if let access = node.as(MemberAccessExprSyntax.self) {
                if let library = members[access.declName.baseName.plainText] { return library }
                next = access.base
            } else if let name = node.as(DeclReferenceExprSyntax.self) {
                return members[name.baseName.plainText]
            } else if let chain = node.as(OptionalChainingExprSyntax.self) {
                next = chain.expression
            } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
                next = forced.expression
            } else if let sequence = node.as(SequenceExprSyntax.self) {
                // What is assigned to is the first.
                next = sequence.elements.first
            } else {
                return nil
            }
        }
        return nil
    }
}
