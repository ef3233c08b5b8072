import SwiftSyntax

/// A rule that removes the attributes and modifiers that need Objective-C, Interface Builder or Apple's versions, and what a module
/// says of its functions' bodies to others: there is one module, and what takes the place of Swift's functions is its own.
final class ObjectiveCAttributes: RewritingRule {
    private static let attributes: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
        "NSCopying", "NSManaged", "UIApplicationMain", "_alwaysEmitIntoClient", "_fixed_layout", "_transparent",
        "available", "frozen", "inlinable", "main", "nonobjc", "objc", "objcMembers", "usableFromInline",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.attributeName.plainName) || isOfMethods(node) {
            edits.remove(node.bytesWithSpace)
        }
        return .skipChildren
    }

    /// Whether an attribute says that a function is called as in C which takes or gives objects, as methods' implementations do.
    private func isOfMethods(_ node: AttributeSyntax) -> Bool {
        guard node.attributeName.plainName == "convention", node.trimmedDescription.contains(#/\(\s*c\s*\)/#),
            let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        return function.tokens(viewMode: .sourceAccurate).contains { token in
            ["Any", "AnyClass", "AnyObject", "Selector"].contains(token.text)
                || token.text.prefixMatch(of: #/(?:UI|NS|CA)[A-Z]/#) != nil
        }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("NSManaged") != nil else { return .visitChildren }
        let root = node.enclosingTypeName.flatMap { index.superclasses(of: $0).last }
        guard root?.hasPrefix("CA") == true || !file.summary.imports.contains("CoreData") else {
            store(node)
            return .visitChildren
        }
        for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
            guard let type = binding.typeAnnotation?.type else { continue }
            let value = Self.values[type.trimmedDescription].map { " = \($0)" } ?? ""
            let name = binding.pattern.trimmedDescription
            // As the layer's accessors do that Core Animation makes.
            let redraws = " { didSet { if Self.needsDisplay(forKey: \(name.literal)) { setNeedsDisplay() } } }"
            edits.insert(value + (root?.hasPrefix("CA") == true ? redraws : ""), at: type.bytes.upperBound)
        }
        return .visitChildren
    }

    /// Gives properties whose values Core Data keeps the accessors that it makes.
    private func store(_ node: VariableDeclSyntax) {
        for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
            guard let type = binding.typeAnnotation?.type else { continue }
            let name = binding.pattern.trimmedDescription.replacing("`", with: "").literal
            edits.insert(
                " { get { managedValue(\(name)) } set { setManagedValue(newValue, \(name)) } }",
                at: type.bytes.upperBound)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("NSManaged") != nil, node.body == nil,
            let match = node.name.text.wholeMatch(of: #/(addTo|insertInto|removeFrom|replace)(.)(.*)/#)
        else { return .visitChildren }
        let name = (match.2.lowercased() + match.3).literal
        let parameters = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let body =
            switch (match.1, parameters.count) {
            case ("addTo", 1): "addManaged(\(parameters[0]), to: \(name))"
            case ("removeFrom", 1): "removeManaged(\(parameters[0]), from: \(name))"
            case ("insertInto", 2): "addManaged(\(parameters[0]), to: \(name), at: (\(parameters[1]) as? Int))"
            default: ""
            }
        edits.insert(" { \(body) }", at: node.bytes.upperBound)
        return .visitChildren
    }

    /// With what properties begin whose values Core Animation keeps, by their types.
    private static let values = [
        "Bool": "false", "CGFloat": "0", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero", "Double": "0",
        "Float": "0", "Int": "0", "TimeInterval": "0",
    ]

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { edits.remove(node.bytesWithSpace) }
        // Compilers before Swift 5 took it of constants, which nothing overrides.
        if node.name.text == "open",
            node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        {
            edits.replace(node.bytes, with: "public")
        }
        return .skipChildren
    }
}
