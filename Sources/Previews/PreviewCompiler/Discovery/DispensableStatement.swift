import SwiftSyntax

/// A statement without which a body can go on, whatever is wrong in it.
struct DispensableStatement {
    /// The statement.
    let node: Syntax
    /// Its bytes, without a semicolon behind it.
    let range: Range<Int>
    private let item: CodeBlockItemSyntax
    /// The names that it declares, which nothing behind it can use.
    private let names: Set<String>

    /// Finds the innermost statement around a token that can go; nil if there is none in the body.
    ///
    /// It is an expression or a declaration, or what the token is in the head of; of a loop that may have no end without it, the loop.
    init?(around token: TokenSyntax) {
        var found: CodeBlockItemSyntax?
        var next = token.parent
        while let node = next, !node.is(MemberBlockItemSyntax.self) {
            next = node.parent
            guard let item = node.as(CodeBlockItemSyntax.self) else { continue }
            guard let list = item.parent?.as(CodeBlockItemListSyntax.self), !list.isOfFile else { break }
            if found != nil ? item.isOpenLoop : list.allows(item, toGoFor: token) { found = item }
            // What is around a body's closures is not run with them.
            if found != nil, list.parent?.is(ClosureExprSyntax.self) == true { break }
        }
        guard let found else { return nil }
        self.init(found)
        if needsResult { return nil }
    }

    /// The statement that begins at a token and has a range.
    init?(at token: TokenSyntax, _ range: Range<Int>) {
        var next = token.parent
        while let node = next, node.bytes.lowerBound == range.lowerBound {
            if let item = node.as(CodeBlockItemSyntax.self), item.item.bytes == range {
                self.init(item)
                return
            }
            next = node.parent
        }
        return nil
    }

    private init(_ item: CodeBlockItemSyntax) {
        self.item = item
        node = Syntax(item)
        range = item.item.bytes
        names = item.declaredNames
    }

    /// The items behind it in its block.
    private var later: [CodeBlockItemSyntax] {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
        return list.filter { $0.position > item.position }
    }

    /// Whether what is returned behind it depends on it.
    private var needsResult: Bool {
        !names.isEmpty && later.contains { $0.item.is(ReturnStmtSyntax.self) && $0.mentions(names, inClosures: true) }
    }

    /// The statements behind it that use what it declares, outside of closures, which may have more to do.
    var dependents: [Syntax] {
        var names = names
        guard !names.isEmpty else { return [] }
        return later.compactMap { item in
            guard item.isPlain, item.mentions(names, inClosures: false) else { return nil }
            names.formUnion(item.declaredNames)
            return Syntax(item)
        }
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var isOfFile: Bool { parent?.is(SourceFileSyntax.self) == true }

    /// Whether one of the items can go, for what is wrong at a token.
    fileprivate func allows(_ item: CodeBlockItemSyntax, toGoFor token: TokenSyntax) -> Bool {
        // What a closure or a body answers may be its only expression.
        if count == 1, item.item.is(ExprSyntax.self), parent?.mayAnswer == true { return false }
        return item.canGo(for: token)
    }
}

extension Syntax {
    /// Whether it is a closure, a getter, or the body of a function that returns something.
    fileprivate var mayAnswer: Bool {
        if self.is(AccessorBlockSyntax.self) || self.is(ClosureExprSyntax.self) { return true }
        guard let parent = self.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is a loop that ends by what is done in it.
    fileprivate var isOpenLoop: Bool { item.is(WhileStmtSyntax.self) || item.is(RepeatStmtSyntax.self) }

    /// Whether it is an expression or a variable, with nothing in it that is run in another order.
    fileprivate var isPlain: Bool {
        switch item {
        case .expr(let expression):
            !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self) && !startsAnObject
        case .decl(let declaration): declaration.is(VariableDeclSyntax.self)
        default: false
        }
    }

    private var startsAnObject: Bool {
        trimmedDescription.contains("super.init") || trimmedDescription.hasPrefix("self.init")
    }

    fileprivate func canGo(for token: TokenSyntax) -> Bool {
        let place = token.bytes.lowerBound
        if isPlain { return true }
        switch item {
        case .decl(let declaration):
            guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
            return function.signature.bytes.contains(place)
        case .stmt(let statement):
            if let head = statement.as(ExpressionStmtSyntax.self)?.expression {
                return head.as(IfExprSyntax.self)?.conditions.bytes.contains(place)
                    ?? head.as(SwitchExprSyntax.self)?.subject.bytes.contains(place) ?? false
            }
            if let head = statement.as(GuardStmtSyntax.self) { return head.conditions.bytes.contains(place) }
            if let head = statement.as(WhileStmtSyntax.self) { return head.conditions.bytes.contains(place) }
            if let head = statement.as(ForStmtSyntax.self) { return !head.body.bytes.contains(place) }
            return false
        default: return false
        }
    }

    /// The names that what is behind it may use.
    fileprivate var declaredNames: Set<String> {
        let visitor = PatternNames(viewMode: .sourceAccurate)
        switch item {
        case .decl(let declaration):
            if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.plainText] }
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
            for binding in variable.bindings { visitor.walk(binding.pattern) }
        case .stmt(let statement):
            guard let conditions = statement.as(GuardStmtSyntax.self)?.conditions else { return [] }
            for case .optionalBinding(let binding) in conditions.map(\.condition) { visitor.walk(binding.pattern) }
            for case .matchingPattern(let match) in conditions.map(\.condition) { visitor.walk(match.pattern) }
        default: break
        }
        return visitor.names
    }

    /// Whether it uses one of some names.
    fileprivate func mentions(_ names: Set<String>, inClosures: Bool) -> Bool {
        let visitor = Mentions(of: names, inClosures: inClosures)
        visitor.walk(self)
        return visitor.isFound
    }
}

/// The names that a pattern declares.
private final class PatternNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.plainText)
        return .skipChildren
    }
}

/// Whether any of some names are used, by themselves, where nothing can do without them.
private final class Mentions: SyntaxVisitor {
    private let names: Set<String>
    private let inClosures: Bool
    var isFound = false

    init(of names: Set<String>, inClosures: Bool) {
        (self.names, self.inClosures) = (names, inClosures)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        inClosures ? .visitChildren : .skipChildren
    }

    /// An element goes alone, once the compiler misses what it names.
    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
        Syntax(node).canGo ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        Syntax(node).canGo ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, names.contains(node.baseName.plainText) { isFound = true }
        return .skipChildren
    }
}
