import SwiftSyntax

/// A rule that has a closure of two parameters name them as such, which before Swift 4 could be one tuple:
/// `sorted(by: { $0.0 < $0.1 })` is `sorted(by: { $0 < $1 })`.
///
/// A closure that names the second one by itself is one of today, in which `$0.0` is a part of the first.
final class SplatParameters: RewritingRule {
    private static let functions: Set<String> = ["sort", "sorted", "min", "max"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let written: ClosureExprSyntax?
        switch member.declName.baseName.text {
        case let name where Self.functions.contains(name):
            let argument = node.arguments.count == 1 ? node.arguments.first : nil
            written =
                node.arguments.isEmpty
                ? node.trailingClosure : argument?.label?.text == "by" ? closure(argument) : nil
        case "reduce" where node.arguments.first?.label == nil:
            written = node.arguments.count == 2 ? closure(node.arguments.last) : node.trailingClosure
        default: written = nil
        }
        guard let written, written.signature == nil else { return .visitChildren }
        let search = ParameterParts()
        search.walk(written.statements)
        guard search.isSplat else { return .visitChildren }
        for part in search.parts { edits.replace(part.bytes, with: "$" + part.declName.baseName.text) }
        return .visitChildren
    }

    private func closure(_ argument: LabeledExprSyntax?) -> ClosureExprSyntax? {
        argument?.expression.as(ClosureExprSyntax.self)
    }
}

/// A search for what a closure names of its parameters.
private final class ParameterParts: SyntaxVisitor {
    /// The places that name the first or second part of a closure's first parameter.
    private(set) var parts: [MemberAccessExprSyntax] = []
    private var isOtherwiseNamed = false

    /// Whether the closure names both parts, and no parameter in any other way.
    var isSplat: Bool { Set(parts.map(\.declName.baseName.text)) == ["0", "1"] && !isOtherwiseNamed }

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // A closure within has parameters of its own, unless it has them by names.
        if node.signature?.parameterClause == nil { isOtherwiseNamed = true }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "$0",
            ["0", "1"].contains(node.declName.baseName.text)
        else { return .visitChildren }
        parts.append(node)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.hasPrefix("$") { isOtherwiseNamed = true }
        return .skipChildren
    }
}
