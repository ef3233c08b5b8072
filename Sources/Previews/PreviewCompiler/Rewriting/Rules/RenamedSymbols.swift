import SwiftSyntax

/// A rule that gives what Apple's frameworks called otherwise before Swift 4.2 its present name, as Xcode's migration
/// does: `UICollectionViewScrollDirection` is `UICollectionView.ScrollDirection`.
///
/// Names that the project declares itself stay.
final class RenamedSymbols: RewritingRule {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if ["QuartzCore", "UIKit"].contains(node.baseType.trimmedDescription) { rename(node.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            return .visitChildren
        }
        if let member = RenamedNames.members[node.baseName.plainText], isFrameworks(node.baseName) {
            edits.replace(node.baseName.bytes, with: member)
        } else {
            rename(node.baseName)
            // Core Animation's constants were texts, which an animation may be named by.
            if node.isKey, node.baseName.plainText.hasPrefix("kCA"),
                RenamedNames.globals[node.baseName.plainText] != nil,
                index.type(named: node.baseName.plainText) == nil
            {
                edits.insert(".rawValue", at: node.baseName.bytes.upperBound)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let notification = RenamedNames.notifications[name.plainText], isNotificationName(node.base) {
            edits.replace(node.bytes, with: notification)
            return .skipChildren
        }
        if let member = RenamedNames.members[name.plainText], !index.declaresMember(name.plainText) {
            edits.replace(name.bytes, with: member)
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Before Swift 4.2 a transition's kind was its name.
        let parts = Array(node.elements)
        if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
            let name = parts[2].as(StringLiteralExprSyntax.self),
            let value = name.representedLiteralValue, let member = parts[0].as(MemberAccessExprSyntax.self)?.declName,
            let type = RenamedNames.transitions[member.baseName.plainText]?[value],
            !index.declaresMember(member.baseName.plainText)
        {
            edits.insert("\(type)(rawValue: ", at: name.bytes.lowerBound)
            edits.insert(")", at: name.bytes.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            rewriteFunction(called, node)
            relabel(called, node) { isFrameworks(called) }
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            relabel(access.declName.baseName, node) { true }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // An override has its method's new name.
        guard node.modifiers.has("override"), let first = node.signature.parameterClause.parameters.first,
            let method = RenamedNames.methods["\(node.name.plainText)(\(first.firstName.plainText):)"]
        else { return .visitChildren }
        edits.replace(node.name.bytes, with: method.name)
        edits.replace(first.firstName.bytes, with: method.label ?? "_")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.typeAnnotation?.type.trimmedDescription == "String" {
            // Core Animation's constants were texts.
            if let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
                value.hasPrefix("kCA"), RenamedNames.globals[value] != nil, index.type(named: value) == nil
            {
                edits.remove(binding.typeAnnotation!.bytes)
            }
        }
        guard node.modifiers.has("override"), let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
            let member = RenamedNames.members[name.identifier.plainText]
        else { return .visitChildren }
        edits.replace(name.bytes, with: member)
        return .visitChildren
    }

    /// Whether a name without a receiver means a member that a class has from a framework.
    private func isFrameworks(_ name: TokenSyntax) -> Bool {
        !index.declaresMember(name.plainText) && !LocalNames.names(around: name).contains(name.plainText)
    }

    private func rename(_ token: TokenSyntax) {
        guard let name = RenamedNames.globals[token.plainText], index.type(named: token.plainText) == nil else {
            return
        }
        edits.replace(token.bytes, with: name)
    }

    /// `NSNotification.Name.UIKeyboardWillShow`, and without what is before the last name.
    private func isNotificationName(_ base: ExprSyntax?) -> Bool {
        guard let base else { return true }
        return ["NSNotification.Name", "Notification.Name"].contains(base.trimmedDescription)
    }

    /// Rewrites the functions that have become initialisers, properties and methods.
    private func rewriteFunction(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        if let made = RenamedNames.makers[name.plainText], made.labels.count == arguments.count {
            edits.replace(name.bytes, with: made.type)
            for (argument, label) in zip(arguments, made.labels) where argument.label == nil {
                edits.insert("\(label): ", at: argument.expression.bytes.lowerBound)
            }
        } else if let property = RenamedNames.queries[name.plainText], arguments.isEmpty {
            edits.replace(node.bytes, with: property)
        } else if let method = RenamedNames.operations[name.plainText], let first = arguments.first {
            edits.remove(name.bytes)
            let labels = method.labels
            if let comma = first.trailingComma, arguments.count == labels.count + 1 {
                let label = labels.first.map { $0.isEmpty ? "" : $0 + ":" } ?? ""
                edits.replace(comma.bytes, with: ").\(method.name)(\(label)")
            } else if labels.isEmpty, let end = node.rightParen {
                edits.insert(".\(method.name)()", at: end.bytes.upperBound)
            }
        }
    }

    /// Gives a method its new name and its first argument the label that goes with it.
    ///
    /// - Parameters:
    ///   - name: the name that is called.
    ///   - node: the call.
    ///   - isMeant: whether the name means the framework's method; asked only if it is one's former name.
    private func relabel(_ name: TokenSyntax, _ node: FunctionCallExprSyntax, if isMeant: () -> Bool) {
        let first = node.arguments.first
        let key = first.map { "\(name.plainText)(\($0.label?.plainText ?? "_"):)" } ?? "\(name.plainText)()"
        guard let method = RenamedNames.methods[key], isMeant() else { return }
        edits.replace(name.bytes, with: method.name)
        guard let first, let label = first.label, let colon = first.colon else { return }
        if let wanted = method.label {
            edits.replace(label.bytes, with: wanted)
        } else {
            edits.remove(label.bytes.lowerBound..<colon.bytesWithSpace.upperBound)
        }
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is the text that something is added or asked for by: the argument of `add(_:forKey:)`.
    fileprivate var isKey: Bool {
        ["forKey", "forKeyPath"].contains(parent?.as(LabeledExprSyntax.self)?.label?.text)
    }
}

extension ProjectIndex {
    /// Whether a type or an extension of the project declares a member of a name, or a tuple has an element of it.
    func declaresMember(_ name: String) -> Bool {
        if files.contains(where: { $0.summary.elements.contains(name) }) { return true }
        let members =
            types.flatMap(\.type.members.active)
            + files.flatMap(\.summary.extensions).flatMap { $0.node.memberBlock.members.active }
        return members.contains { MemberSignature($0)?.name == name }
    }
}
