import SwiftSyntax

/// A rule that has rates of deceleration be numbers in code from before Swift 4.2, as they were: `UIScrollViewDecelerationRateFast`
/// is one, and a scroll view's `decelerationRate` is set to one.
final class DecelerationRates: RewritingRule {
    fileprivate static let constants: Set<String> = [
        "UIScrollViewDecelerationRateFast", "UIScrollViewDecelerationRateNormal",
    ]

    override func run() {
        if index.hasFormerRates { super.run() }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self), elements[0].isRate,
            let last = elements.last
        else { return .visitChildren }
        let value = elements[2].bytes.lowerBound..<last.bytes.upperBound
        if elements.count == 3, Self.isConstant(elements[2]) { return .skipChildren }
        edits.insert("UIScrollView.DecelerationRate(rawValue: ", at: value.lowerBound)
        edits.insert(")", at: value.upperBound)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.isConstant(ExprSyntax(node)) { edits.insert(".rawValue", at: node.bytes.upperBound) }
        return .visitChildren
    }

    private static func isConstant(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self).map { constants.contains($0.baseName.plainText) } ?? false
    }
}

extension ProjectIndex {
    /// Whether code from before Swift 4.2 names a rate.
    var hasFormerRates: Bool {
        files.contains { !$0.summary.names.isDisjoint(with: DecelerationRates.constants) }
    }
}

extension ExprSyntax {
    /// Whether it is a scroll view's rate of deceleration.
    fileprivate var isRate: Bool {
        let name = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
        return name?.baseName.plainText == "decelerationRate"
    }
}
