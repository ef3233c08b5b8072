import Foundation
import SwiftSyntax

/// A rule that gives functions which are declared by a symbol's name alone a body where no library has that symbol.
///
/// Without one nothing of a preview could be loaded, whether it calls the function or not. With one, the code that calls it ends
/// with its name.
final class ForeignSymbols: RewritingRule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil, let symbol = node.attributes.named("_silgen_name")?.symbol, !Self.isThere(symbol) else {
            return .visitChildren
        }
        edits.insert(" { fatalError(\"no library here has '\(symbol)'\") }", at: node.bytes.upperBound)
        return .skipChildren
    }

    /// Whether this process has a symbol, which has the libraries of Swift and C that previews have.
    private static func isThere(_ symbol: String) -> Bool { dlsym(nil, symbol) != nil }
}

extension AttributeSyntax {
    /// The one text that is its argument.
    fileprivate var symbol: String? {
        guard let text = arguments?.trimmedDescription, let name = text.wholeMatch(of: #/"([\w$.]+)"/#)?.1 else {
            return nil
        }
        return String(name)
    }
}
