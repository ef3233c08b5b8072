// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension PredicateExpressions {
    /// Whether a text has another one in it, whatever the case and the accents: Foundation on Linux lacks it in conditions.
    public struct LocalizedContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The answer.
        public typealias Output = Bool

        /// The text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Returns the answer.
        ///
        /// - Parameter bindings: the objects that are asked.
        /// - Returns: whether the text has the other one in it.
        /// - Throws: why a text can't be had.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let (text, other) = (try root.evaluate(bindings), try other.evaluate(bindings))
            return text.localizedStandardContains(other)
        }
    }

    /// Makes the condition that a text has another one in it.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> LocalizedContains<Root, Other> { LocalizedContains(root: root, other: other) }
}

extension PredicateExpressions.LocalizedContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.LocalizedContains: Encodable where Root: Encodable, Other: Encodable {}
extension PredicateExpressions.LocalizedContains: Decodable where Root: Decodable, Other: Decodable {}
extension PredicateExpressions.LocalizedContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
