import SwiftSyntax

/// A rule that removes the names of the project's own modules before their declarations, as all are compiled as one
/// module.
///
/// A global function or variable keeps a module's name, as a method may have its own: `Notices.show(note)` in a controller,
/// which can `show(_:sender:)`. So does one of Apple's C library, which is Foundation's here: `Darwin.round(x)` in an extension
/// of numbers, which have a `round()`.
final class ModuleQualifiers: RewritingRule {
    /// The name by which sources mean the module that they are compiled as.
    static let module = "ZoetropeModule"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin",
            index.type(named: "Darwin") == nil
        {
            edits.replace(base.bytes, with: "Foundation")
        } else if let base = node.base?.as(DeclReferenceExprSyntax.self),
            index.isOwnModule(base.baseName.text, before: node.declName.baseName.text)
        {
            if index.globals.contains(node.declName.baseName.plainText) {
                edits.replace(base.bytes, with: Self.module)
            } else {
                edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self),
            index.isOwnModule(base.name.text, before: node.name.text)
        {
            edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
        }
        return .visitChildren
    }
}
