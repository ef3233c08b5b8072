import SwiftSyntax

/// A rule that has what XCTest calls before and after a test of the main actor's run there:
/// `override func setUp() { MainActor.assumeIsolated { ... } }`.
///
/// Methods that override those of Apple's XCTest, which come from Objective-C, belong to their class's actor; on Linux they belong
/// to none. XCTest calls them on the main thread.
final class TestSurroundings: RewritingRule {
    private static let names: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.signature.effectSpecifiers
        guard Self.names.contains(node.name.plainText), node.modifiers.has("override"), !node.modifiers.has("class"),
            effects?.asyncSpecifier == nil, let body = node.body, isOfTheMainActor(node)
        else { return .visitChildren }
        let attempt = effects?.throwsClause == nil ? "" : "try "
        edits.insert(" \(attempt)MainActor.assumeIsolated {", at: body.leftBrace.bytes.upperBound)
        edits.insert("} ", at: body.rightBrace.bytes.lowerBound)
        return .visitChildren
    }

    private func isOfTheMainActor(_ node: FunctionDeclSyntax) -> Bool {
        guard node.attributes.named("MainActor") == nil, let type = node.enclosingTypeName,
            index.superclasses(of: type).last == "XCTestCase"
        else { return false }
        let declaration = sequence(first: Syntax(node), next: \.parent).first { $0.is(ClassDeclSyntax.self) }
        return declaration?.as(ClassDeclSyntax.self)?.attributes.named("MainActor") != nil
    }
}
