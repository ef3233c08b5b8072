import SwiftSyntax

/// The names of variables, functions and parameters within a part of a file.
final class LocalNames: SyntaxVisitor {
    private var names: Set<String> = []
    private let hasFunctions: Bool

    private init(withFunctions hasFunctions: Bool) {
        self.hasFunctions = hasFunctions
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the names that are declared in the outermost declaration around a token.
    static func names(around token: TokenSyntax) -> Set<String> {
        var outermost = Syntax(token)
        for node in sequence(first: outermost, next: \.parent) where node.is(CodeBlockItemSyntax.self) {
            outermost = node
        }
        return names(in: outermost)
    }

    /// Returns the names that are declared in a part of a file.
    static func names(in node: Syntax, withFunctions hasFunctions: Bool = true) -> Set<String> {
        let visitor = LocalNames(withFunctions: hasFunctions)
        visitor.walk(node)
        return visitor.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.plainText)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if hasFunctions, !node.modifiers.has("override") { names.insert(node.name.plainText) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plainText)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plainText)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .skipChildren
    }
}
