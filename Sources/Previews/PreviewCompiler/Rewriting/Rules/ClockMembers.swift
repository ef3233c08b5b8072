import SwiftSyntax

/// Makes the stage's clocks where any clock is asked for: `.continuous` means Swift's own there; and has `NSDate()`, which no
/// extension can mean anew, be the stage's present.
final class ClockMembers: RewritingRule {
    private static let clocks = ["continuous": "ContinuousClock()", "suspending": "SuspendingClock()"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil, let clock = Self.clocks[node.declName.baseName.text], Self.isOfAClock(node.parent) {
            edits.replace(node.bytes, with: clock)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSDate", node.arguments.isEmpty,
            node.trailingClosure == nil
        {
            edits.replace(node.bytes, with: "NSDate(timeIntervalSinceNow: 0)")
        }
        return .visitChildren
    }

    /// Whether something is an argument `clock`, or the value of what is declared as a clock.
    private static func isOfAClock(_ user: Syntax?) -> Bool {
        if let argument = user?.as(LabeledExprSyntax.self) { return argument.label?.text == "clock" }
        let declaration = user?.as(InitializerClauseSyntax.self)?.parent
        let type =
            declaration?.as(FunctionParameterSyntax.self)?.type
            ?? declaration?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type?.trimmedDescription.contains("Clock") == true
    }
}
