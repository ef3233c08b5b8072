import SwiftSyntax

/// A rule that makes plain properties of those that SwiftUI keeps for a class, and plain classes of those that SwiftUI observes:
/// nobody is told here that they change.
///
/// `@Observable` stays where a file imports Observation, which is here; Apple's UIKit, SwiftUI and Foundation hand it on.
final class ObservedState: RewritingRule {
    private static let wrappers: Set<String> = ["Bindable", "ObservedObject", "State", "StateObject"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if isWrapper(node) || isObservable(node) { edits.remove(node.bytesWithSpace) }
        return .skipChildren
    }

    /// What is bound to a property, as `$model`, is the property.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), wrapped.contains(String(name.dropFirst())) {
            edits.replace(node.baseName.bytes, with: String(name.dropFirst()))
        }
        return .visitChildren
    }

    /// The names of the file's properties that SwiftUI would keep.
    private lazy var wrapped: Set<String> = {
        final class Properties: SyntaxVisitor {
            var names: [(attribute: AttributeSyntax, name: String)] = []

            override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
                for case .attribute(let attribute) in node.attributes {
                    names += node.bindings.map { (attribute, $0.pattern.trimmedDescription) }
                }
                return .visitChildren
            }
        }
        let properties = Properties(viewMode: .sourceAccurate)
        properties.walk(file.tree)
        return Set(properties.names.filter { isWrapper($0.attribute) }.map(\.name))
    }()

    private func isWrapper(_ node: AttributeSyntax) -> Bool {
        let name = node.attributeName.plainName
        return Self.wrappers.contains(name) && file.summary.imports.contains("SwiftUI")
            && index.resolved(name, in: node.enclosingTypeName ?? "") == nil
    }

    private func isObservable(_ node: AttributeSyntax) -> Bool {
        node.attributeName.plainName == "Observable" && !file.summary.imports.contains("Observation")
    }
}
