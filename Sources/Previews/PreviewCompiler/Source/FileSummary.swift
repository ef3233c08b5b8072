import SwiftSyntax

/// The names that a file declares and uses.
struct FileSummary {
    var imports: Set<String> = []
    /// The imported modules whose names are those of the file's module, too.
    var exports: Set<String> = []
    var types: [TypeDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    /// Declared outside of any type.
    var globals: Set<String> = []
    /// Every name that occurs without a dot before it, or after that of an imported module.
    var names: Set<String> = []
    /// Every name that occurs after another one alone and a dot, by that one, which may be the file's own module.
    var qualified: [String: Set<String>] = [:]
    /// Every name that occurs after a dot, and the labels of subscripts: `subscript(safe:)`.
    var members: Set<String> = []
    /// The names of tuples' elements in types.
    var elements: Set<String> = []
    /// What type aliases outside of any type stand for, without generic arguments.
    var aliases: [String: String] = [:]
    /// Those of them that other modules see.
    var seenAliases: Set<String> = []
    /// The types of which objects are made: `Card(...)`.
    var constructed: Set<String> = []
    /// The names of methods of which selectors are made at run time: `Selector("tap:")`.
    var selectorNames: Set<String> = []
    /// Whether selectors are made of names that only running code knows.
    var makesSelectors = false
    var previews: [PreviewMacro] = []
    /// `@main` and the like, if the file has it.
    var entryPoint: String?
    /// The names that the file declares for others.
    private(set) var declared: Set<String> = []
    /// The names that no second file of the module may declare.
    private(set) var declaredOnce: Set<String> = []
    /// What its types and extensions name after their colons.
    private(set) var inherited: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        self.init(of: Syntax(tree))
    }

    /// What a part of a file declares and uses.
    init(of node: Syntax) {
        let visitor = SummaryVisitor()
        visitor.walk(node)
        self = visitor.summary
        declared = globals.union(types.filter { !$0.name.contains(".") }.map(\.name))
        declaredOnce = Set(types.filter { !$0.isHidden && !$0.isLocal && !$0.name.contains(".") }.map(\.name))
        inherited = Set(types.flatMap(\.inherited) + extensions.flatMap(\.inherited))
    }

    fileprivate init() {}
}

/// A declared class, structure, enumeration, protocol or actor.
struct TypeDeclaration {
    enum Kind { case `class`, structure, enumeration, `protocol`, actor }

    /// The name with those of the types around it: `Deck.Card`.
    var name: String
    var kind: Kind
    /// The names after the colon, without generic arguments.
    var inherited: [String]
    var isGeneric: Bool
    /// `private` or `fileprivate`, itself or around it.
    var isHidden: Bool
    /// It lies in a function, where nobody else can name it.
    var isLocal: Bool
    var node: DeclSyntax
    var members: MemberBlockItemListSyntax
    /// Before the closing brace.
    var end: Int

    /// The initialisers that it declares itself, without its extensions'.
    var initializers: [InitializerDeclSyntax] { members.active.compactMap { $0.as(InitializerDeclSyntax.self) } }

    /// What stands before a member that overrides or fulfils one of a framework's: `public ` in a type that other modules see.
    var accessOfOverrides: String {
        ["public", "open"].contains { node.modifiers?.has($0) == true } ? "public " : ""
    }
}

/// A declared extension.
struct ExtensionDeclaration {
    /// The type's name, without generic arguments.
    var name: String
    var inherited: [String]
    var isConditional: Bool
    /// `public` and the like, which hold for the members.
    var access: String?
    var node: ExtensionDeclSyntax
}

/// A use of `#Preview`.
struct PreviewMacro {
    var node: Syntax
    var arguments: LabeledExprListSyntax
    var body: ClosureExprSyntax
}

