import SwiftSyntax

/// Gives reusable views that are written for Interface Builder alone the initialiser that they are dequeued with here.
final class ReusableViewInitializers: RewritingRule {
    static let roots: Set<String> = ["UICollectionReusableView", "UICollectionViewCell"]

    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            guard let root = index.superclasses(of: type.name).last, Self.roots.contains(root) else { continue }
            let signatures = type.members.active.compactMap { $0.as(InitializerDeclSyntax.self)?.signature.labels }
            guard signatures.contains("(coder:)"), !signatures.contains("(frame:)") else { continue }
            let access = ["public", "open"].contains { type.node.modifiers?.has($0) == true } ? "public " : ""
            edits.insertLines(
                "\(access)override init(frame: CGRect) { super.init(frame: frame) }", at: type.end, of: file)
        }
    }
}
