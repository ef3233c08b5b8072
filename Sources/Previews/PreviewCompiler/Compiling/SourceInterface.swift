import SwiftParser
import SwiftSyntax

/// What other files of a module depend on in one of its sources: its declarations, without what functions do.
///
/// An object stays valid while the interfaces of all sources of its module are as they were when it was compiled, and its
/// own source is: bodies and initial values are compiled with their file alone, unless the whole module is optimised at once.
struct SourceInterface: Equatable {
    private let text: [UInt8]

    /// Reads a source.
    ///
    /// - Parameter source: UTF-8.
    init(_ source: [UInt8]) {
        self.init(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
    }

    init(_ tree: SourceFileSyntax) {
        let finder = HiddenCode()
        finder.walk(tree)
        var text: [UInt8] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if finder.isHidden(token) || token.tokenKind == .endOfFile { continue }
            // Where a line ends a declaration may.
            if !text.isEmpty { text.append(token.leadingTrivia.contains(where: \.isNewline) ? 0x0A : 0x20) }
            text += finder.kinds[token.id].map { Array($0.utf8) } ?? Array(token.text.utf8)
        }
        self.text = text
    }
}

/// Finds what of a source no other file depends on.
private final class HiddenCode: SyntaxVisitor {
    /// Ranges of a file's bytes, in ascending order.
    private var ranges: [Range<AbsolutePosition>] = []
    /// What stands for literals that say a variable's type.
    private(set) var kinds: [SyntaxIdentifier: String] = [:]
    private var next = 0

    init() { super.init(viewMode: .sourceAccurate) }

    /// Returns whether a token is in one of the ranges; the tokens are asked for in ascending order.
    func isHidden(_ token: TokenSyntax) -> Bool {
        while next < ranges.count, ranges[next].upperBound <= token.position { next += 1 }
        return next < ranges.count && ranges[next].contains(token.position)
    }

    private func hide(_ node: (some SyntaxProtocol)?) {
        guard let node, node.position < node.endPosition else { return }
        ranges.append(node.position..<node.endPosition)
    }

    /// Whether a body is compiled where it is used, or says a type.
    private func isSeen(_ attributes: AttributeListSyntax, _ type: (some SyntaxProtocol)?) -> Bool {
        let isInlined = attributes.contains { element in
            // In one that is only compiled under a condition there may be any.
            guard case .attribute(let attribute) = element else { return true }
            let name = attribute.attributeName.trimmedDescription
            // Which of two functions a call means has nothing to do with their bodies.
            return name.hasPrefix("inlin") || name.hasPrefix("_") && name != "_disfavoredOverload"
        }
        return isInlined || type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } == true
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isSeen(node.attributes, node.signature.returnClause) { hide(node.body) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isSeen(node.attributes, TypeSyntax?.none) { hide(node.body) }
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        hide(node.body)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isSeen(node.attributes, node.returnClause) { hideBodies(of: node.accessorBlock) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isWrapped = node.attributes.contains { element in
            guard case .attribute(let attribute) = element else { return true }
            return !Self.plain.contains(attribute.attributeName.trimmedDescription)
        }
        guard !isWrapped else { return .skipChildren }
        for binding in node.bindings {
            let type = binding.typeAnnotation
            guard !isSeen(node.attributes, type) else { continue }
            // In the order of the source.
            if let type, Self.isComplete(type.type) {
                hide(binding.initializer?.value)
            } else if let value = binding.initializer?.value {
                note(value)
            }
            hideBodies(of: binding.accessorBlock)
        }
        return .skipChildren
    }

    private func hideBodies(of block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case .getter(let code): hide(code)
        case .accessors(let accessors): for accessor in accessors { hide(accessor.body) }
        default: break
        }
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        hide(node)
        return .skipChildren
    }

    /// Whether nothing of a type is left to be read off the value, as the arguments of `Set` would be.
    private static func isComplete(_ type: TypeSyntax) -> Bool {
        if let named = type.as(IdentifierTypeSyntax.self) {
            guard let arguments = named.genericArgumentClause?.arguments else { return known.contains(named.name.text) }
            return arguments.allSatisfy { argument in
                TypeSyntax(argument.argument).map { isComplete($0) } ?? false
            }
        }
        if let list = type.as(ArrayTypeSyntax.self) { return isComplete(list.element) }
        if let table = type.as(DictionaryTypeSyntax.self) { return isComplete(table.key) && isComplete(table.value) }
        if let optional = type.as(OptionalTypeSyntax.self) { return isComplete(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return isComplete(optional.wrappedType)
        }
        if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.allSatisfy { isComplete($0.type) } }
        return false
    }

    /// Types that are tuned often and have no arguments.
    ///
    /// Another name may be that of a generic type.
    private static let known: Set = [
        "Any", "AnyObject", "Bool", "CATransform3D", "CGAffineTransform", "CGColor", "CGFloat", "CGPoint", "CGRect",
        "CGSize", "CGVector", "Character", "Date", "Double", "Float", "IndexPath", "Int", "NSDirectionalEdgeInsets",
        "String", "TimeInterval", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UInt", "URL",
    ]

    /// The attributes of variables that have no part in their values.
    private static let plain: Set = [
        "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "GKInspectable", "available",
        "nonobjc", "objc",
    ]

    /// Takes a literal for its kind.
    private func note(_ value: ExprSyntax) {
        let operand = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
        guard let token = operand.firstToken(viewMode: .sourceAccurate),
            token == operand.lastToken(viewMode: .sourceAccurate)
        else { return }
        switch operand.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: kinds[token.id] = "\(operand.kind)"
        default: break
        }
    }
}
