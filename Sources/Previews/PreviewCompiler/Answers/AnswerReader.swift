import SwiftSyntax

/// What finds the names by which a file reads values of answers, and follows from which ones its variables come.
///
/// It goes by what is written alone: a variable that is bound to `answer["cards"] as? [[String: Any]]`, and each one that loops or
/// closures make of it, is of `cards`.
final class AnswerReader: SyntaxVisitor {
    /// Where a value comes from.
    enum Origin: Equatable {
        /// What has a name in the answer; an empty one is the whole answer's.
        case value(String)
        /// What an initializer of a type has as its parameter.
        case type(String)
    }

    /// A value that is read by its name.
    struct Read {
        var origin: Origin?
        var key: String
        /// What it is taken for.
        var use: Use
    }

    /// What a value is taken for.
    enum Use {
        /// A type, as it is written.
        case type(String)
        case kind(AnswerKind)
        /// Nothing tells.
        case unknown

        /// Returns the kind of the value; nil if nothing tells.
        ///
        /// - Parameter aliases: what the project's type aliases stand for.
        /// - Returns: the kind.
        func kind(_ aliases: [String: String]) -> AnswerKind? {
            switch self {
            case .type(let type): AnswerKind(type: type, aliases: aliases)
            case .kind(let kind): kind
            case .unknown: nil
            }
        }
    }

