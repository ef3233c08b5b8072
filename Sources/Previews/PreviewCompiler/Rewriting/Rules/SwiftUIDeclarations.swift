import SwiftSyntax

/// A rule that removes SwiftUI's views and previews from a file whose UIKit code is wanted, and has controllers and cells that
/// would show them show none.
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

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.label?.plainText == "rootView" else { return .visitChildren }
        edits.replace(node.expression.bytes, with: "AnyView()")
        return .skipChildren
    }

    /// `controller.rootView = ...`, as it is before operators are folded.
    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        guard let target = node.first?.as(MemberAccessExprSyntax.self), target.declName.baseName.text == "rootView",
            let operation = node.dropFirst().first, operation.is(AssignmentExprSyntax.self)
        else { return .visitChildren }
        let value = operation.bytes.upperBound..<node.bytes.upperBound
        edits.replace(value, with: " AnyView()")
        return .skipChildren
    }

    /// `UIHostingConfiguration { ... }` with what is called on it.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var first = ExprSyntax(node)
        while let call = first.as(FunctionCallExprSyntax.self) {
            first = call.calledExpression
            if let member = first.as(MemberAccessExprSyntax.self), let base = member.base { first = base }
        }
        guard first.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIHostingConfiguration" else {
            return .visitChildren
        }
        edits.replace(node.bytes, with: "zoetropeHosted()")
        note(
            "cells show words for views of SwiftUI, which is not there: a content view of UIKit can be shown", at: node)
        return .skipChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let base = node.parent?.as(GenericSpecializationExprSyntax.self)?.expression
        let type = node.parent?.as(IdentifierTypeSyntax.self)?.name ?? base?.as(DeclReferenceExprSyntax.self)?.baseName
        guard type?.plainText == "UIHostingController" else { return .visitChildren }
        edits.replace(node.arguments.bytes, with: "AnyView")
        return .skipChildren
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
