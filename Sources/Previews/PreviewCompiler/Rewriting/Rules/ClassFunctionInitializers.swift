import SwiftSyntax

/// A rule that names the class whose initialiser a class function calls by `self.init(...)`: `Bar.init(...)`, or
/// `(Bar.init(...) as! Self)` in a function that returns `Self`.
///
/// Objective-C's initialisers can be called of any class; Swift's only where they are `required`, which a framework's are not here.
/// Of a class from which others inherit a function makes an object, `zoetropeMake(self)`, if the initialiser is one that it knows.
final class ClassFunctionInitializers: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base?.as(DeclReferenceExprSyntax.self),
            let function = Syntax(node).classFunction, isOfClass(base, in: function),
            let written = node.enclosingTypeName, let name = index.resolved(written, in: "") ?? written as String?,
            let type = index.type(named: name)?.type, type.kind == .class, !type.isGeneric, !type.isLocal,
            let root = index.superclasses(of: name).last,
            index.type(named: root) == nil, !requires(node, in: name)
        else { return .visitChildren }
        guard index.descendants(of: name).isEmpty else {
            if MetatypeInitializers.knows(node), let parenthesis = node.leftParen {
                edits.replace(node.calledExpression.bytes, with: "zoetropeMake")
                let type = base.baseName.text == "self" ? "self" : "Self.self"
                edits.insert(type + (node.arguments.isEmpty ? "" : ", "), at: parenthesis.bytes.upperBound)
            }
            return .visitChildren
        }
        guard function.returnsSelf else {
            edits.replace(base.bytes, with: name)
            return .visitChildren
        }
        edits.replace(base.bytes, with: "(\(name)")
        edits.insert(" as! Self)", at: node.bytes.upperBound)
        return .visitChildren
    }

    private func isOfClass(_ base: DeclReferenceExprSyntax, in function: FunctionDeclSyntax) -> Bool {
        switch base.baseName.text {
        case "self": function.modifiers.has("class") || function.modifiers.has("static")
        case "Self": true
        default: false
        }
    }

    /// Whether the project's classes have the called initialiser as a required one, which can be called as it is.
    private func requires(_ call: FunctionCallExprSyntax, in name: String) -> Bool {
        let labels = "init(\(call.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()))"
        let classes = [name] + index.superclasses(of: name)
        return classes.compactMap { index.type(named: $0)?.type }.contains { type in
            type.initializers.contains {
                $0.modifiers.has("required") && MemberSignature(DeclSyntax($0))?.name == labels
            }
        }
    }
}

extension Syntax {
    /// The method of a type around an expression.
    fileprivate var classFunction: FunctionDeclSyntax? {
        var next = parent
        while let node = next {
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.parent?.is(MemberBlockItemSyntax.self) == true ? function : nil
            }
            if node.is(InitializerDeclSyntax.self) || node.is(AccessorDeclSyntax.self) { return nil }
            next = node.parent
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    fileprivate var returnsSelf: Bool {
        let type = signature.returnClause?.type
        let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        return wrapped?.trimmedDescription == "Self"
    }
}
