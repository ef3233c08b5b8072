import SwiftSyntax

/// Has a class that conforms to a delegate's protocol have the methods that its subclasses alone declare, and these override
/// them.
///
/// Beside `class Deck: UIViewController, UIScrollViewDelegate`, the `func scrollViewDidScroll(_ view: UIScrollView)` of
/// `class Cards: Deck` becomes an `override func`, and `Deck` is given one that does what UIKit does without.
final class InheritedDelegateMethods: RewritingRule {
    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            for method in index.inheritedDelegates.methods(lackedBy: type.name) { add(method, to: type) }
            override(type.members.active, of: type.name)
        }
        for declaration in file.summary.extensions {
            let name = index.resolved(declaration.name, in: "") ?? declaration.name
            override(declaration.node.memberBlock.members.active, of: name)
        }
    }

    private func add(_ method: FunctionDeclSyntax, to type: TypeDeclaration) {
        let handedOn = HandedOnMethod(method)
        let access = Self.isOpen(type) ? "public " : ""
        edits.insertLines(
            "\(access)\(handedOn.declaration) { zoetropeDefaults.\(handedOn.call) }", at: type.end, of: file)
    }

    private func override(_ members: [DeclSyntax], of name: String) {
        for member in members where index.inheritedDelegates.overrides(member, of: name) {
            guard let method = member.as(FunctionDeclSyntax.self) else { continue }
            let isOpen = index.type(named: name).map { Self.isOpen($0.type) } ?? false
            let access = isOpen && !["public", "open"].contains(where: { method.modifiers.has($0) }) ? "public " : ""
            edits.replace(method.funcKeyword.bytes, with: "\(access)override func")
            // A class's own level, written out, goes with the one that its override needs.
            if !access.isEmpty, let level = method.modifiers.first(where: { $0.name.text == "internal" }) {
                edits.remove(level.bytesWithSpace)
            }
        }
    }

    private static func isOpen(_ type: TypeDeclaration) -> Bool {
        ["public", "open"].contains { type.node.modifiers?.has($0) == true }
    }
}
