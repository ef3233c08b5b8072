import SwiftSyntax

/// A rule by which a property of a project's class keeps what it means beside one that UIKit's class has had since: it has another
/// name in its file.
final class NewerMembers: RewritingRule {
    /// Properties that classes have had since iOS 18, by the classes.
    private static let newer: [String: Set<String>] = [
        "UITabBarController": ["compactTabIdentifiers", "mode", "selectedTab", "sidebar", "tabs"]
    ]

    override func run() {
        var others: [String: String] = [:]
        for type in file.summary.types where type.kind == .class {
            guard let superclass = index.superclasses(of: type.name).last, let newer = Self.newer[superclass] else {
                continue
            }
            for variable in type.members.active.compactMap({ $0.as(VariableDeclSyntax.self) })
            where !variable.modifiers.has("override") {
                let names = variable.bindings.compactMap {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
                }
                for name in names where newer.contains(name) {
                    others[name] = ExampleNames.other(name, besides: file.summary.names.union(file.summary.members))
                }
            }
        }
        guard !others.isEmpty else { return }
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let other = others[name], isProperty(token) else {
                continue
            }
            edits.replace(token.bytes, with: other)
        }
    }

    /// Whether a name is that of a property of the object itself.
    private func isProperty(_ token: TokenSyntax) -> Bool {
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
            let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
            return access?.base?.trimmedDescription == "self"
        }
        return token.parent?.is(DeclReferenceExprSyntax.self) == true
            || token.parent?.is(IdentifierPatternSyntax.self) == true
    }
}
