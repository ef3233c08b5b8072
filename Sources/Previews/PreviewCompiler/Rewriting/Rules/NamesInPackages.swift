import SwiftSyntax

/// A rule that has packages mean Swift's and Foundation's types where the project has types of its own of their names: `Task` of
/// an app with tasks to do.
///
/// The packages are modules that see nothing of the project's, and are compiled as one with it here.
final class NamesInPackages: RewritingRule {
    private static let modules: [String: String] = {
        var modules = ["Task": "_Concurrency", "AsyncSequence": "_Concurrency", "AsyncStream": "_Concurrency"]
        for name in ["Character", "Decoder", "Encoder", "Identifiable", "Mirror", "Substring"] {
            modules[name] = "Swift"
        }
        for name in ["Calendar", "Measurement", "Scanner", "Thread", "Unit"] { modules[name] = "Foundation" }
        for (module, names) in QualifiedNames.modules { for name in names { modules[name] = module } }
        return modules
    }()

    private var hidden: [String: String] = [:]

    override func run() {
        guard file.isDependency else { return }
        hidden = Self.modules.filter { name, _ in
            file.summary.names.contains(name) && index.type(named: name)?.file.isDependency == false
        }
        if !hidden.isEmpty { super.run() }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        qualify(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { qualify(node.baseName) }
        return .visitChildren
    }

    private func qualify(_ name: TokenSyntax) {
        guard let module = hidden[name.text] else { return }
        edits.insert("\(module).", at: name.bytes.lowerBound)
    }
}
