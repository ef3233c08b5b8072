import SwiftSyntax

/// A rule that takes out casts to Core Foundation's collections and texts, `colors as CFArray`, and to what Objective-C's
/// dictionaries have as keys, `1 as NSCopying`, or its functions as arguments, `id as CVarArg`: where the engine or Foundation
/// has a function of such, it takes Swift's.
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
            } else {
                edits.remove(cast.bytes.upperBound..<type.bytes.upperBound)
            }
        }
        return .visitChildren
    }
}
