import SwiftSyntax

/// A rule that has a method which is exchanged with another one by Objective-C's run time call that one, where it calls itself.
///
/// Nothing is exchanged here, so that such a method is called by its own name alone, if at all: on iOS its call of itself then
/// runs the other one's body, and here it would never end.
final class SwizzledCalls: RewritingRule {
    /// The selectors of what is exchanged, the other method's by the name of the one that calls itself.
    private lazy var others: [String: LabeledExprSyntax] = {
        guard file.summary.names.contains("method_exchangeImplementations") else { return [:] }
        let search = ExchangedMethods()
        search.walk(file.tree)
        return search.others
    }()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = Self.ownMethod(node.calledExpression), let other = others[name],
            node.enclosingFunction?.name.plainText == name
        else { return .visitChildren }
        if other.label?.text == "setter", let value = node.arguments.first, node.arguments.count == 1,
            let property = other.expression.methodName?.baseName.plainText
        {
            edits.replace(node.bytes.lowerBound..<value.bytes.lowerBound, with: "self.\(property) = (")
        } else if other.label == nil, let method = other.expression.methodName {
            edits.replace(node.calledExpression.bytes, with: "self.\(method.baseName.plainText)")
            let labels = method.argumentNames?.arguments.map(\.name.text) ?? []
            for (argument, label) in zip(node.arguments, labels) where argument.label?.text ?? "_" != label {
                edits.replace(
                    argument.bytes.lowerBound..<argument.expression.bytes.lowerBound,
                    with: label == "_" ? "" : "\(label): ")
            }
        }
        return .visitChildren
    }

    /// The name of a method of the object's own: `tap` of `self.tap` and `tap`.
    private static func ownMethod(_ called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self) {
            return access.base?.trimmedDescription == "self" ? access.declName.baseName.plainText : nil
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
}

/// The pairs of selectors in functions that exchange methods.
private final class ExchangedMethods: ActiveVisitor {
    private(set) var others: [String: LabeledExprSyntax] = [:]
    private var selectors: [LabeledExprSyntax] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        selectors = []
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let argument = node.arguments.first { selectors.append(argument) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "method_exchangeImplementations", selectors.count == 2,
            let name = selectors[1].expression.methodName?.baseName.plainText
        {
            others[name] = selectors[0]
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The method or the property that a selector's expression names: `tap(_:)` of `Deck.tap(_:)`.
    fileprivate var methodName: DeclReferenceExprSyntax? {
        self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    }
}
