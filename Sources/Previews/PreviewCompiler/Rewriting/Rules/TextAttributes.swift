import SwiftSyntax

/// A rule that has the attributes of texts have keys of their own type in code from before Swift 4, where these were texts:
/// `var titleAttributes: [String: AnyObject]?` is a `[NSAttributedString.Key: Any]?`.
///
/// What is declared by such a name, and a dictionary that is written with such keys, holds attributes.
final class TextAttributes: RewritingRule {
    private static let values: Set<String> = ["Any", "AnyObject", "NSObject"]

    override func run() {
        if index.hasFormerTextAttributes { super.run() }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, Self.isOfAttributes(name) {
            change(node.typeAnnotation?.type)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if [node.firstName, node.secondName].contains(where: { $0.map(Self.isOfAttributes) == true }) {
            change(node.type)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOfAttributes(node.name) { change(node.signature.returnClause?.type) }
        return .visitChildren
    }

    // `[NSFontAttributeName: font] as [String: Any]`
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (value, type) in zip(elements, elements.dropFirst(2)) {
            guard let written = value.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self),
                written.contains(where: { Self.isKey($0.key) })
            else { continue }
            change(type.as(TypeExprSyntax.self)?.type)
        }
        return .visitChildren
    }

    private func change(_ type: TypeSyntax?) {
        var type = type
        while let optional = type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        { type = optional }
        guard let dictionary = type?.as(DictionaryTypeSyntax.self), dictionary.key.trimmedDescription == "String",
            Self.values.contains(dictionary.value.trimmedDescription)
        else { return }
        edits.replace(dictionary.bytes, with: "[NSAttributedString.Key: Any]")
    }

    private static func isOfAttributes(_ name: TokenSyntax) -> Bool {
        ["ttributes", "ttrs"].contains { name.plainText.hasSuffix($0) } || name.plainText == "attribute"
    }

    fileprivate static func isKey(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self).map { isKey($0.baseName.plainText) } ?? false
    }

    /// Whether a name is that of a text's attribute before Swift 4.
    static func isKey(_ name: String) -> Bool { name.hasPrefix("NS") && name.hasSuffix("AttributeName") }
}
