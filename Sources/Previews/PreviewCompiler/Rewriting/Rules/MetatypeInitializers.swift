import SwiftSyntax

/// Makes objects of frameworks' classes through metatypes by a function: `type.init()`, and `Content(frame: frame)` where
/// `Content` is a generic parameter.
///
/// Objective-C's initialisers can be called for any class; Swift's only where they are `required`.
final class MetatypeInitializers: RewritingRule {
    /// The labels of the initialisers that `zoetropeMake` has.
    private static let initializers: Set<String> = [
        "()", "(frame:)", "(type:)", "(style:reuseIdentifier:)", "(nibName:bundle:)", "(rootViewController:)",
        "(frame:collectionViewLayout:)", "(collectionViewLayout:)", "(frame:style:)", "(style:)",
    ]

    /// Whether `zoetropeMake` has an initialiser with a call's labels.
    static func knows(_ call: FunctionCallExprSyntax) -> Bool {
        initializers.contains(labels(of: call))
    }

    /// Whether a call could make an object of Core Data, whose module has a function for it.
    private func makesManagedObject(_ call: FunctionCallExprSyntax) -> Bool {
        file.summary.imports.contains("CoreData")
            && ["(context:)", "(entity:insertInto:)"].contains(Self.labels(of: call))
    }

    private static func labels(of call: FunctionCallExprSyntax) -> String {
        "(\(call.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()))"
    }

    /// Whether the file lists classes, as in `[("Deck", DeckController.self)]`: what is made by `init()` then is one of them.
    private lazy var listsClasses: Bool = {
        let search = ClassLists(index)
        search.walk(file.tree)
        return search.isFound
    }()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard Self.knows(node) || makesManagedObject(node), node.leftParen != nil,
            let type = metatype(node.calledExpression)
        else {
            return .visitChildren
        }
        // Of a protocol's objects the function knows no more than the class that they are of.
        let holder = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? ""
        if let name = index.metatypeProtocols[holder] {
            edits.insert("(", at: node.bytes.lowerBound)
            edits.insert(" as! any \(name))", at: node.bytes.upperBound)
        }
        edits.replace(node.calledExpression.bytes, with: "zoetropeMake")
        edits.insert(type + (node.arguments.isEmpty ? "" : ", "), at: node.leftParen!.bytes.upperBound)
        return .visitChildren
    }

    /// The metatype whose initialiser an expression is; nil if it is none, or an ordinary one.
    private func metatype(_ called: ExprSyntax) -> String? {
        if let name = called.as(DeclReferenceExprSyntax.self) {
            return Syntax(name).seesFrameworkClass(as: name.baseName, index) ? name.baseName.text + ".self" : nil
        }
        guard let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" else {
            return nil
        }
        guard let base = access.base else {
            // `{ _ in .init() }` of what is declared to return `Content`
            return Syntax(access).returnedType.flatMap {
                Syntax(access).seesFrameworkClass(as: $0, index) ? $0.text + ".self" : nil
            }
        }
        if let name = base.as(DeclReferenceExprSyntax.self) {
            if Syntax(name).seesFrameworkClass(as: name.baseName, index) { return name.baseName.text + ".self" }
            let isHolder = index.metatypeHolders.contains(name.baseName.plainText)
            return isHolder || isOfList(name.baseName.plainText) ? name.trimmedDescription : nil
        }
        // `kind!.init()`
        if let held = base.as(ForceUnwrapExprSyntax.self)?.expression,
            let name = held.as(DeclReferenceExprSyntax.self)?.baseName
                ?? held.as(MemberAccessExprSyntax.self)?.declName.baseName
        {
            return index.metatypeHolders.contains(name.plainText) ? base.trimmedDescription : nil
        }
        // `(NSClassFromString(name) as! UIViewController.Type).init()`
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.castType, MetatypeHolders.holds(cast, in: index)
        {
            return base.trimmedDescription
        }
        // `demos[row].init()`, `demos[row].1.init()`
        if base.is(SubscriptCallExprSyntax.self), listsClasses { return base.trimmedDescription }
        if let member = base.as(MemberAccessExprSyntax.self), member.base?.is(SubscriptCallExprSyntax.self) == true,
            isOfList(member.declName.baseName.plainText)
        {
            return member.trimmedDescription
        }
        guard let member = base.as(MemberAccessExprSyntax.self),
            index.metatypeHolders.contains(member.declName.baseName.plainText)
        else { return nil }
        return member.trimmedDescription
    }
}

extension Syntax {
    /// The name of the type that the function or closure around an expression is declared to return, if that returns it.
    fileprivate var returnedType: TokenSyntax? {
        var next = parent
        if next?.is(FunctionCallExprSyntax.self) == true { next = next?.parent }
        if next?.is(ReturnStmtSyntax.self) == true { next = next?.parent }
        guard let item = next?.as(CodeBlockItemSyntax.self), let list = item.parent, let body = list.parent else {
            return nil
        }
        if let function = body.parent?.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name
        }
        guard body.is(ClosureExprSyntax.self),
            let binding = body.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        else { return nil }
        var type = binding.typeAnnotation?.type
        while let outer = type {
            if let optional = outer.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let tuple = outer.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
                type = tuple.elements.first?.type
            } else if let attributed = outer.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else {
                break
            }
        }
        return type?.as(FunctionTypeSyntax.self)?.returnClause.type.as(IdentifierTypeSyntax.self)?.name
    }
}

