import SwiftSyntax

/// Calls optional methods: those of frameworks' protocols without `?` or `!`, as they have default implementations, and those
/// of the project's own by the closure that stands for each.
final class OptionalMethodCalls: RewritingRule {
    /// How the names of the frameworks' optional methods begin.
    private static let frameworks = [
        "addAnimations", "addCompletion", "animationDid", "collectionView", "continueAnimation", "gestureRecognizer",
        "indexPathForPreferredFocusedView",
        "navigationController",
        "numberOfSections", "scrollView", "tabBarController", "tableView", "viewForZooming",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let name = forced.expression.calledName, forced.expression.is(MemberAccessExprSyntax.self)
        {
            if !callClosure(name, node), isOfFrameworks(name, node) {
                edits.remove(forced.exclamationMark.bytes)
            }
            return .visitChildren
        }
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = chaining.expression.calledName
        else { return .visitChildren }
        if !callClosure(name, node), isOfFrameworks(name, node) {
            edits.remove(chaining.questionMark.bytes)
            castObject(chaining.expression, node)
            let isStatement = node.parent?.is(CodeBlockItemSyntax.self) ?? false
            if !isStatement, !chaining.expression.hasChaining {
                // The result was optional, and what stands around the call expects that.
                edits.insert("Optional(", at: node.bytes.lowerBound)
                edits.insert(")", at: node.bytes.upperBound)
            }
        }
        return .visitChildren
    }

    /// The names of the project's own properties, which may begin as a framework's methods do and hold an optional function.
    private lazy var ownProperties = Set(
        index.types.flatMap { $0.type.members.active }.compactMap { $0.as(VariableDeclSyntax.self) }
            .flatMap { Array($0.bindings) }.filter { binding in
                guard let type = binding.typeAnnotation?.type.trimmedDescription else { return false }
                return index.aliased(type.filter { $0 != "?" && $0 != "!" }).contains("->")
            }.map(\.pattern.trimmedDescription))

    /// Whether the frameworks have a default implementation of the method that is called.
    private func isOfFrameworks(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        let labels = call.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()
        return OptionalDelegateMethods.allNames.contains("\(name.plainText)(\(labels))")
            || Self.frameworks.contains(where: name.text.hasPrefix) && !ownProperties.contains(name.plainText)
    }

    /// Has a method of a framework's delegate be asked of an object of which nothing is declared as one of the protocol's.
    private func castObject(_ called: ExprSyntax, _ call: FunctionCallExprSyntax) {
        guard let base = called.as(MemberAccessExprSyntax.self)?.base,
            let object = base.as(OptionalChainingExprSyntax.self)?.expression, let name = object.calledName,
            let method = called.calledName,
            object.isOfSelf ? isObject(name.plainText, around: call) : isObjectOfAnother(name.plainText)
        else { return }
        let labels = call.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()
        let signature = "\(method.plainText)(\(labels))"
        let known = OptionalDelegateMethods.names.filter { $0.value.contains(signature) }.keys.min()
        guard let known else { return }
        edits.insert("(", at: object.bytes.lowerBound)
        edits.insert(" as? any \(known))", at: object.bytes.upperBound)
    }

    /// Whether the type around a node, or a class above it, has a property of a name that may hold any object.
    private func isObject(_ name: String, around node: some SyntaxProtocol) -> Bool {
        guard let written = node.enclosingTypeName else { return false }
        let type = index.resolved(written, in: "") ?? written
        return ([type] + index.superclasses(of: type)).compactMap { index.type(named: $0)?.type }.contains {
            $0.typesOfProperties(named: name).contains(where: Self.objects.contains)
        }
    }

    /// Whether each property of a name in the project may hold any object: which one is meant isn't known.
    private func isObjectOfAnother(_ name: String) -> Bool {
        let types = index.types.flatMap { $0.type.typesOfProperties(named: name) }
        return !types.isEmpty && types.allSatisfy(Self.objects.contains)
    }

    private static let objects: Set<String> = ["Any!", "Any?", "AnyObject!", "AnyObject?"]

    /// The windows of the application's delegate that functions hold under names: optional here, or, as they are bound, not.
    private var heldWindows: [SyntaxIdentifier: [String: Bool]] = [:]

    /// The function, accessor or closure around an expression.
    private func functions(around node: some SyntaxProtocol) -> [SyntaxIdentifier] {
        sequence(first: Syntax(node), next: \.parent).filter {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
                || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }.map(\.id)
    }

    /// Whether a name is of such a window that is optional; nil if it is of something else.
    private func heldWindow(_ node: ExprSyntax?) -> Bool? {
        guard let name = node?.as(DeclReferenceExprSyntax.self)?.baseName.plainText, let node else { return nil }
        return functions(around: node).lazy.compactMap { self.heldWindows[$0]?[name] }.first
    }

    /// Notes what holds the window of the application's delegate, which on iOS is an optional of an optional.
    private func holdWindow(_ pattern: PatternSyntax, _ value: ExprSyntax?, isBound: Bool) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText, let value,
            let function = functions(around: pattern).first
        else { return }
        if let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.plainText == "window",
            let base = access.base?.trimmedDescription.lowercased(),
            ["delegate", "delegate?", "delegate!"].contains(where: base.hasSuffix)
        {
            heldWindows[function, default: [:]][name] = !isBound
        } else if let isOptional = heldWindow(value) {
            heldWindows[function, default: [:]][name] = isOptional && !isBound
            guard isBound, !isOptional else { return }
            // What is bound for the second time is an optional on iOS.
            edits.insert("Optional(", at: value.bytes.lowerBound)
            edits.insert(")", at: value.bytes.upperBound)
            heldWindows[function]?[name] = nil
        } else if heldWindows[function]?[name] != nil {
            heldWindows[function]?[name] = nil
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        holdWindow(node.pattern, node.initializer?.value, isBound: false)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        holdWindow(node.pattern, node.initializer?.value, isBound: true)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        unwrapHeldWindow(node.expression, node.questionMark, node.parent)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        unwrapHeldWindow(node.expression, node.exclamationMark, node.parent)
        return .visitChildren
    }

