import SwiftSyntax

/// The way of an `if #available(...)` with an `else` that is not gone, as its code needs what the engine lacks and
/// nothing can take its place: what an initialiser sets, or what a function returns.
///
/// The other way is the one of devices whose system is older.
struct NewerBranch {
    /// The `if`.
    let node: Syntax
    /// The bytes from its first word to its `else`.
    let range: Range<Int>

    /// - Parameter token: what does not compile; nil if it is in no such way.
    init?(around token: TokenSyntax) {
        var isNeeded = false
        var found: IfExprSyntax?
        var next = token.parent
        while let node = next, !node.is(ClosureExprSyntax.self) {
            next = node.parent
            if node.is(ReturnStmtSyntax.self) { isNeeded = true }
            if let choice = node.as(IfExprSyntax.self), choice.isOfNewerSystem,
                choice.body.bytes.contains(token.bytes.lowerBound), choice.parent?.is(IfExprSyntax.self) == false
            {
                found = choice
            }
            if node.is(InitializerDeclSyntax.self) { isNeeded = true }
            if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { break }
        }
        guard isNeeded, let found, let other = found.elseKeyword else { return nil }
        node = Syntax(found)
        range = found.bytes.lowerBound..<other.bytes.upperBound
    }
}

extension IfExprSyntax {
    /// Whether it asks for a newer system alone, and has another way.
    fileprivate var isOfNewerSystem: Bool {
        elseKeyword != nil && conditions.count == 1
            && conditions.first?.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.text
                == "#available"
    }
}
