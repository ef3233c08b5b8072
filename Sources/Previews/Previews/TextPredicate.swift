import Foundation

/// A condition on a text as `NSPredicate` has it in words: `SELF MATCHES %@`.
///
/// Foundation reads no such words on Linux. Conditions on keys of objects are none of these.
public struct TextPredicate {
    private enum Comparison: String, CaseIterable {
        case equal = "==", other = "!=", matches, contains, beginsWith, endsWith, like

        init?(word: some StringProtocol) {
            let word = word == "=" ? "==" : word.lowercased()
            guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == word }) else { return nil }
            self = found
        }
    }

    private let comparison: Comparison
    private let options: String.CompareOptions
    private let value: String

    /// Reads a condition; nil for what is none on a text.
    ///
    /// - Parameters:
    ///   - format: the words, with `%@` for the value or the value in quotation marks.
    ///   - arguments: the value.
    public init?(format: String, arguments: [Any]) {
        let pattern = #/\s*SELF\s*(==|!=|=|[A-Za-z]+)(?:\[([cd]+)\])?\s*(?:(%@)|["'](.*)["'])\s*/#.ignoresCase()
        guard let match = format.wholeMatch(of: pattern), let comparison = Comparison(word: match.1) else { return nil }
        if match.3 != nil {
            guard let first = arguments.first else { return nil }
            value = "\(first)"
        } else {
            value = String(match.4 ?? "")
        }
        self.comparison = comparison
        let letters = match.2?.lowercased() ?? ""
        options = [
            letters.contains("c") ? .caseInsensitive : [], letters.contains("d") ? .diacriticInsensitive : [],
        ]
    }

    /// Returns whether a text meets the condition.
    public func isMet(by text: String) -> Bool {
        switch comparison {
        case .equal: text.compare(value, options: options) == .orderedSame
        case .other: text.compare(value, options: options) != .orderedSame
        case .contains: text.range(of: value, options: options) != nil
        case .beginsWith: text.range(of: value, options: options.union(.anchored)) != nil
        case .endsWith: text.range(of: value, options: options.union([.anchored, .backwards])) != nil
        case .matches: isWhole(value, in: text)
        case .like:
            isWhole(
                NSRegularExpression.escapedPattern(for: value).replacing("\\*", with: ".*").replacing("\\?", with: "."),
                in: text)
        }
    }

    private func isWhole(_ pattern: String, in text: String) -> Bool {
        let letters: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: letters) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