private final class SummaryVisitor: ActiveVisitor {
    var summary = FileSummary()
    private var path: [String] = []
    private var hidden = 0
    private var functions = 0

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .class, node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .structure, node.genericParameterClause != nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .enumeration, node.genericParameterClause != nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol, false) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .actor, node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind, _ isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        if node.modifiers.isHidden { hidden += 1 }
        summary.types.append(
            TypeDeclaration(
                name: path.joined(separator: "."), kind: kind, inherited: node.inheritanceClause.names,
                isGeneric: isGeneric, isHidden: hidden > 0, isLocal: functions > 0, node: DeclSyntax(node),
                members: node.memberBlock.members, end: node.memberBlock.rightBrace.bytes.lowerBound))
        return .visitChildren
    }

    private func leave(_ node: some DeclGroupSyntax) {
        path.removeLast()
        if node.modifiers.isHidden { hidden -= 1 }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.plainName
        summary.extensions.append(
            ExtensionDeclaration(
                name: name, inherited: node.inheritanceClause.names, isConditional: node.genericWhereClause != nil,
                access: node.modifiers.first { ["public", "open", "private", "fileprivate"].contains($0.name.text) }?
                    .name.text,
                node: node))
        path.append(name)
        if node.modifiers.isHidden { hidden += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    // MARK: What else is declared

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if path.isEmpty, functions == 0 { summary.globals.insert(node.name.plainText) }
        functions += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functions += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { functions -= 1 }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if path.isEmpty, functions == 0 {
            summary.globals.insert(node.name.plainText)
            summary.aliases[node.name.plainText] = node.initializer.value.plainName
            if node.modifiers.has("public") { summary.seenAliases.insert(node.name.plainText) }
        }
        return .visitChildren
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        summary.globals.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if path.isEmpty, functions == 0 {
            for binding in node.bindings {
                if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                    summary.globals.insert(pattern.identifier.plainText)
                }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first?.name.text {
            summary.imports.insert(PartModules.framework(ofPart: first) ?? first)
            if node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.plainName == "_exported" })
            {
                summary.exports.insert(first)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.plainName
        if ["main", "UIApplicationMain", "NSApplicationMain"].contains(name) { summary.entryPoint = "@" + name }
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { summary.elements.insert(name.plainText) }
        return .visitChildren
    }

    // MARK: What is used

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            summary.members.insert(node.baseName.plainText)
            if let base = access.base?.as(DeclReferenceExprSyntax.self) { add(node.baseName, of: base.baseName) }
        } else {
            summary.names.insert(node.baseName.plainText)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        summary.constructed.insert(called.hasSuffix(".init") ? String(called.dropLast(5)) : called)
        // `window = .init(windowScene: scene)`
        if called == ".init", node.arguments.first?.label?.text == "windowScene" {
            summary.constructed.insert("UIWindow")
        }
        if called == "Selector" || called == "NSSelectorFromString", let argument = node.arguments.first,
            argument.label == nil
        {
            addSelector(argument.expression)
        }
        return .visitChildren
    }

    /// Adds the name that a selector is made of; one in parentheses is as good.
    private func addSelector(_ name: ExprSyntax) {
        if let tuple = name.as(TupleExprSyntax.self), let only = tuple.elements.first {
            addSelector(only.expression)
        } else if let literal = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            summary.selectorNames.insert(literal)
        } else if name.as(DeclReferenceExprSyntax.self)?.argumentNames == nil,
            !name.is(MemberAccessExprSyntax.self) || name.trimmedDescription.first?.isLowercase == true
        {
            summary.makesSelectors = true
        }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        summary.names.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        summary.members.insert(node.name.plainText)
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { add(node.name, of: base.name) }
        return .visitChildren
    }

    /// Adds a name that stands after another one, to the names if that is an imported module's.
    private func add(_ name: TokenSyntax, of module: TokenSyntax) {
        if summary.imports.contains(module.plainText) { summary.names.insert(name.plainText) }
        summary.qualified[module.plainText, default: []].insert(name.plainText)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        summary.members.insert("subscript(\(node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))")
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        summary.names.insert(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        summary.names.insert(node.operator.text)
        return .visitChildren
    }

    // MARK: Previews

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        addPreview(Syntax(node), node.macroName, node.arguments, node.trailingClosure)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        addPreview(Syntax(node), node.macroName, node.arguments, node.trailingClosure)
        return .visitChildren
    }

    private func addPreview(
        _ node: Syntax, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?
    ) {
        guard name.text == "Preview", path.isEmpty, functions == 0 else { return }
        let labelled = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let body = trailing ?? labelled else { return }
        summary.previews.append(PreviewMacro(node: node, arguments: arguments, body: body))
    }
}

// MARK: Names

extension TokenSyntax {
    /// Without backticks.
    var plainText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension TypeSyntax {
    /// Without generic arguments, attributes and protocol markers: `Deck.Card` of `Deck.Card<Int>`.
    var plainName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainText }
        if let type = self.as(MemberTypeSyntax.self) { return type.baseType.plainName + "." + type.name.plainText }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
        return trimmedDescription
    }
}

extension InheritanceClauseSyntax? {
    var names: [String] {
        self?.inheritedTypes.flatMap { item -> [String] in
            guard let composition = item.type.as(CompositionTypeSyntax.self) else { return [item.type.plainName] }
            return composition.elements.map(\.type.plainName)
        } ?? []
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// `private` or `fileprivate`, but not of a setter alone.
    var isHidden: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// The attribute of a name, active or not.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.plainName == name }
    }
}
