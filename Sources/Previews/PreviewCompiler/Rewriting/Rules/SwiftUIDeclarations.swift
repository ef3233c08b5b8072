import SwiftSyntax

/// A rule that removes SwiftUI's views and previews from a file whose UIKit code is wanted.
final class SwiftUIDeclarations: RewritingRule {
    static let protocols: Set<String> = [
        "App", "ButtonStyle", "DynamicProperty", "EnvironmentKey", "PreferenceKey",
        "PreviewModifier",
        "PreviewProvider", "Shape", "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier",
        "Widget",
    ]

    override func run() {
        if file.summary.imports.contains("SwiftUI") { super.run() }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { consider(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { consider(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.protocols.contains(node.extendedType.plainName) {
            edits.remove(node.bytes)
            return .skipChildren
        }
        return consider(node)
    }

    private func consider(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        // The project may have a type of that name, mostly a nested one.
        let scope = node.enclosingTypeName ?? ""
        guard
            let name = node.inheritanceClause.names.first(where: {
                Self.protocols.contains($0) && index.resolved($0, in: scope) == nil
            })
        else { return .visitChildren }
        edits.remove(node.bytes)
        note("left out: \(name) is SwiftUI's", at: node)
        return .skipChildren
    }
}
