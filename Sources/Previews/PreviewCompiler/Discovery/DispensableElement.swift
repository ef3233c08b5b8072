import SwiftSyntax

/// An element of an array or a dictionary that is written out, without which the others are still of use.
struct DispensableElement {
    /// The element.
    let node: Syntax
    /// Its bytes, with the comma behind it unless something stands in its place.
    let range: Range<Int>
    /// What stands in its place, as others are told by their places in such a list; empty if nothing does.
    let filler: String

    /// Finds the innermost element around a token that can go; nil if there is none, or if there are statements of its own around
    /// the token.
    init?(around token: TokenSyntax) {
        var next = token.parent
        while let node = next, !node.is(ClosureExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
            next = node.parent
            guard node.canGo else { continue }
            self.node = node
            if let value = node.as(ArrayElementSyntax.self)?.expression, node.isOfControllers,
                value.bytes.count >= Self.controller.utf8.count
            {
                (range, filler) = (value.bytes, Self.controller)
            } else {
                (range, filler) = (node.bytes, "")
            }
            return
        }
        return nil
    }

    private static let controller = "UIViewController()"
}

extension Syntax {
    /// Whether it is one of several elements.
    var canGo: Bool {
        guard let parent else { return false }
        if self.is(ArrayElementSyntax.self) { return (parent.as(ArrayElementListSyntax.self)?.count ?? 0) > 1 }
        return self.is(DictionaryElementSyntax.self) && (parent.as(DictionaryElementListSyntax.self)?.count ?? 0) > 1
    }

    /// Whether it is an element of the value of a variable or a function that says that it has controllers.
    fileprivate var isOfControllers: Bool {
        var (next, depth) = (parent, 0)
        while let node = next {
            next = node.parent
            if node.is(ArrayExprSyntax.self) { depth += 1 }
            if let binding = node.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.isOfControllers(depth) == true
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isOfControllers(depth) == true
            }
            guard
                node.is(ArrayExprSyntax.self) || node.is(ArrayElementSyntax.self)
                    || node.is(ArrayElementListSyntax.self)
                    || node.is(InitializerClauseSyntax.self) || node.isOfReturn
            else { return false }
        }
        return false
    }

    /// Whether it is a statement that returns a value, or stands between that and its function.
    private var isOfReturn: Bool {
        self.is(ReturnStmtSyntax.self) || self.is(CodeBlockItemSyntax.self) || self.is(CodeBlockItemListSyntax.self)
            || self.is(CodeBlockSyntax.self) || self.is(AccessorBlockSyntax.self)
    }
}

extension TypeSyntax {
    /// Whether it is of controllers, in so many arrays.
    fileprivate func isOfControllers(_ depth: Int) -> Bool {
        guard depth > 0 else { return trimmedDescription == "UIViewController" }
        return self.as(ArrayTypeSyntax.self)?.element.isOfControllers(depth - 1) == true
    }
}