    private func unwrapHeldWindow(_ held: ExprSyntax, _ mark: TokenSyntax, _ parent: Syntax?) {
        guard let isOptional = heldWindow(held) else { return }
        let isMarkedTwice =
            parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true
        if !isOptional || isMarkedTwice { edits.remove(mark.bytes) }
    }

    /// Takes one mark of two from `delegate?.window??.bounds`, and of one from `delegate?.window?.flatMap`, which is asked of the
    /// optional: an optional property of a protocol that holds an optional.
    private func unwrapOnce(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.plainText == "window",
            node.base?.trimmedDescription.lowercased().hasSuffix("delegate?") == true
                || node.base?.trimmedDescription.lowercased().hasSuffix("delegate!") == true,
            let first = node.parent, let second = first.parent,
            second.is(OptionalChainingExprSyntax.self) || second.is(ForceUnwrapExprSyntax.self)
                || ["flatMap", "map"].contains(second.as(MemberAccessExprSyntax.self)?.declName.baseName.text)
        else { return }
        if let mark = first.as(OptionalChainingExprSyntax.self)?.questionMark { edits.remove(mark.bytes) }
        if let mark = first.as(ForceUnwrapExprSyntax.self)?.exclamationMark { edits.remove(mark.bytes) }
    }

    /// Has a call of a method of the project's own protocols call the closure that stands for it; returns false for any other.
    private func callClosure(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { ($0.label?.plainText ?? "_") + ":" }
        let more = node.additionalTrailingClosures.map { $0.label.plainText + ":" }
        let found =
            node.trailingClosure == nil
            ? index.optionalRequirements.method(name.plainText, labels)
            : index.optionalRequirements.method(name.plainText, labels, thenOne: more)
        guard let requirement = found else { return false }
        edits.replace(name.bytes, with: requirement.call ?? requirement.closure)
        if requirement.call != nil, let mark = node.calledExpression.as(OptionalChainingExprSyntax.self)?.questionMark {
            edits.remove(mark.bytes)
        }
        cast(node.calledExpression, to: requirement.protocol)
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            edits.remove(label.bytes.lowerBound..<colon.bytesWithSpace.upperBound)
        }
        return true
    }

    /// Has a method be asked of an object whose type is not known as one of a protocol.
    private func cast(_ called: ExprSyntax, to type: String) {
        let inner =
            called.as(OptionalChainingExprSyntax.self)?.expression ?? called.as(ForceUnwrapExprSyntax.self)?.expression
        guard let base = inner?.as(MemberAccessExprSyntax.self)?.base else { return }
        let object =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard let name = object.calledName?.plainText, index.optionalRequirements.isUntyped(name) else { return }
        edits.insert("(", at: object.bytes.lowerBound)
        let isUnwrapped = object.bytes.upperBound < base.bytes.upperBound
        edits.insert(" as? any \(type))" + (isUnwrapped ? "" : "?"), at: object.bytes.upperBound)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        unwrapOnce(node)
        // What is called and was not found to be an optional requirement is another one, however alike its name is.
        let isMarked =
            node.parent?.is(OptionalChainingExprSyntax.self) == true
            || node.parent?.is(ForceUnwrapExprSyntax.self) == true
        let parent = isMarked ? node.parent?.parent : node.parent
        let isCalled =
            parent?.as(FunctionCallExprSyntax.self)?.calledExpression.bytes.contains(node.bytes.lowerBound) == true
        if !isCalled, let base = node.base?.withoutArguments.trimmedDescription,
            let requirement = index.optionalRequirements.reference(node.declName, of: base, in: file.path)
        {
            edits.replace(node.declName.bytes, with: requirement.closure)
        }
        return .visitChildren
    }
}

extension TypeDeclaration {
    /// The types of the properties of a name, as they are written; empty for one without a type.
    fileprivate func typesOfProperties(named name: String) -> [String] {
        let bindings = members.active.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
        return bindings.filter { $0.pattern.trimmedDescription == name }.map { binding in
            binding.typeAnnotation?.type.trimmedDescription ?? ""
        }
    }
}

extension ExprSyntax {
    /// The last name of a called expression.
    fileprivate var calledName: TokenSyntax? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName }
        return self.as(DeclReferenceExprSyntax.self)?.baseName
    }

    /// Whether it is a name alone, or a member of `self`.
    fileprivate var isOfSelf: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self) else { return true }
        return access.base?.trimmedDescription == "self"
    }

    /// Whether there is a `?` along the expression's chain.
    fileprivate var hasChaining: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.hasChaining ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasChaining }
        if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.hasChaining }
        return false
    }
}

extension ExprSyntax {
    /// What is called or asked for an element, without the arguments: `page` of `page(at: 1)?`, and `pages` of `pages[1]`.
    fileprivate var withoutArguments: ExprSyntax {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.withoutArguments }
        if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.withoutArguments }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.withoutArguments }
        if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.withoutArguments }
        return self
    }
}
