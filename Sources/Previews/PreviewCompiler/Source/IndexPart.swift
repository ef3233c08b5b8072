import SwiftSyntax

/// What the rewriting of other files depends on in a file: its declarations, without what functions do.
struct IndexPart: Equatable {
    private let path: String
    private let interface: SourceInterface
    private let aliases: [String: String]
    /// All of the file, if code that the interface is without declares types that other files see.
    private let text: [UInt8]?

    init(of file: SourceFile) {
        path = file.path
        interface = SourceInterface(file.tree)
        aliases = file.summary.aliases
        text = file.summary.types.contains { !$0.isLocal && $0.node.isInCode } ? file.text : nil
    }
}

extension DeclSyntax {
    /// Whether it lies in code: other than that of a function, that of a property's accessor, or of its value.
    fileprivate var isInCode: Bool {
        sequence(first: Syntax(self), next: \.parent).contains {
            $0.is(AccessorBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(InitializerClauseSyntax.self)
        }
    }
}
