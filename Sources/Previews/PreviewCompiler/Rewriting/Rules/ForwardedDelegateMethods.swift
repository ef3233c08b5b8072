import SwiftSyntax

/// Has a class that names others for the methods which it has not, by `forwardingTarget(for:)`, hand on those of its delegates'
/// protocols.
///
/// Objective-C asks such a class, or one that inherits from it, as it calls a method; Swift settles what fulfils a protocol as it
/// compiles. A class that has `forwardInvocation(_:)` is given the methods without a result by it, as Objective-C calls it.
final class ForwardedDelegateMethods: RewritingRule {
    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            let above = index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
            guard let first = ([type] + above).firstIndex(where: { has("forwardingTarget(for:)", $0) }) else {
                continue
            }
            let isInvoked = ([type] + above).contains { has("forwardInvocation(_:)", $0) }
            let handedOn = InheritedDelegates.optionalMethods(
                leftOutBy: type, below: Array(above.prefix(first)), in: index)
            for (method, name) in handedOn { add(method, of: name, to: type, isInvoked: isInvoked) }
            addFlowMethods(to: type)
        }
    }

    private static let flowDelegate = OptionalDelegateMethods.flowLayouts
    /// What a flow layout has itself of what it asks its delegate for.
    private static let flowProperties = [
        "collectionView(_:layout:insetForSectionAt:)": ("sectionInset", ".zero"),
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": ("minimumInteritemSpacing", "0"),
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)": ("minimumLineSpacing", "0"),
        "collectionView(_:layout:referenceSizeForFooterInSection:)": ("footerReferenceSize", ".zero"),
        "collectionView(_:layout:referenceSizeForHeaderInSection:)": ("headerReferenceSize", ".zero"),
        "collectionView(_:layout:sizeForItemAt:)": ("itemSize", ".zero"),
    ]

    /// A flow layout asks any delegate of a collection view that answers; here one that conforms.
    private func addFlowMethods(to type: TypeDeclaration) {
        let inherited = index.inherited(by: type)
        guard let clause = type.node.as(ClassDeclSyntax.self)?.inheritanceClause, clause.inheritedTypes.count > 1,
            type.inherited.contains("UICollectionViewDelegate") || inherited.contains(Self.flowDelegate)
        else { return }
        if !inherited.contains(Self.flowDelegate), let first = clause.inheritedTypes.first {
            edits.insert(", \(Self.flowDelegate)", at: first.type.bytes.upperBound)
        }
        for method in InheritedDelegates.methods(of: Self.flowDelegate, leftOutBy: type, in: index) {
            guard let (property, none) = Self.flowProperties[MemberSignature(method).name] else { continue }
            add(
                method, of: Self.flowDelegate, to: type, mark: "?",
                otherwise: " ?? (a1 as? UICollectionViewFlowLayout)?.\(property) ?? \(none)")
        }
    }

    private func has(_ name: String, _ type: TypeDeclaration) -> Bool {
        let added = index.extensions(of: type.name).flatMap { Array($0.declaration.node.memberBlock.members.active) }
        return (type.members.active + added).compactMap { $0.as(FunctionDeclSyntax.self) }.contains {
            MemberSignature($0).name == name && $0.modifiers.has("override")
        }
    }

    private func add(
        _ method: FunctionDeclSyntax, of name: String, to type: TypeDeclaration, mark: String = "",
        otherwise: String = "", isInvoked: Bool = false
    ) {
        let handedOn = HandedOnMethod(method)
        let receiver = "zoetropeForwarded(self, to: (any \(name)).self)"
        let body: String
        if method.signature.returnClause != nil {
            let defaults = mark.isEmpty ? " ?? zoetropeDefaults" : ""
            body = "(\(receiver)\(defaults))\(mark).\(handedOn.call)\(otherwise)"
        } else if isInvoked {
            let arguments = handedOn.arguments.map { "\($0) as Any" }.joined(separator: ", ")
            body =
                "forwardInvocation(zoetropeInvocation(\(MemberSignature(method).name.literal), "
                + "of: (any \(name)).self, [\(arguments)]) { $0.\(handedOn.call) })"
        } else {
            body = "\(receiver)?.\(handedOn.call)"
        }
        edits.insertLines(
            "\(type.accessOfOverrides)\(handedOn.declaration) { \(body) }", at: type.end, of: file)
    }
}
