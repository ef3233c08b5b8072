import SwiftSyntax

/// A rule that says of what class an object is whose member is asked for though its class is not declared: `sender.tag` of
/// `sender: AnyObject`, and `(a as AnyObject).count`.
///
/// Objective-C looks such members up as the code runs; here they are those of the class that is known for them.
final class DynamicMembers: RewritingRule {
    /// The classes that are known for members, and, where several classes have a member, a protocol of these.
    private static let classes: [String: String] = {
        let members = [
            "any ZoetropeTaggedObject": ["tag"],
            "UIView": [
                "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor", "leadingAnchor", "leftAnchor",
                "rightAnchor", "subviews", "superview", "topAnchor", "trailingAnchor", "widthAnchor", "window",
            ],
            "UISwitch": ["isOn"], "UISlider": ["maximumValue", "minimumValue"],
            "UISegmentedControl": ["selectedSegmentIndex", "titleForSegment"],
            "UIButton": ["currentTitle", "titleLabel", "currentImage"],
            "UIGestureRecognizer": ["location", "numberOfTouches"],
            "UIPanGestureRecognizer": ["translation", "velocity"],
            "NSArray": ["count", "firstObject", "lastObject", "object"],
            "NSDictionary": ["allKeys", "allValues"],
            "UICollectionViewLayoutAttributes": ["indexPath", "representedElementKind"],
        ]
        return members.reduce(into: [:]) { table, entry in for name in entry.value { table[name] = entry.key } }
    }()

    /// What views and layout attributes have, which have no class of their own in common.
    private static let places: Set<String> = ["alpha", "bounds", "center", "frame", "isHidden", "transform"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if let base = node.base, Self.places.contains(name), isObject(base) {
            edits.insert("ZoetropePlacedObject(", at: base.bytes.lowerBound)
            edits.insert(asksForNothing(node) ? ")?" : ")!", at: base.bytes.upperBound)
            return .visitChildren
        }
        // An object that was not found has no values.
        if let base = node.base, name == "value", isObject(base),
            node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text == "forKey"
        {
            edits.insert("(", at: base.bytes.lowerBound)
            edits.insert(" as? NSObject)?", at: base.bytes.upperBound)
            return .visitChildren
        }
        guard let base = node.base, isObject(base), let type = Self.classes[name] ?? protocolOfProject(with: name)
        else {
            return .visitChildren
        }
        // The member of an object without a class may be missing: where code asks for that, it still may.
        if asksForNothing(node) {
            edits.insert("((", at: base.bytes.lowerBound)
            edits.insert(" as? \(type))?", at: base.bytes.upperBound)
            edits.insert(")", at: node.bytes.upperBound)
        } else {
            edits.insert("(", at: base.bytes.lowerBound)
            edits.insert(" as! \(type))", at: base.bytes.upperBound)
        }
        return .visitChildren
    }

    /// The protocol of the project's that declares a method; nil if none does, or several do.
    private func protocolOfProject(with name: String) -> String? {
        let found = index.types.map(\.type).filter { type in
            type.kind == .protocol && !type.isHidden
                && type.members.active.contains { $0.as(FunctionDeclSyntax.self)?.name.plainText == name }
        }
        return found.count == 1 ? "any \(found[0].name)" : nil
    }

    private func asksForNothing(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// Whether an expression is of an object of whose class nothing is said.
    private func isObject(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return isParameter(name, of: base) }
        guard let inner = base.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self),
            base.as(TupleExprSyntax.self)?.elements.count == 1
        else { return false }
        let parts = Array(inner.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        else { return false }
        return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    }

    /// Whether conditions or statements give a name to something else before a place: `if let object = object as? UIView`.
    private static func binds(_ name: String, _ around: Syntax, before place: AbsolutePosition) -> Bool {
        func binds(_ conditions: ConditionElementListSyntax) -> Bool {
            conditions.contains {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == name
                    && $0.endPosition <= place
            }
        }
        if let conditions = around.as(IfExprSyntax.self)?.conditions { return binds(conditions) }
        guard let statements = around.as(CodeBlockItemListSyntax.self) else { return false }
        return statements.contains { statement in
            guard statement.endPosition <= place else { return false }
            if let conditions = statement.item.as(GuardStmtSyntax.self)?.conditions { return binds(conditions) }
            return statement.item.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.trimmedDescription == name
            } == true
        }
    }

    /// Whether a name is that of a parameter `AnyObject` of the innermost function that has a parameter of the name.
    private func isParameter(_ name: String, of node: some SyntaxProtocol) -> Bool {
        for around in sequence(first: Syntax(node), next: \.parent) {
            if Self.binds(name, around, before: node.position) { return false }
            if let type = around.parameterType(of: name) {
                return ["AnyObject", "AnyObject!"].contains(type.trimmedDescription)
            }
        }
        return false
    }
}
