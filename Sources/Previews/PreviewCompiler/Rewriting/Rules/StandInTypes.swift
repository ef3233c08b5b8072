import SwiftSyntax

/// A rule that has a file mean the types of a library whose stand-in is compiled with the project, where the project, Swift or a
/// framework has others of their names: `Task` of Moya's in a file that imports it.
///
/// Other files, and code that can mean Swift's own, mean the others.
final class StandInTypes: RewritingRule {
    /// How the cases of Moya's tasks begin.
    private static let tasks = ["download", "request", "upload"]
    /// Types of which an import in the same file has others, which then are qualified.
    private static let rivals: [String: Set<String>] = [
        "Cancellable": ["Combine"], "Image": ["SwiftUI"], "ImageCache": ["Kingfisher"],
        "ImageDownloader": ["Kingfisher"], "MultipartFormData": ["Alamofire"],
    ]

    private lazy var renamed: [String: String] = {
        let (names, imports) = (file.summary.names, file.summary.imports)
        return StandInNames.all.reduce(into: [:]) { renamed, library in
            renamed.merge(library.renamed(names, in: file, of: index)) { first, _ in first }
        }
        .filter { name, _ in Self.rivals[name]?.isDisjoint(with: imports) ?? true }
    }()

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // Swift's tasks have types of what they give.
        if node.name.text != "Task" || node.genericArgumentClause == nil { rename(node.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        guard access?.declName.id != node.id else { return .visitChildren }
        let member = access?.declName.baseName.plainText ?? ""
        if node.baseName.text != "Task" || Self.tasks.contains(where: member.hasPrefix) { rename(node.baseName) }
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax) {
        if let other = renamed[name.text] { edits.replace(name.bytes, with: other) }
    }
}