extension MetatypeInitializers {
    /// Whether a name may be of an entry of a list of classes.
    private func isOfList(_ name: String) -> Bool {
        name.first.map { $0.isLowercase || $0.isNumber } == true && name != "self" && name != "super" && listsClasses
    }
}

/// A search for a list that has classes of the project which are a framework's.
private final class ClassLists: ActiveVisitor {
    private(set) var isFound = false
    private let index: ProjectIndex

    init(_ index: ProjectIndex) {
        self.index = index
        super.init()
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "self", let name = node.base?.as(DeclReferenceExprSyntax.self),
            index.superclasses(of: name.baseName.plainText).last?.namesFrameworkClass(index) == true
        else { return .visitChildren }
        var next = node.parent
        while let parent = next,
            parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
                || parent.is(TupleExprSyntax.self)
        {
            next = parent.parent
        }
        if next?.is(ArrayElementSyntax.self) == true || next?.is(DictionaryElementSyntax.self) == true {
            isFound = true
        }
        return .visitChildren
    }
}

/// A search for what is declared to hold the metatype of a framework's class.
final class MetatypeHolders: ActiveVisitor {
    private var names: Set<String> = []
    /// The protocols of the project whose metatypes names hold.
    private var protocols: [String: String] = [:]
    /// The cases of enumerations that hold such a metatype alone.
    private var cases: Set<String> = []
    /// The names that the values of cases are given.
    private var matches: [(case: String, name: String)] = []
    /// The names that are given to what others hold: `if let type = cellType`.
    private var others: [(name: String, holder: String)] = []
    private let index: ProjectIndex

    private init(_ index: ProjectIndex) {
        self.index = index
        super.init()
    }

    /// Returns the names of what holds a metatype in a project, and the project's protocols that some of them are of.
    static func names(in index: ProjectIndex) -> (all: Set<String>, protocols: [String: String]) {
        let search = MetatypeHolders(index)
        for file in index.files where file.namesMetatype { search.walk(file.tree) }
        // The values of cases may be given names anywhere.
        guard !search.cases.isEmpty else { return (search.allNames, search.protocols) }
        for file in index.files where !file.namesMetatype { search.walk(file.tree) }
        let matches = search.matches.filter { search.cases.contains($0.case) }.map(\.name)
        return (search.allNames.union(matches), search.protocols)
    }

    private var allNames: Set<String> { names.union(others.filter { names.contains($0.holder) }.map(\.name)) }

    /// Returns whether a type is the metatype of a class whose objects are made by a function.
    static func holds(_ type: TypeSyntax, in index: ProjectIndex) -> Bool { MetatypeHolders(index).holds(type) }

    private func holds(_ type: TypeSyntax) -> Bool {
        let text = type.trimmedDescription.trimmingSuffix { $0 == "?" || $0 == "!" }
        return text.hasSuffix(".Type") && isMadeByFunction(text.dropLast(5).description, at: type)
    }

    private func add(_ name: TokenSyntax, _ type: TypeSyntax) {
        guard holds(type) else { return }
        names.insert(name.plainText)
        let base = type.trimmedDescription.trimmingSuffix { $0 == "?" || $0 == "!" }.dropLast(5)
        if isProtocolOfClasses(String(base)) { protocols[name.plainText] = String(base) }
    }

    private func isMadeByFunction(_ base: String, at type: TypeSyntax) -> Bool {
        base.namesFrameworkClass(index) || Syntax(type).seesFrameworkClass(as: .identifier(base), index)
            || isOwnClass(base) || isProtocolOfClasses(base)
    }

    /// Whether a protocol of the project's is for a framework's classes alone: `protocol Item where Self: UIButton`.
    private func isProtocolOfClasses(_ name: String) -> Bool {
        guard let node = index.type(named: name)?.type.node.as(ProtocolDeclSyntax.self) else { return false }
        let isClass: (String) -> Bool = { [index] name in
            name.namesFrameworkClass(index)
                && !["Protocol", "Delegate", "DataSource"].contains(where: name.hasSuffix)
        }
        return node.inheritanceClause?.inheritedTypes.contains { isClass($0.type.trimmedDescription) } == true
            || node.genericWhereClause?.requires("Self", where: isClass) == true
    }

    /// Whether a class of the project has a framework's initialisers alone, none of which it requires.
    private func isOwnClass(_ name: String) -> Bool {
        guard let type = index.type(named: name)?.type, type.kind == .class, !type.isGeneric,
            index.superclasses(of: name).last?.namesFrameworkClass(index) == true
        else { return false }
        let classes = [type] + index.superclasses(of: name).compactMap { index.type(named: $0)?.type }
        return classes.allSatisfy { type in
            type.initializers.allSatisfy {
                !$0.modifiers.has("required") || MemberSignature(DeclSyntax($0))?.name == "init(coder:)"
            }
        }
    }

