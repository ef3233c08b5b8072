import SwiftSyntax

/// Has classes override what Apple's `NSObject` has, and Foundation's here has not, as methods of their own: UIKit calls them by
/// protocols, to which the classes conform.
final class ObjectOverrides: RewritingRule {
    /// The protocols by their methods.
    private static let protocols = [
        "awakeFromNib()": "NibAwakening", "forwardingTarget(for:)": "MessageForwarding",
        "observeValue(forKeyPath:of:change:context:)": "ValueObserving",
    ]
    /// What no class of a framework has here: `responds(to:)` and `forwardInvocation(_:)` are the project's own code's alone.
    private static let plain: Set<String> = ["forwardInvocation(_:)", "forwardingTarget(for:)", "responds(to:)"]
    /// How the names end of UIKit's and Core Animation's classes that have no such methods.
    private static let ends = [
        "Animator", "Behavior", "Constraint", "GestureRecognizer", "Layer", "PresentationController", "Transition",
    ]

    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal { conform(type) }
        super.run()
    }

    private func conform(_ type: TypeDeclaration) {
        let added = index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
        let names = (type.members.active + added).compactMap { $0.as(FunctionDeclSyntax.self) }
            .filter { isFirst($0, of: type.name) }.compactMap { Self.protocols[MemberSignature($0).name] }
        guard let last = type.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last else { return }
        for name in names { edits.insert(", UIKit.\(name)", at: last.type.bytes.upperBound) }
    }

    /// Whether a method overrides one of Apple's `NSObject`, and none of the project's.
    private func isFirst(_ method: FunctionDeclSyntax, of type: String) -> Bool {
        let signature = MemberSignature(method)
        let above = index.superclasses(of: type)
        let isPlain = Self.plain.contains(signature.name)
        guard method.modifiers.has("override"), isPlain || Self.protocols[signature.name] != nil, let root = above.last,
            root == "NSObject"
                || index.type(named: root) == nil && (isPlain || Self.ends.contains(where: root.hasSuffix))
        else { return false }
        return above.allSatisfy { name in
            let added = index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
            return ((index.type(named: name)?.type.members.active ?? []) + added).allSatisfy {
                MemberSignature($0) != signature
            }
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let written = node.enclosingTypeName,
            isFirst(node, of: index.resolved(written, in: "") ?? written),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return .visitChildren }
        edits.remove(modifier.bytesWithSpace)
        let name = MemberSignature(node).name
        // Apple's may be written with `Selector!`, too.
        if name == "forwardingTarget(for:)", let type = node.signature.parameterClause.parameters.first?.type,
            type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            edits.replace(type.bytes, with: "Selector")
        }
        // What is answered in place of Apple's is said by `ResponderQueries`.
        if name != "responds(to:)", let body = node.body {
            let calls = CallsOfSuper(of: node.name.plainText)
            calls.walk(body)
            for range in calls.ranges { edits.replace(range, with: node.signature.returnClause == nil ? "()" : "nil") }
        }
        return .visitChildren
    }
}

/// A search for `super.name(...)`.
private final class CallsOfSuper: ActiveVisitor {
    private let name: String
    private(set) var ranges: [Range<Int>] = []

    init(of name: String) {
        self.name = name
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.plainText == name
        else { return .visitChildren }
        ranges.append(node.bytes)
        return .skipChildren
    }
}
