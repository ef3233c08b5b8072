import SwiftSyntax

/// A rule that unwraps values which Objective-C finds in any object: `(change[.newKey] as AnyObject).cgPointValue`.
final class BoxedValues: RewritingRule {
    private static let names: Set<String> = [
        "boolValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue",
        "doubleValue", "floatValue", "int32Value", "intValue", "integerValue", "uiEdgeInsetsValue", "uintValue",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard Self.names.contains(node.declName.baseName.plainText),
            let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
            let elements = base.elements.first?.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self),
            elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
        else { return .visitChildren }
        edits.insert("zoetropeUnboxed", at: base.bytes.lowerBound)
        let value = elements[elements.count - 3].bytes.upperBound
        edits.replace(value..<base.rightParen.bytes.lowerBound, with: "")
        return .visitChildren
    }
}
