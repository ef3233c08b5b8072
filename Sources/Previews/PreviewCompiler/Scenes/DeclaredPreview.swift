import SwiftSyntax

/// A `#Preview` as it is declared.
struct DeclaredPreview {
    enum Size: Equatable {
        case stage
        case landscape
        case fixed(width: String, height: String)
        case fitting
    }

    /// The title; nil without a name.
    var title: String?
    var size: Size
    /// The function that it is rewritten to.
    var function: String
    var line: Int
    var body: ClosureExprSyntax
    /// The error of what it leads to, if it can't be shown for that.
    var broken: String?

    /// Returns the previews of a file, in the order of ``FileSummary/previews``.
    static func all(in file: SourceFile, _ index: ProjectIndex) -> [DeclaredPreview] {
        file.summary.previews.enumerated().map { order, macro in
            let broken = TypeReach(index).fault(from: macro.body)
            return DeclaredPreview(
                title: title(macro), size: size(macro),
                function: "zoetropePreview_\(file.identifier)_\(order)", line: file.line(of: macro.node),
                body: macro.body, broken: broken)
        }
    }

    private static func title(_ macro: PreviewMacro) -> String? {
        guard let first = macro.arguments.first, first.label == nil else { return nil }
        return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private static func size(_ macro: PreviewMacro) -> Size {
        guard let traits = macro.arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return .stage }
        for argument in macro.arguments[traits...] {
            if argument.label?.text == "body" { break }
            if let access = argument.expression.as(MemberAccessExprSyntax.self) {
                switch access.declName.baseName.text {
                case "landscapeLeft", "landscapeRight": return .landscape
                case "sizeThatFitsLayout": return .fitting
                default: continue
                }
            }
            if let call = argument.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout",
                let width = call.arguments.first(where: { $0.label?.text == "width" }),
                let height = call.arguments.first(where: { $0.label?.text == "height" })
            {
                return .fixed(
                    width: width.expression.trimmedDescription, height: height.expression.trimmedDescription)
            }
        }
        return .stage
    }
}

/// Collects the names that occur in a node.
final class UsedNames: ActiveVisitor {
    /// Those without a dot before them.
    private(set) var names: Set<String> = []
    /// Those after a dot.
    private(set) var members: Set<String> = []

    init(in node: some SyntaxProtocol) {
        super.init()
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            names.insert(node.baseName.plainText)
        } else {
            members.insert(node.baseName.plainText)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .visitChildren
    }
}

extension SourceFile {
    /// The path as a part of an identifier, different for each path.
    var identifier: String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.properties.isAlphabetic && scalar.isASCII || (0x30...0x39).contains(byte)
            return isPlain ? String(scalar) : "_" + String(byte, radix: 16)
        }.joined()
    }
}
