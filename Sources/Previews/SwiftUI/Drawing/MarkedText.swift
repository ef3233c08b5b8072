/// A text with the marks of Markdown that stand within lines: `**bold**`, `*italic*`, `~~struck through~~` and `[links](url)`.
enum MarkedText {
    private static let marks: [(mark: String, apply: (inout Text.Run) -> Void)] = [
        ("**", { $0.weight = .bold }), ("__", { $0.weight = .bold }), ("~~", { $0.isStruckThrough = true }),
        ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
        ("`", { $0.font = .system(.body, design: .monospaced) }),
    ]

    /// Returns the parts of a text by their marks; those without a second mark stay as they are.
    static func runs(_ text: String) -> [Text.Run] {
        guard text.contains(where: { "*_~`[".contains($0) }) else { return [Text.Run(string: text)] }
        var runs: [Text.Run] = []
        var plain = ""
        var rest = Substring(text)
        func end() {
            if !plain.isEmpty { runs.append(Text.Run(string: plain)) }
            plain = ""
        }
        while let first = rest.first {
            if let (inner, after, apply) = marked(
                rest, isWithinWord: plain.last.map { $0.isLetter || $0.isNumber } ?? false)
            {
                end()
                for var run in self.runs(String(inner)) {
                    apply(&run)
                    runs.append(run)
                }
                rest = after
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        end()
        return runs
    }

    /// Returns what stands within the marks with which a text begins, what follows them, and what they do.
    private static func marked(
        _ text: Substring, isWithinWord: Bool
    ) -> (inner: Substring, after: Substring, apply: (inout Text.Run) -> Void)? {
        for (mark, apply) in marks where text.hasPrefix(mark) {
            // Names have underscores in them.
            if mark.hasPrefix("_"), isWithinWord { continue }
            let inner = text.dropFirst(mark.count)
            guard let first = inner.first, !first.isWhitespace, let end = inner.range(of: mark),
                end.lowerBound > inner.startIndex, inner[inner.index(before: end.lowerBound)].isWhitespace == false
            else { continue }
            return (inner[..<end.lowerBound], inner[end.upperBound...], apply)
        }
        guard text.first == "[", let middle = text.range(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        return (
            text[text.index(after: text.startIndex)..<middle.lowerBound], text[text.index(after: end)...],
            { $0.color = AnyShapeStyle(Color.accentColor) }
        )
    }
}
