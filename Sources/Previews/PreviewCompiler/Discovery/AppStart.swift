import SwiftSyntax

/// How an app makes its first controller, as its delegates say.
struct AppStart {
    /// The expressions that make controllers, by the names of their classes, in the order in which they stand.
    private(set) var expressions: [(name: String, code: String)] = []
    /// The folders with delegates, each with a slash at its end.
    private var folders: Set<String> = []

    /// Makes the start of nothing.
    init() {}

    /// Looks through the delegates among some files.
    init(in files: [SourceFile]) {
        for file in files where FileExclusion.isDelegate(file) && !file.isDependency {
            folders.insert(String(file.path.prefix(through: file.path.lastIndex(of: "/") ?? file.path.startIndex)))
            let visitor = Visitor()
            visitor.walk(file.tree)
            for found in visitor.found {
                let wraps = visitor.usesNavigation && !found.code.hasPrefix("UI")
                expressions.append(
                    (found.name, wraps ? "UINavigationController(rootViewController: \(found.code))" : found.code))
            }
        }
    }

    /// Whether a file is beside a delegate or beneath its folder: that of a framework which the app uses is not.
    func isBesideDelegate(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }

    /// Returns the expression that makes a controller of a class, and its place among all; nil if there is none.
    func code(for name: String) -> (code: String, order: Int)? {
        expressions.firstIndex { $0.name == name }.map { (expressions[$0].code, $0) }
    }

    private final class Visitor: ActiveVisitor {
        var found: [(name: String, code: String)] = []
        var usesNavigation = false

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let called = node.calledExpression.trimmedDescription
            if called == "UINavigationController" {
                usesNavigation = true
                guard node.arguments.count == 1,
                    let inner = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
                    isClosed(inner)
                else { return .visitChildren }
                found.append((inner.calledExpression.trimmedDescription, node.trimmedDescription))
                return .skipChildren
            }
            if called.first?.isUppercase == true, !called.hasPrefix("UI"), isClosed(node) {
                found.append((called, node.trimmedDescription))
            }
            return .visitChildren
        }

        /// Whether a call needs nothing but types: no variable of the function around it.
        private func isClosed(_ node: FunctionCallExprSyntax) -> Bool {
            node.trailingClosure == nil && !node.trimmedDescription.contains("\n")
                && UsedNames(in: node).names.allSatisfy { $0.first?.isUppercase == true }
        }
    }
}