    private func add(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
        // What it is cast to, as in `NSClassFromString(text) as? UIView.Type`.
        if let type = annotation?.type ?? value?.value.castType {
            add(name, type)
        } else if let value = value?.value {
            // `var kind = Card.self`
            if let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
                let base = access.base?.trimmedDescription, base.namesFrameworkClass(index) || isOwnClass(base)
            {
                names.insert(name.plainText)
            }
            let holder =
                value.as(DeclReferenceExprSyntax.self)?.baseName
                ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName
            if let holder { others.append((name.plainText, holder.plainText)) }
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        add(node.pattern, node.typeAnnotation, node.initializer)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        add(node.pattern, node.typeAnnotation, node.initializer)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName, node.type)
        return .visitChildren
    }

    /// `case own(Card.Type)`, whose value has its name where it is matched: `case .own(let type)`.
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        guard let parameters = node.parameterClause?.parameters, parameters.count == 1, let first = parameters.first
        else {
            return .visitChildren
        }
        let known = names
        add(node.name, first.type)
        if names.subtracting(known).contains(node.name.plainText) { cases.insert(node.name.plainText) }
        names = known
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == 1,
            let pattern = node.arguments.first?.expression.as(PatternExprSyntax.self)?.pattern
        else { return .visitChildren }
        let name = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        if let name = name.as(IdentifierPatternSyntax.self)?.identifier {
            matches.append((access.declName.baseName.plainText, name.plainText))
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The type to which an expression is cast, if a cast is what it ends with.
    fileprivate var castType: TypeSyntax? {
        self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}

extension Syntax {
    /// Whether a name is here that of a generic parameter that stands for a framework's class.
    fileprivate func seesFrameworkClass(as token: TokenSyntax, _ index: ProjectIndex) -> Bool {
        let name = token.plainText
        var next = parent
        while let node = next {
            if let declaration = node.as(ExtensionDeclSyntax.self) {
                let isDemanded =
                    declaration.genericWhereClause?.requires(name) { $0.namesFrameworkClass(index) } == true
                let extended = declaration.extendedType.trimmedDescription
                if name == "Self" || isDemanded { return isDemanded || index.isOfFrameworkClass(protocol: extended) }
                return index.declaresClass(name, ofProtocol: extended)
                    || index.type(named: extended)?.type.node.isFrameworkClass(parameter: name, index) == true
            }
            if let isClass = node.isFrameworkClass(parameter: name, index) { return isClass }
            next = node.parent
        }
        return false
    }
}

extension SyntaxProtocol {
    /// Whether a generic parameter of a declaration stands for a framework's class; nil if it has no parameter of the name.
    fileprivate func isFrameworkClass(parameter name: String, _ index: ProjectIndex) -> Bool? {
        guard let generic = asProtocol((any WithGenericParametersSyntax).self),
            let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.plainText == name })
        else { return nil }
        return parameter.inheritedType?.trimmedDescription.namesFrameworkClass(index) == true
            || generic.genericWhereClause?.requires(name) { $0.namesFrameworkClass(index) } == true
    }
}

extension ProjectIndex {
    /// Whether only classes that are a framework's conform to a protocol of the project: `protocol Loadable: UIView`, or
    /// `protocol Loadable where Self: UIView`.
    fileprivate func isOfFrameworkClass(protocol name: String) -> Bool {
        guard let type = type(named: name)?.type, let node = type.node.as(ProtocolDeclSyntax.self) else { return false }
        return type.inherited.contains { $0.namesFrameworkClass(self) }
            || node.genericWhereClause?.requires("Self") { $0.namesFrameworkClass(self) } == true
    }

    /// Whether a protocol of the project has an associated type that stands for a framework's class.
    fileprivate func declaresClass(_ name: String, ofProtocol owner: String) -> Bool {
        guard let type = type(named: owner)?.type, type.kind == .protocol else { return false }
        return type.members.active.compactMap { $0.as(AssociatedTypeDeclSyntax.self) }.contains { associated in
            associated.name.plainText == name
                && associated.inheritanceClause?.inheritedTypes.contains {
                    $0.type.trimmedDescription.namesFrameworkClass(self)
                } == true
        }
    }
}

extension GenericWhereClauseSyntax {
    /// Whether it demands something of a type for which a condition holds.
    fileprivate func requires(_ type: String, where condition: (String) -> Bool) -> Bool {
        requirements.contains { requirement in
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else { return false }
            return conformance.leftType.trimmedDescription == type
                && condition(conformance.rightType.trimmedDescription)
        }
    }
}

extension String {
    /// Whether it is the name of a class of UIKit's or Core Animation's, by its first letters, that is none of the project's.
    fileprivate func namesFrameworkClass(_ index: ProjectIndex) -> Bool {
        split(separator: "&").contains { part in
            let written = part.trimmingPrefix { $0 == " " }.description.trimmingSuffix { $0 == " " }
            let name = index.aliased(written)
            return ["UI", "CA", "NS"].contains { name.hasPrefix($0) } && index.type(named: name) == nil
        }
    }

    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        var rest = self
        while let last = rest.last, condition(last) { rest.removeLast() }
        return rest
    }
}
