import SwiftSyntax

/// A rule that has a class conform to `UICollectionViewDelegateFlowLayout` that is a `UICollectionViewDelegate` alone, but has
/// methods of the other with `@objc`: of Objective-C's delegates a flow layout asks any that has them.
///
/// It finds them by their names in Objective-C, which those of Swift 2 are: `collectionView(_:layout:sizeForItemAtIndexPath:)`.
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
                let last = clause.inheritedTypes.last, isDelegate(type)
            else { continue }
            let methods = methods(of: type)
            let isSeen = ["public", "open"].contains { type.node.modifiers?.has($0) == true }
            let areSeen = methods.allSatisfy { $0.modifiers.has("public") || $0.modifiers.has("open") }
            guard !methods.isEmpty, !isSeen || areSeen else { continue }
            if !conforms(type, to: Self.flowDelegate) {
                edits.insert(", \(Self.flowDelegate)", at: last.type.bytes.upperBound)
            }
            let names = Set(methods.map { MemberSignature($0).name })
            for method in methods where !names.contains(Self.name(of: method)) {
                edits.insertLines(Self.witness(method, isSeen: isSeen), at: type.end, of: file)
            }
        }
    }

    /// Whether a class conforms to the collection view's delegate.
    private func isDelegate(_ type: TypeDeclaration) -> Bool {
        conforms(type, to: "UICollectionViewDelegate") || conforms(type, to: Self.flowDelegate)
    }

    /// Whether a class, or one that it inherits from, says that it conforms to a protocol.
    private func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
        let classes = [type] + index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
        return classes.contains { index.inherited(by: $0).contains(name) }
    }

    /// Returns the methods that only Objective-C would find: of a flow layout's delegate those of Swift 2's names.
    private func methods(of type: TypeDeclaration) -> [FunctionDeclSyntax] {
        let isFlowDelegate = conforms(type, to: Self.flowDelegate)
        let added = index.extensions(of: type.name).flatMap { Array($0.declaration.node.memberBlock.members.active) }
        return (type.members.active + added).compactMap { $0.as(FunctionDeclSyntax.self) }.filter { method in
            let name = Self.name(of: method)
            return Self.methods.contains(name) && method.attributes.named("objc") != nil
                && !method.modifiers.has("override") && (!isFlowDelegate || name != MemberSignature(method).name)
        }
    }

    /// A method's name as it has been since Swift 3.
    private static func name(of method: FunctionDeclSyntax) -> String {
        MemberSignature(method).name.replacing(#/At(?:IndexPath|Index):\)$/#, with: "At:)")
    }

    /// Returns a method of today's name that calls one of Swift 2's.
    private static func witness(_ method: FunctionDeclSyntax, isSeen: Bool) -> String {
        let parameters = Array(method.signature.parameterClause.parameters)
        let today = name(of: method).split { "(:)".contains($0) }.dropFirst()
        let values = parameters.indices.map { "value\($0)" }
        let taken = zip(zip(today, values), parameters).map { "\($0.0) \($0.1): \($1.type.trimmedDescription)" }
        let given = zip(values, parameters).map { value, parameter in
            let label = parameter.firstName.text
            return label == "_" ? value : "\(label): \(value)"
        }
        let result = method.signature.returnClause?.trimmedDescription ?? ""
        let name = method.name.text
        return "\(isSeen ? "public " : "")func \(name)(\(taken.joined(separator: ", "))) \(result) "
            + "{ \(name)(\(given.joined(separator: ", "))) }"
    }
}
