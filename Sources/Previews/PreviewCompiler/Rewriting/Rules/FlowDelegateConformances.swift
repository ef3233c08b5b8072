import SwiftSyntax

/// A rule that has a class conform to `UICollectionViewDelegateFlowLayout` that is a `UICollectionViewDelegate` alone, but has
/// methods of the other with `@objc`: of Objective-C's delegates a flow layout asks any that has them.
final class FlowDelegateConformances: RewritingRule {
    private static let flowDelegate = "UICollectionViewDelegateFlowLayout"
    private static let methods: Set<String> = [
        "collectionView(_:layout:insetForSectionAt:)", "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)", "collectionView(_:layout:sizeForItemAt:)",
    ]

    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            guard let clause = type.node.as(ClassDeclSyntax.self)?.inheritanceClause,
                let last = clause.inheritedTypes.last, isPlainDelegate(type)
            else { continue }
            let methods = methods(of: type)
            let isSeen = ["public", "open"].contains { type.node.modifiers?.has($0) == true }
            let areSeen = methods.allSatisfy { $0.modifiers.has("public") || $0.modifiers.has("open") }
            guard !methods.isEmpty, !isSeen || areSeen else { continue }
            edits.insert(", \(Self.flowDelegate)", at: last.type.bytes.upperBound)
        }
    }

    /// Whether a class conforms to the collection view's delegate, and neither it nor one that it inherits from to the layout's.
    private func isPlainDelegate(_ type: TypeDeclaration) -> Bool {
        let classes = [type] + index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
        let inherited = classes.flatMap { index.inherited(by: $0) }
        return inherited.contains("UICollectionViewDelegate") && !inherited.contains(Self.flowDelegate)
    }

    private func methods(of type: TypeDeclaration) -> [FunctionDeclSyntax] {
        let added = index.extensions(of: type.name).flatMap { Array($0.declaration.node.memberBlock.members.active) }
        return (type.members.active + added).compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
            Self.methods.contains(MemberSignature($0).name) && $0.attributes.named("objc") != nil
        }
    }
}
