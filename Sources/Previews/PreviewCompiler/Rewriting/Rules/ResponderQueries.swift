import SwiftSyntax

/// A rule that replaces `delegate.responds(to: #selector(...))` by its answer: of the optional methods of UIKit's delegates, and of the
/// project's own, there is what a class implements, a selector that running code has made is looked up when it is asked for,
/// and every other method of a framework is there.
final class ResponderQueries: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "to",
            let text = object(node.calledExpression), !isDeclared(asked: text, by: node)
        else { return .visitChildren }
        if let requirement = requirement(in: node) {
            let object = text.hasSuffix("?") ? String(text.dropLast()) : text
            let answer = "((\(object)) as? any \(requirement.protocol))?.\(requirement.closure) != nil"
            edits.replace(node.bytes, with: text.hasSuffix("?") ? "Optional(\(answer))" : "(\(answer))")
            return .skipChildren
        }
        if let method = delegatesMethod(in: node), text != "super" {
            let isOptional = text.hasSuffix("?")
            let call = "zoetropeAnswers(\(isOptional ? "$0" : text), \(method.literal))"
            edits.replace(node.bytes, with: isOptional ? "\(text.dropLast()).map { \(call) }" : call)
            return .skipChildren
        }
        if let answer = answer(of: text, to: node) {
            edits.replace(node.bytes, with: answer)
            return .skipChildren
        }
        // The answer of an optional chain is optional.
        if text.hasSuffix("?") {
            edits.replace(node.bytes, with: "\(text.dropLast()).map { _ in true }")
        } else {
            edits.replace(node.bytes, with: "true")
        }
        return .skipChildren
    }

    /// The object that a called expression asks what it responds to; nil if it asks something else.
    private func object(_ called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "responds" {
            return access.base?.trimmedDescription
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text == "responds" ? "self" : nil
    }

    /// Whether a class of the project that is asked by `self`, or above one that asks by `super`, declares an answer of its own.
    private func isDeclared(asked text: String, by node: FunctionCallExprSyntax) -> Bool {
        guard ["self", "super"].contains(text), let written = node.enclosingTypeName else { return false }
        let name = index.resolved(written, in: "") ?? written
        return ((text == "self" ? [name] : []) + index.superclasses(of: name)).contains { name in
            index.type(named: name)?.type.members.active.contains {
                $0.as(FunctionDeclSyntax.self).map { MemberSignature($0).name } == "responds(to:)"
            } == true
        }
    }

    /// What answers of a selector that running code has made; nil of a written one.
    private func answer(of object: String, to call: FunctionCallExprSyntax) -> String? {
        guard let selector = call.arguments.first?.expression, !selector.is(MacroExpansionExprSyntax.self),
            object != "super"
        else { return nil }
        let asked = selector.trimmedDescription
        return object.hasSuffix("?")
            ? "\(object.dropLast()).map { zoetropeResponds($0, to: \(asked)) }"
            : "zoetropeResponds(\(object), to: \(asked))"
    }

    /// The project's optional method that a call asks for; nil for another one.
    private func requirement(in call: FunctionCallExprSyntax) -> OptionalRequirements.Requirement? {
        guard let (name, labels) = method(in: call).flatMap(Self.parts) else { return nil }
        return index.optionalRequirements.method(name, labels)
    }

    /// The full name of the optional method of a delegate of UIKit's that a call asks for by its protocol; nil for another one.
    private func delegatesMethod(in call: FunctionCallExprSyntax) -> String? {
        guard let method = method(in: call),
            let type = method.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
            index.type(named: type) == nil, let optional = OptionalDelegateMethods.methods[type],
            let (name, labels) = Self.parts(of: method)
        else { return nil }
        let full = "\(name)(\(labels.joined()))"
        return optional.contains { MemberSignature($0).name == full } ? full : nil
    }

    /// The method that is written in the selector that a call asks for.
    private func method(in call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let selector = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            selector.macroName.text == "selector"
        else { return nil }
        return selector.arguments.first?.expression
    }

    /// A method's name and its labels, if they are written.
    private static func parts(of method: ExprSyntax) -> (name: String, labels: [String])? {
        guard let name = method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self),
            let labels = name.argumentNames?.arguments.map({ $0.name.plainText + ":" })
        else { return nil }
        return (name.baseName.plainText, labels)
    }
}