    private(set) var reads: [Read] = []
    /// What may be a whole answer is taken for.
    private(set) var wholes: [Use] = []
    /// What the file's type aliases outside of types stand for.
    private(set) var aliases: [String: String] = [:]
    /// The names of the values that types are made of, by the types'.
    private(set) var made: [String: Set<String>] = [:]
    /// Where variables come from, the innermost scope last.
    private var scopes: [[String: Origin]] = [[:]]
    private var types: [String] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        for statement in tree.statements {
            guard let alias = statement.item.as(TypeAliasDeclSyntax.self) else { continue }
            aliases[alias.name.text] = alias.initializer.value.trimmedDescription
        }
        walk(tree)
    }

    // MARK: Scopes

    private func origin(of name: String) -> Origin? { scopes.reversed().lazy.compactMap { $0[name] }.first }

    private func bind(_ name: String, to origin: Origin?) { scopes[scopes.count - 1][name] = origin }

    private func open(_ parameters: [String] = [], of origin: Origin? = nil) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        for name in parameters { bind(name, to: origin) }
        return .visitChildren
    }

    private func open(type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(type: node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(type: node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(type: node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(type: node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return open(names, of: types.last.map { .type($0) })
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    /// A closure that is handed each value of a list has them as its first parameter.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let call =
            node.parent?.as(FunctionCallExprSyntax.self)
            ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let list = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(source)
        let clause = node.signature?.parameterClause
        let named = clause?.as(ClosureParameterClauseSyntax.self)?.parameters.first.map {
            $0.secondName ?? $0.firstName
        }
        let name = named ?? clause?.as(ClosureShorthandParameterListSyntax.self)?.first?.name
        return open(list == nil ? [] : [name?.text ?? "$0"], of: list)
    }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        bind(name, to: node.initializer.map { source(of: $0.value) } ?? origin(of: name))
    }

    override func visitPost(_ node: PatternBindingSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        bind(name, to: node.initializer.flatMap { source(of: $0.value) })
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let (key, origin) = read(node.sequence) { note(key, of: origin, .kind(.objects)) }
        let source = source(of: node.sequence)
        switch node.pattern.as(TuplePatternSyntax.self) {
        // SwiftyJSON's elements come with their places.
        case let pair?:
            let name = pair.elements.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            if let name { bind(name, to: source) }
        case nil:
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { bind(name, to: source) }
        }
        return .visitChildren
    }

    // MARK: Reads

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst(2) {
            guard elements[index - 1].is(UnresolvedAsExprSyntax.self), let type = element.as(TypeExprSyntax.self)?.type
            else { continue }
            if let (key, origin) = read(elements[index - 2]) {
                note(key, of: origin, .type(type.trimmedDescription))
            } else if isWhole(elements[index - 2]) {
                wholes.append(.type(type.trimmedDescription))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = AnswerKind.members[node.declName.baseName.text], let base = node.base else {
            return .visitChildren
        }
        if let (key, origin) = read(base) {
            note(key, of: origin, .kind(kind))
        } else if source(of: base) == .value("") {
            wholes.append(.kind(kind))
        }
        return .visitChildren
    }

    /// A type that is made of a value says what its initializer has: `Card(json: value)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            type.first?.isUppercase == true, type != "JSON"
        {
            for argument in node.arguments {
                if case .value(let key) = source(of: argument.expression) { made[type, default: []].insert(key) }
            }
        }
        // `values.map(Card.init)`
        if let list = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let maker = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            maker.declName.baseName.text == "init",
            let type = maker.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .value(let key) = source(of: list)
        {
            made[type, default: []].insert(key)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isAssigned, let (key, origin) = read(ExprSyntax(node)) { note(key, of: origin, .unknown) }
        return .visitChildren
    }

    private func note(_ key: String, of origin: Origin?, _ use: Use) {
        reads.append(Read(origin: origin, key: key, use: use))
    }

    /// Returns the name by which an expression reads a value, and where what it is read of comes from; nil for any other expression.
    private func read(_ expression: ExprSyntax) -> (key: String, origin: Origin?)? {
        let expression = expression.unwrapped
        if let node = expression.as(SubscriptCallExprSyntax.self), node.arguments.count == 1,
            let key = node.arguments.first?.expression.literalText
        {
            return (key, container(node.calledExpression))
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["object", "objectForKey", "value", "valueForKey"].contains(member.declName.baseName.text),
            let key = call.arguments.first?.expression.literalText
        {
            return (key, container(base))
        }
        return nil
    }

    /// Returns where what something is read of comes from; what has itself been read there is an object, or a list of such.
    private func container(_ base: ExprSyntax) -> Origin? {
        let base = base.unwrapped
        if let (key, origin) = read(base) {
            note(key, of: origin, .kind(.object))
            return .value(key)
        }
        if let node = base.as(SubscriptCallExprSyntax.self), let (key, origin) = read(node.calledExpression) {
            note(key, of: origin, .kind(.objects))
            return .value(key)
        }
        return source(of: base)
    }

    /// Whether an expression may be a whole answer.
    private func isWhole(_ expression: ExprSyntax) -> Bool {
        let expression = expression.unwrapped
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return origin(of: name).map { $0 == .value("") } ?? true
        }
        return source(of: expression) == .value("")
    }

    /// Returns where a value comes from; nil if nothing tells.
    private func source(of expression: ExprSyntax) -> Origin? {
        let expression = expression.unwrapped
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first.flatMap(source)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return origin(of: name) }
        if let (key, _) = read(expression) { return .value(key) }
        if let node = expression.as(SubscriptCallExprSyntax.self) { return source(of: node.calledExpression) }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression
            if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "JSON" { return .value("") }
            let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return name == "jsonObject" ? .value("") : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        if let base = member.base.flatMap(source) { return base }
        // Alamofire's answers.
        return member.declName.baseName.text == "value" ? .value("") : nil
    }
}

extension SubscriptCallExprSyntax {
    /// Whether it is given a value, as what is sent with a request: `parameters["page"] = 1`.
    fileprivate var isAssigned: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == id else { return false }
        return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
}

extension ExprSyntax {
    /// The expression without `try`, `!`, `?` and parentheses.
    fileprivate var unwrapped: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first,
            only.label == nil
        {
            return only.expression.unwrapped
        }
        return self
    }

    /// The text of a literal without interpolations.
    fileprivate var literalText: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
