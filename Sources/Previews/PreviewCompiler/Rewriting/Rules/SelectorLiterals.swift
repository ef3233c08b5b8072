import SwiftSyntax

/// A rule that makes `#selector(pan(_:))` a `Selector` that holds the method and has its name:
/// `Selector(Deck.pan(_:)).named("pan")`.
final class SelectorLiterals: RewritingRule {
    /// The name of a property's getter is the property's.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "NSStringFromSelector", node.arguments.count == 1,
            let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            selector.macroName.text == "selector", let argument = selector.arguments.first,
            argument.label?.text == "getter",
            let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
                ?? argument.expression.as(DeclReferenceExprSyntax.self)?.baseName
        else { return .visitChildren }
        edits.replace(node.bytes, with: "\"\(name.plainText)\"")
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
        if node.isAskedFor { return .skipChildren }
        if node.argumentLabel == "collationStringSelector", let text = unbound(argument.expression),
            let (type, name) = member(text)
        {
            edits.replace(node.bytes, with: "{ (object: Any) -> String? in \(self.text(of: name, type, argument)) }")
            return .skipChildren
        }
        if let kind = argument.label?.text, node.namesWhatIsExchanged,
            let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
                ?? argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        {
            // Nothing is exchanged here, whatever the selector does.
            let selector = kind == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
            edits.replace(
                node.bytes, with: "\(QualifiedNames.selector(beside: index))({}).named(\(selector.literal))")
            return .skipChildren
        }
        if argument.label != nil {
            note("a selector of a property can't be had without Objective-C", at: node, .error)
            return .skipChildren
        }
        // `as` tells overloads of Objective-C apart.
        var method = argument.expression
        if let sequence = method.as(SequenceExprSyntax.self), let first = sequence.elements.first { method = first }
        if let cast = method.as(AsExprSyntax.self) { method = cast.expression }
        if let tuple = method.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            method = only.expression
            if let sequence = method.as(SequenceExprSyntax.self), let first = sequence.elements.first { method = first }
        }
        guard let text = unbound(method) else {
            note("the type of '\(method.trimmedDescription)' is needed: write #selector(Type.method)", at: node, .error)
            return .skipChildren
        }
        // What compares selectors goes by the method's name.
        let name = text.split(separator: "(").first?.split(separator: ".").last.map(String.init) ?? ""
        let selector = QualifiedNames.selector(beside: index)
        guard let (type, full) = delegatesMethod(text) else {
            edits.replace(node.bytes, with: "\(selector)(\(text)).named(\(name.literal))")
            return .skipChildren
        }
        let isKnown = OptionalDelegateMethods.names[type].map { $0.contains(full) } ?? true
        let made =
            isKnown
            ? "\(selector)(\(text)).named(\(full.literal))"
            : "ZoetropeForwardedMethods.selector(\(full.literal), of: (any \(type)).self)"
        edits.replace(node.bytes, with: made)
        return .skipChildren
    }

    /// The type and the name in `Person.name`.
    private func member(_ text: String) -> (type: String, name: String)? {
        guard let dot = text.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return nil }
        let name = text[text.index(after: dot)...].prefix { $0 != "(" }
        return (String(text[..<dot]), String(name))
    }

    /// The text that a getter or a method without arguments returns of an object.
    private func text(of name: String, _ type: String, _ argument: LabeledExprSyntax) -> String {
        if name == "description" || name == "self" { return "\"\\(object)\"" }
        let isProperty =
            argument.label != nil
            || index.type(named: type)?.type.members.active.contains { member in
                member.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } == true
            } == true
        return "(object as? \(type)).flatMap { $0.\(name)\(isProperty ? "" : "()") }"
    }

    /// The protocol and the full name of a method of a framework's delegates, whose methods have the same name before their
    /// arguments; nil for another one.
    private func delegatesMethod(_ text: String) -> (type: String, name: String)? {
        let names = text.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        guard names.count > 1, let name = names.last else { return nil }
        let type = names[names.count - 2]
        guard index.type(named: type) == nil, ["DataSource", "Delegate", "Prefetching"].contains(where: type.hasSuffix)
        else { return nil }
        if let arguments = text.firstIndex(of: "(") { return (type, name + text[arguments...]) }
        let alike = (OptionalDelegateMethods.names[type] ?? []).filter { $0.hasPrefix(name + "(") }
        return alike.count == 1 ? alike.first.map { (type, $0) } : nil
    }

    /// A method by its type: what `pan(_:)` and `self.pan(_:)` mean where they stand.
    private func unbound(_ method: ExprSyntax) -> String? {
        if let name = method.as(DeclReferenceExprSyntax.self) {
            return Self.ownType(around: method).map { "\($0).\(name.trimmedDescription)" }
        }
        guard let access = method.as(MemberAccessExprSyntax.self), let object = access.base else { return nil }
        let name = access.declName.trimmedDescription
        // `self?.pan(_:)` names the same method.
        let base =
            object.as(OptionalChainingExprSyntax.self)?.expression ?? object.as(ForceUnwrapExprSyntax.self)?.expression
            ?? object
        if let simple = base.as(DeclReferenceExprSyntax.self)?.baseName.text, simple == "self" || simple == "Self" {
            return Self.ownType(around: method).map { "\($0).\(name)" }
        }
        if base.is(SuperExprSyntax.self) {
            let type = method.enclosingTypeName.flatMap { index.superclasses(of: $0).first }
            return type.map { "\($0).\(name)" }
        }
        // `type(of: self).pan(_:)` names the method of the object's class.
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            let argument = call.arguments.first, argument.label?.text == "of", call.arguments.count == 1
        {
            let object = argument.expression.trimmedDescription
            let type =
                object == "self"
                ? method.enclosingTypeName
                : localType(of: object, around: method) ?? declaredType(of: object, around: method)
            return type.map { "\($0).\(name)" }
        }
        // `_Cell` is a type, too.
        if let last = base.trimmedDescription.split(separator: ".").last,
            last.first(where: { $0 != "_" })?.isUppercase == true
        {
            return method.trimmedDescription
        }
        let written = base.trimmedDescription
        guard let owner = localType(of: written, around: method) ?? declaredType(of: written, around: method) else {
            return nil
        }
        return "\(owner).\(name)"
    }

    /// The name of the type whose object `self` is.
    ///
    /// In the declaration of a generic type it is that one's own alone, which stands for the type of the same parameters there,
    /// as its name in another does not: `Publishers.Event.Subscription`.
    private static func ownType(around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        while let outer = next {
            if let type = outer.as(ClassDeclSyntax.self), type.genericParameterClause != nil {
                return type.name.plainText
            }
            if outer.isProtocol((any DeclGroupSyntax).self) { break }
            next = outer.parent
        }
        return node.enclosingTypeName
    }

    /// The type of a parameter, a local constant or variable, or a loop's value.
    private func localType(of name: String, around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        while let outer = next {
            if let function = outer.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).plainText == name
                }
                return parameter?.type.unwrappedName
            }
            if let loop = outer.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
                return elementType(of: loop.sequence.trimmedDescription, around: node)
            }
            if let conditions = outer.as(IfExprSyntax.self)?.conditions,
                let type = Self.castType(of: name, in: conditions)
            {
                return type
            }
            if let list = outer.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions,
                        let type = Self.castType(of: name, in: conditions)
                    {
                        return type
                    }
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                        return binding.declaredType ?? sharedType(of: binding)
                    }
                }
            }
            next = outer.parent
        }
        return nil
    }

    /// The type to which conditions cast what they bind to a name: `Page` for `let page = controller as? Page`.
    private static func castType(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.typeAnnotation?.type.unwrappedName ?? binding.initializer?.value.castType
        }
        return nil
    }

    /// The type of a variable that is given what a type of the project's holds: `Loader` for `let loader = Loader.shared`.
    private func sharedType(of binding: PatternBindingSyntax) -> String? {
        guard let access = binding.initializer?.value.as(MemberAccessExprSyntax.self), let owner = access.base,
            let type = index.resolved(owner.trimmedDescription, in: binding.enclosingTypeName ?? "")
                .flatMap({ index.type(named: $0)?.type })
        else { return nil }
        let name = access.declName.baseName.text
        let members =
            type.members.active
            + index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
        for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) })
        where variable.modifiers.has("static") || variable.modifiers.has("class") {
            for found in variable.bindings where found.pattern.trimmedDescription == name {
                let declared = found.declaredType
                return declared == "Self" ? type.name : declared
            }
        }
        return nil
    }

    /// The type of the elements of an array that a property of the type around a node holds.
    private func elementType(of property: String, around node: some SyntaxProtocol) -> String? {
        binding(of: property, around: node).flatMap { binding in
            if let array = binding.typeAnnotation?.type.unwrapped.as(ArrayTypeSyntax.self) {
                return array.element.plainName
            }
            // `[Action]()`
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            let element = made?.as(ArrayExprSyntax.self)?.elements.first?.expression.trimmedDescription
            return element.flatMap { $0.first?.isUppercase == true ? $0 : nil }
        }
    }

    /// The type that a property of the type around a node is declared or made with.
    private func declaredType(of property: String, around node: some SyntaxProtocol) -> String? {
        binding(of: property, around: node)?.declaredType
    }

    /// The declaration of a property of the type around a node.
    private func binding(of property: String, around node: some SyntaxProtocol) -> PatternBindingSyntax? {
        let name = property.hasPrefix("self.") ? String(property.dropFirst(5)) : property
        guard let type = node.enclosingTypeName.flatMap({ index.type(named: $0)?.type }) else { return nil }
        for member in type.members.active {
            guard let variable = member.as(VariableDeclSyntax.self) else { continue }
            if let found = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }) { return found }
        }
        return nil
    }
}

