import SwiftSyntax

/// The way of an `if` that is never gone, as its condition asks whether something is of a type that is left out.
struct BrokenBranch {
    /// The `if`.
    let node: Syntax
    /// The bytes from its first word to what is gone instead.
    let range: Range<Int>
    /// Whether there is nothing else to do.
    let isAll: Bool

    /// - Parameter token: the type's name; nil for one that is none of a condition's `is` or `as?`.
    init?(around token: TokenSyntax) {
        var isAsked = false
        var next = token.parent
        while let node = next {
            next = node.parent
            if node.is(ClosureExprSyntax.self) || node.is(CodeBlockSyntax.self) { return nil }
            if let list = node.as(ExprListSyntax.self) { isAsked = list.asks(for: token) }
            guard let choice = node.as(IfExprSyntax.self) else { continue }
            guard isAsked, choice.conditions.bytes.contains(token.bytes.lowerBound) else { return nil }
            self.init(choice)
            return
        }
        return nil
    }

    private init?(_ choice: IfExprSyntax) {
        node = Syntax(choice)
        let outer = choice.parent?.as(IfExprSyntax.self)
        guard outer != nil || choice.parent?.is(ExpressionStmtSyntax.self) == true else { return nil }
        isAll = choice.elseKeyword == nil
        if let keyword = choice.elseKeyword {
            range = choice.bytes.lowerBound..<keyword.bytes.upperBound
        } else {
            range = (outer?.elseKeyword?.bytes ?? choice.bytes).lowerBound..<choice.bytes.upperBound
        }
    }
}

extension ExprListSyntax {
    /// Whether a token is in the type behind `is` or `as?`.
    fileprivate func asks(for token: TokenSyntax) -> Bool {
        let all = Array(self)
        return all.indices.dropFirst().contains { index in
            guard all[index].bytes.contains(token.bytes.lowerBound) else { return false }
            if all[index - 1].is(UnresolvedIsExprSyntax.self) { return true }
            return all[index - 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        }
    }
}
