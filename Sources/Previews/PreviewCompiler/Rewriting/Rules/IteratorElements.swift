import SwiftSyntax

/// A rule that has a class inherit by `S.Element` where it says `S.Iterator.Element`, as before Swift 4: by that the compiler takes
/// an initialiser for none that overrides one.
final class IteratorElements: RewritingRule {
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "Element", let iterator = node.baseType.as(MemberTypeSyntax.self),
            iterator.name.text == "Iterator",
            sequence(first: Syntax(node), next: \.parent).contains(where: { $0.is(InheritedTypeSyntax.self) })
        else { return .visitChildren }
        edits.remove(iterator.period.bytes.lowerBound..<iterator.name.bytes.upperBound)
        return .visitChildren
    }
}
