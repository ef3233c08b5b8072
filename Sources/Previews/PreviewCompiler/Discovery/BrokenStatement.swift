import SwiftSyntax

/// The statements that code can do without.
enum BrokenStatement {
    /// Returns the innermost statement around a token without which the rest may compile: an expression whose value nobody
    /// takes, or an `if` in whose conditions the token is; nil if there is none in a body.
    static func around(_ token: TokenSyntax) -> Syntax? {
        var next = token.parent
        while let node = next {
            next = node.parent
            guard let item = node.as(CodeBlockItemSyntax.self) else { continue }
            guard let list = item.parent?.as(CodeBlockItemListSyntax.self), item.canGo(without: token) else {
                return nil
            }
            let owner = list.parent
            // What a closure or a body answers is its only expression.
            if list.count == 1, owner?.is(ClosureExprSyntax.self) == true { continue }
            if list.count == 1, owner?.isAnswering == true { return nil }
            return owner?.is(SourceFileSyntax.self) == false ? Syntax(item) : nil
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is an expression by itself, or an `if` that asks what a token is part of.
    fileprivate func canGo(without token: TokenSyntax) -> Bool {
        switch item {
        case .expr(let expression):
            return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
                && !trimmedDescription.contains("super.init") && !trimmedDescription.hasPrefix("self.init")
        case .stmt(let statement):
            guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) else {
                return false
            }
            return choice.conditions.bytes.contains(token.bytes.lowerBound)
        default: return false
        }
    }
}

extension Syntax {
    /// Whether it is a statement that gives a variable or a property of the type's own the value that a token is in, for want
    /// of which what is behind it may end the code.
    func assigns(from token: TokenSyntax) -> Bool {
        guard let parts = self.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements,
            let target = parts.first, let sign = parts.dropFirst().first, sign.is(AssignmentExprSyntax.self),
            sign.position < token.position
        else { return false }
        let owner = target.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return target.is(DeclReferenceExprSyntax.self) || owner == "self"
    }

    /// Whether it is a getter's braces, or those of a function that returns something.
    fileprivate var isAnswering: Bool {
        if self.is(AccessorBlockSyntax.self) { return true }
        guard let parent = self.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return false
    }
}