extension PatternBindingSyntax {
    /// The type that it is declared or made with.
    fileprivate var declaredType: String? {
        if let annotation = typeAnnotation?.type { return annotation.unwrappedName }
        if let type = initializer?.value.castType { return type }
        let call = initializer?.value.as(FunctionCallExprSyntax.self)
        guard let called = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            called.first?.isUppercase == true
        else { return nil }
        return called
    }
}

extension ExprSyntax {
    /// The type that the expression is cast to; nil if it is not.
    fileprivate var castType: String? {
        if let cast = self.as(AsExprSyntax.self) { return cast.type.unwrappedName }
        guard let elements = self.as(SequenceExprSyntax.self)?.elements,
            let type = elements.last?.as(TypeExprSyntax.self),
            elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return type.type.unwrappedName
    }
}

extension TypeSyntax {
    /// The type in an optional one.
    fileprivate var unwrapped: TypeSyntax {
        self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
    }

    fileprivate var unwrappedName: String { unwrapped.plainName }
}

extension MacroExpansionExprSyntax {
    /// Whether it is in a function that exchanges methods.
    fileprivate var namesWhatIsExchanged: Bool {
        enclosingFunction?.body?.description.contains("method_exchangeImplementations") == true
    }

    /// The label of the argument that it is in a call; nil of none.
    fileprivate var argumentLabel: String? { parent?.as(LabeledExprSyntax.self)?.label?.text }

    /// Whether it is what `responds(to:)` is asked, which is answered without it.
    fileprivate var isAskedFor: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1
        else { return false }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "responds" && access.base != nil
        }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "responds"
    }
}
