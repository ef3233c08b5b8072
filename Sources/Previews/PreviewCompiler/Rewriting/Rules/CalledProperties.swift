import SwiftSyntax

/// A rule by which an object that all share, or a colour, is a property, which it was a function for in the betas of Swift 3:
/// `UIScreen.main()`, `UIColor.white()`.
final class CalledProperties: RewritingRule {
    private static let shared: [String: Set<String>] = [
        "Bundle": ["main"], "FileManager": ["default"], "NotificationCenter": ["default"],
        "RunLoop": ["current", "main"],
        "UIApplication": ["shared"], "UIDevice": ["current"], "UIScreen": ["main"], "URLSession": ["shared"],
        "UserDefaults": ["standard"],
        "UIColor": SwiftTwoConversion.colors,
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            let open = node.leftParen, let close = node.rightParen, node.trailingClosure == nil,
            let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.shared[owner]?.contains(access.declName.baseName.plainText) == true
        {
            edits.remove(open.bytes.lowerBound..<close.bytes.upperBound)
        }
        return .visitChildren
    }
}
