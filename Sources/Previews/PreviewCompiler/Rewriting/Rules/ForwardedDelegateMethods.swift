import SwiftSyntax

/// Has a class that names others for the methods which it has not, by `forwardingTarget(for:)`, hand on those of its delegates'
/// protocols.
///
/// Objective-C asks such a class as it calls a method; Swift settles what fulfils a protocol as it compiles. Handed on are the
/// methods that classes of the project have.
final class ForwardedDelegateMethods: RewritingRule {
    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal && !type.isGeneric && forwards(type) {
            for (method, name) in InheritedDelegates.optionalMethods(leftOutBy: type, in: index)
            where name != Self.flowDelegate { add(method, of: name, to: type) }
            addFlowMethods(to: type)
        }
    }

    private static let flowDelegate = "UICollectionViewDelegateFlowLayout"
    /// What a flow layout has itself of what it asks its delegate for.
    private static let flowProperties = [
        "collectionView(_:layout:insetForSectionAt:)": "sectionInset",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": "minimumInteritemSpacing",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)": "minimumLineSpacing",
        "collectionView(_:layout:referenceSizeForFooterInSection:)": "footerReferenceSize",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)": "headerReferenceSize",
        "collectionView(_:layout:sizeForItemAt:)": "itemSize",
    ]

    /// A flow layout asks any delegate of a collection view that answers; here one that conforms.
    private func addFlowMethods(to type: TypeDeclaration) {
        guard let clause = type.node.as(ClassDeclSyntax.self)?.inheritanceClause, clause.inheritedTypes.count > 1,
            type.inherited.contains("UICollectionViewDelegate") || type.inherited.contains(Self.flowDelegate)
        else { return }
        let methods = InheritedDelegates.methods(leftOutBy: type, in: index) { Self.flowProperties[$0] != nil }
        guard !methods.isEmpty else { return }
        if !type.inherited.contains(Self.flowDelegate), let first = clause.inheritedTypes.first {
            edits.insert(", \(Self.flowDelegate)", at: first.type.bytes.upperBound)
        }
        for method in methods {
            let property = Self.flowProperties[MemberSignature(method).name] ?? ""
            add(
                method, of: Self.flowDelegate, to: type, mark: "?",
                otherwise: " ?? (a1 as! UICollectionViewFlowLayout).\(property)")
        }
    }

    private func forwards(_ type: TypeDeclaration) -> Bool {
        let added = index.extensions(of: type.name).flatMap { Array($0.declaration.node.memberBlock.members.active) }
        return (type.members.active + added).compactMap { $0.as(FunctionDeclSyntax.self) }.contains {
            MemberSignature($0).name == "forwardingTarget(for:)" && $0.modifiers.has("override")
        }
    }

    private func add(
        _ method: FunctionDeclSyntax, of name: String, to type: TypeDeclaration, mark: String = "",
        otherwise: String = ""
    ) {
        let handedOn = HandedOnMethod(method)
        let isOpen = ["public", "open"].contains { type.node.modifiers?.has($0) == true }
        let receiver = "zoetropeForwarded(self, to: (any \(name)).self)\(mark.isEmpty ? " ?? zoetropeDefaults" : "")"
        edits.insertLines(
            "\(isOpen ? "public " : "")\(handedOn.declaration) { (\(receiver))\(mark).\(handedOn.call)\(otherwise) }",
            at: type.end, of: file)
    }
}
