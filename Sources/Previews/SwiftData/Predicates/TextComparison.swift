// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension PredicateExpressions {
    /// How a text is ordered with another one: Foundation on Linux lacks it in conditions.
    public struct TextComparison<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The order.
        public typealias Output = ComparisonResult

        /// The text.
        public let root: Root
        /// The other one.
        public let other: Other
        let ignoresCase: Bool

        /// Returns the order.
        ///
        /// - Parameter bindings: the objects that are asked.
        /// - Returns: the order.
        /// - Throws: why a text can't be had.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            let (text, other) = (try root.evaluate(bindings), try other.evaluate(bindings))
            return text.compare(other, options: ignoresCase ? .caseInsensitive : [])
        }
    }

    /// Makes the order of two texts, whatever the case.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> TextComparison<Root, Other> { TextComparison(root: root, other: other, ignoresCase: true) }

    /// Makes the order of two texts.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> TextComparison<Root, Other> { TextComparison(root: root, other: other, ignoresCase: false) }
}

extension PredicateExpressions.TextComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.TextComparison: Encodable where Root: Encodable, Other: Encodable {}
extension PredicateExpressions.TextComparison: Decodable where Root: Decodable, Other: Decodable {}
extension PredicateExpressions.TextComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
