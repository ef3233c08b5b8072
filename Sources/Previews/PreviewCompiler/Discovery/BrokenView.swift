import SwiftSyntax

/// A part of a view of SwiftUI without which the rest is still shown: a modifier, or a view in whose place an empty one stands.
struct BrokenView {
    /// The modifier's call, or the view.
    let node: Syntax
    /// The bytes: of a modifier those behind the view that it changes.
    let range: Range<Int>
    /// Whether it is a modifier.
    let isModifier: Bool
    /// What stands in its place.
    var filler: String { isModifier ? "" : Self.empty }

    private static let empty = "EmptyView()"

    /// Finds the innermost part around a token that can go; nil if it is in no view.
    init?(around token: TokenSyntax) {
        var next = token.parent
        while let node = next {
            next = node.parent
            if let call = node.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                call.isChainOfView, member.declName.bytes.contains(token.bytes.lowerBound) || call.isArgument(token)
            {
                (self.node, isModifier) = (Syntax(call), true)
                range = base.bytes.upperBound..<call.bytes.upperBound
                return
            }
            guard let item = node.as(CodeBlockItemSyntax.self) else { continue }
            guard item.isView, let expression = item.expressionOfView, expression.bytes.count >= Self.empty.utf8.count
            else { return nil }
            (self.node, isModifier, range) = (Syntax(item), false, expression.bytes)
            return
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// Whether what it returns is a statement that is a view, or what that is made of by further calls.
    fileprivate var isChainOfView: Bool {
        var expression = Syntax(self)
        while let parent = expression.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
                expression = parent
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id {
                expression = parent
            } else if let item = parent.as(CodeBlockItemSyntax.self) {
                return item.isView
            } else if parent.is(ReturnStmtSyntax.self) {
                return parent.parent?.as(CodeBlockItemSyntax.self)?.isView == true
            } else {
                return false
            }
        }
        return false
    }

    /// Whether a token is in an argument, and in no closure of one.
    fileprivate func isArgument(_ token: TokenSyntax) -> Bool {
        arguments.bytes.contains(token.bytes.lowerBound)
            && !sequence(first: Syntax(token), next: \.parent).prefix { $0.id != Syntax(self).id }
                .contains { $0.is(ClosureExprSyntax.self) }
    }
}

extension CodeBlockItemSyntax {
    /// The expression that is the view; nil for anything but an expression, or one that is returned.
    fileprivate var expressionOfView: ExprSyntax? {
        switch item {
        case .expr(let expression): expression.is(SequenceExprSyntax.self) ? nil : expression
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        default: nil
        }
    }

    /// Whether it is a statement of what makes a view: of a getter or a function that returns one, or of a closure in one that is not
    /// called for what somebody does.
    fileprivate var isView: Bool {
        var next = parent
        while let node = next {
            next = node.parent
            if let closure = node.as(ClosureExprSyntax.self) {
                if closure.isAction { return false }
            } else if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isOfView == true
            } else if let binding = node.as(PatternBindingSyntax.self) {
                guard let type = binding.typeAnnotation?.type else { continue }
                return type.isOfView
            } else if node.is(MemberBlockItemSyntax.self) {
                return false
            }
        }
        return false
    }
}

extension TypeSyntax {
    fileprivate var isOfView: Bool { ["AnyView", "some View", "some SwiftUI.View"].contains(trimmedDescription) }
}

extension ClosureExprSyntax {
    /// The labels and functions of closures that are called for what somebody does, beside those that begin with `on`.
    private static let actions: Set<String> = [
        "Task", "action", "async", "asyncAfter", "get", "perform", "refreshable", "set", "sink", "task", "updating",
        "withAnimation",
    ]

    /// Whether it is called for what somebody does, and makes no view.
    fileprivate var isAction: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self), let label = argument.label?.text {
            return Self.actions.contains(label) || label.hasPrefix("on")
        }
        if let trailing = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return Self.actions.contains(trailing.label.text) || trailing.label.text.hasPrefix("on")
        }
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        let beginsAsEvent = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
        // `Button { act() } label: { ... }`.
        let isButton = name == "Button" && call.additionalTrailingClosures.contains { $0.label.text == "label" }
        let isTitled = name == "Button" && call.arguments.contains { $0.label == nil }
        return Self.actions.contains(name) || beginsAsEvent || isButton || isTitled
    }
}
