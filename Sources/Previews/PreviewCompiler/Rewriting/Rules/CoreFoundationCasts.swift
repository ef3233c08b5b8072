import SwiftSyntax

/// A rule that takes out casts to Core Foundation's collections and texts, `colors as CFArray`, and to what Objective-C's
/// dictionaries have as keys, `1 as NSCopying`, or its functions as arguments, `id as CVarArg`.
///
/// Where the engine or Foundation has a function of such, it takes Swift's. Dictionaries by such texts, `[CFString: Any]`, are Swift's,
/// too.
final class CoreFoundationCasts: RewritingRule {
    private static let types: Set<String> = [
        "CFArray", "CFAttributedString", "CFData", "CFDictionary", "CFString", "CFURL", "CVarArg",
        "NSCopying",
    ]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst(2) {
            guard let type = element.as(TypeExprSyntax.self)?.type, Self.types.contains(type.trimmedDescription),
                elements[index - 1].as(UnresolvedAsExprSyntax.self).map({ $0.questionOrExclamationMark == nil }) == true
            else { continue }
            let cast = elements[index - 2]
            if type.trimmedDescription == "CFDictionary", cast.is(DictionaryExprSyntax.self),
                ["kSec", "kCGImage"].contains(where: cast.description.contains)
            {
                // What is asked of a keychain or a picture's file has values of many types.
                edits.replace(type.bytes, with: "[String: Any]")
            } else if type.trimmedDescription == "CFString", node.isPassedUnmanaged {
                edits.insert("NSString(string: ", at: cast.bytes.lowerBound)
                edits.replace(cast.bytes.upperBound..<type.bytes.upperBound, with: ")")
            } else {
                edits.remove(cast.bytes.upperBound..<type.bytes.upperBound)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.key.trimmedDescription == "CFString" { edits.replace(node.key.bytes, with: "String") }
        return .visitChildren
    }

    /// Before `as` a type may be written as what a dictionary literal is.
    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        if node.key.trimmedDescription == "CFString" { edits.replace(node.key.bytes, with: "String") }
        return .visitChildren
    }
}

extension SequenceExprSyntax {
    /// Whether it is the argument of `Unmanaged.passRetained(_:)` or the like, which take objects.
    fileprivate var isPassedUnmanaged: Bool {
        let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name == "passRetained" || name == "passUnretained"
    }
}
