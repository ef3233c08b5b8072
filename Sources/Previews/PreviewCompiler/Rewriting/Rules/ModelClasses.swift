import SwiftSyntax

/// A rule that gives SwiftData's classes and actors what its macros would: they are plug-ins of Apple's compiler.
///
/// A model is made observable, and says of which properties the module is told when they change. What stands at these and in the class
/// for macros is handed over by static members.
final class ModelClasses: RewritingRule {
    private static let model = "Model"

    override func run() {
        if file.summary.imports.contains("SwiftData") { super.run() }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let mark = Self.mark(Self.model, in: node.attributes) else { return .visitChildren }
        edits.replace(mark.bytes, with: "@Observable")
        let properties = node.memberBlock.members.active.compactMap { $0.as(VariableDeclSyntax.self) }
        let kept = properties.flatMap { keep($0, of: node.name.text) }
        let isBelow = isBelowModel(node)
        if !isBelow { conform(node.inheritanceClause, to: "PersistentModel", after: node.nameEnd) }
        let uniqueness = removeMacros(of: node)
        let members = [
            isBelow ? nil : "@ObservationIgnored public let zoetropeRecord = SwiftData.ModelRecord()",
            "@ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()",
            propertyList(kept, of: node, isBelow: isBelow),
            isBelow || uniqueness.isEmpty
                ? nil
                : "public static var zoetropeUniqueness: [SwiftData.ModelUniqueness] "
                    + "{ [\(uniqueness.joined(separator: ", "))] }",
        ]
        add(members.compactMap { $0 }, to: node.memberBlock)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let mark = Self.mark("ModelActor", in: node.attributes) else { return .visitChildren }
        edits.remove(mark.bytesWithSpace)
        conform(node.inheritanceClause, to: "ModelActor", after: node.nameEnd)
        let initializers = node.memberBlock.members.active.compactMap { $0.as(InitializerDeclSyntax.self) }
        var members = [
            "public nonisolated let modelContainer: SwiftData.ModelContainer",
            "public nonisolated let modelExecutor: any SwiftData.ModelExecutor",
        ]
        if !initializers.contains(where: { $0.signature.labels == "(modelContainer:)" }) {
            members.append(
                "public init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
                    + "modelExecutor = SwiftData.DefaultSerialModelExecutor("
                    + "modelContext: SwiftData.ModelContext(modelContainer)) }")
        }
        add(members, to: node.memberBlock)
        return .visitChildren
    }

    /// Whether a class is a model of SwiftData's.
    static func isModel(_ node: ClassDeclSyntax, in file: SourceFile) -> Bool {
        file.summary.imports.contains("SwiftData") && mark(model, in: node.attributes) != nil
    }

    private static func mark(_ name: String, in attributes: AttributeListSyntax) -> AttributeSyntax? {
        attributes.named(name) ?? attributes.named("SwiftData." + name)
    }

    // MARK: Classes

    private func isBelowModel(_ node: ClassDeclSyntax) -> Bool {
        let outer = node.enclosingTypeName.map { $0 + "." } ?? ""
        return index.superclasses(of: outer + node.name.plainText).contains { name in
            guard let above = index.type(named: name) else { return false }
            return above.type.node.as(ClassDeclSyntax.self).map { Self.isModel($0, in: above.file) } == true
        }
    }

    private func conform(_ clause: InheritanceClauseSyntax?, to name: String, after end: Int) {
        guard let last = clause?.inheritedTypes.last else { return edits.insert(": SwiftData.\(name)", at: end) }
        guard !clause.names.contains(where: { $0 == name || $0 == "SwiftData.\(name)" }) else { return }
        edits.insert(", SwiftData.\(name)", at: last.type.bytes.upperBound)
    }

    private func add(_ members: [String], to block: MemberBlockSyntax) {
        edits.insert(" \(members.joined(separator: "; "));", at: block.leftBrace.bytes.upperBound)
    }

    private func propertyList(_ kept: [String], of node: ClassDeclSyntax, isBelow: Bool) -> String {
        let start = isBelow ? "public override class" : node.modifiers.has("final") ? "public static" : "public class"
        let list = "[\(kept.joined(separator: ", "))]"
        return "\(start) var zoetropeProperties: [SwiftData.PersistedProperty] "
            + "{ \(isBelow ? "super.zoetropeProperties + " : "")\(list) }"
    }

    /// Removes `#Index` and `#Unique`, and returns what says which values are unique.
    private func removeMacros(of node: ClassDeclSyntax) -> [String] {
        node.memberBlock.members.active.compactMap { member in
            guard let macro = member.as(MacroExpansionDeclSyntax.self),
                ["Index", "Unique"].contains(macro.macroName.text)
            else { return nil }
            edits.remove(macro.bytes)
            guard macro.macroName.text == "Unique" else { return nil }
            return "SwiftData.ModelUniqueness(\(node.name.text).self, \(Self.onOneLine(macro.arguments)))"
        }
    }

    // MARK: Properties

    /// Returns what makes known the variables of a declaration that are kept, and removes what is said of them.
    private func keep(_ node: VariableDeclSyntax, of type: String) -> [String] {
        guard !node.modifiers.has("static"), !node.modifiers.has("class") else { return [] }
        let isStored = node.bindings.allSatisfy { $0.accessorBlock.map(Self.isOfObservers) ?? true }
        if let mark = Self.mark("Transient", in: node.attributes) {
            // A property that computes its value is not observed anyway.
            isStored ? edits.replace(mark.bytes, with: "@ObservationIgnored") : edits.remove(mark.bytesWithSpace)
            return []
        }
        var description = ""
        for (name, function) in [("Attribute", "attribute"), ("Relationship", "relationship")] {
            guard let mark = Self.mark(name, in: node.attributes) else { continue }
            edits.remove(mark.bytesWithSpace)
            description = ", .\(function)(\(mark.arguments.map(Self.onOneLine) ?? ""))"
        }
        let isIgnored = node.attributes.named("ObservationIgnored") != nil || node.modifiers.has("lazy")
        guard isStored, !isIgnored else { return [] }
        // What the macro makes of a constant that may be nil is nil before the initialiser sets it.
        if node.bindingSpecifier.text == "let",
            node.bindings.allSatisfy({
                $0.initializer == nil && $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            })
        {
            edits.replace(node.bindingSpecifier.bytes, with: "var")
        }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            // Observation's macro can't have a keyword for a name.
            if name.text.hasPrefix("`"), node.bindingSpecifier.text == "var" {
                edits.insert("@ObservationIgnored ", at: node.bytes.lowerBound)
            }
            return "SwiftData.PersistedProperty(\(name.plainText.literal), \\\(type).\(name.text)\(description))"
        }
    }

    /// Whether accessors are those of a property that is stored.
    private static func isOfObservers(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let all) = block.accessors else { return false }
        return all.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    /// Returns code without its line ends and comments.
    private static func onOneLine(_ node: some SyntaxProtocol) -> String {
        let tokens = node.tokens(viewMode: .sourceAccurate).map { token in
            token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        return tokens.joined().trimmingPrefix(" ").description
    }
}

extension ClassDeclSyntax {
    fileprivate var nameEnd: Int { (genericParameterClause?.bytes ?? name.bytes).upperBound }
}

extension ActorDeclSyntax {
    fileprivate var nameEnd: Int { (genericParameterClause?.bytes ?? name.bytes).upperBound }
}
