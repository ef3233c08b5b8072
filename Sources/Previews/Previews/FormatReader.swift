import Foundation

/// A reader of the words of `NSPredicate`: a recursive descent, an alternative at a time.
struct FormatReader {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case symbol(String)
    }

    /// Far deeper than anybody nests conditions.
    private static let depth = 100

    private var tokens: [Token] = []
    private var position = 0
    private var depth = 0
    private var arguments: ArraySlice<Any>

    /// Splits a format into words; nil for what has other signs in it.
    ///
    /// O(characters).
    init?(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments[...]
        let characters = Array(format)
        var position = 0
        while position < characters.count {
            let first = characters[position]
            guard !first.isWhitespace else {
                position += 1
                continue
            }
            guard let (token, end) = Self.token(in: characters, at: position) else { return nil }
            tokens.append(token)
            position = end
        }
    }

    private static let pairs: Set = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
    private static let signs: Set<Character> = ["=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ","]

    /// The token that begins at a place, and where it ends; nil if none begins there.
    private static func token(in characters: [Character], at start: Int) -> (Token, Int)? {
        let first = characters[start]
        func end(while isPart: (Character) -> Bool) -> Int {
            characters[start...].dropFirst().firstIndex { !isPart($0) } ?? characters.count
        }
        if first == "\"" || first == "'" { return text(in: characters, at: start) }
        if first == "%" { return argument(in: characters, at: start) }
        if first.isASCII && first.isNumber || first == "-" {
            let end = end { $0.isASCII && ($0.isNumber || $0 == ".") }
            return Double(String(characters[start..<end])).map { (.number($0), end) }
        }
        if first.isLetter || "_@#$".contains(first) {
            let end = end { $0.isLetter || $0.isNumber || "_@.".contains($0) }
            return (.word(String(characters[start..<end])), end)
        }
        if start + 1 < characters.count, pairs.contains(String(characters[start...start + 1])) {
            return (.symbol(String(characters[start...start + 1])), start + 2)
        }
        return signs.contains(first) ? (.symbol(String(first)), start + 1) : nil
    }

    /// A text in quotation marks, in which a backslash goes before what is meant as it is.
    private static func text(in characters: [Character], at start: Int) -> (Token, Int)? {
        var text = ""
        var position = start + 1
        while position < characters.count, characters[position] != characters[start] {
            if characters[position] == "\\", position + 1 < characters.count { position += 1 }
            text.append(characters[position])
            position += 1
        }
        return position < characters.count ? (.text(text), position + 1) : nil
    }

    /// What stands for an argument, as in `printf`: `%@`, `%K`, `%ld`, `%.2f`.
    private static func argument(in characters: [Character], at start: Int) -> (Token, Int)? {
        var position = start + 1
        while position < characters.count, "-+ #0.123456789hlqzt".contains(characters[position]) { position += 1 }
        guard position < characters.count, "@KdiuxXofFeEgG".contains(characters[position]) else { return nil }
        return (.symbol(characters[position] == "K" ? "%K" : "%@"), position + 1)
    }

    /// Whether nothing is left to read.
    var isAtEnd: Bool { position == tokens.count }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ symbols: String...) -> Bool {
        switch next {
        case .symbol(let symbol) where symbols.contains(symbol): position += 1
        case .word(let word) where symbols.contains(word.uppercased()): position += 1
        default: return false
        }
        return true
    }

    /// Reads conditions of which one is met.
    mutating func condition() -> Condition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depth, let first = conjunction() else { return nil }
        var parts = [first]
        while take("OR", "||") {
            guard let part = conjunction() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> Condition? {
        guard let first = part() else { return nil }
        var parts = [first]
        while take("AND", "&&") {
            guard let part = part() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func part() -> Condition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depth else { return nil }
        if take("NOT", "!") { return part().map { .not($0) } }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            guard let inner = condition(), take(")") else { return nil }
            return inner
        }
        var modifier: FormatComparison.Modifier?
        if take("ANY", "SOME") {
            modifier = .any
        } else if take("ALL") {
            modifier = .all
        } else if take("NONE") {
            modifier = FormatComparison.Modifier.none
        }
        guard let left = operand(), let relation = relation() else { return nil }
        let options = options()
        guard let right = operand() else { return nil }
        return .comparison(
            FormatComparison(modifier: modifier, left: left, relation: relation, options: options, right: right))
    }

    private mutating func relation() -> FormatComparison.Relation? {
        let word: String
        switch next {
        case .symbol(let symbol): word = symbol
        case .word(let name): word = name
        default: return nil
        }
        position += 1
        return FormatComparison.Relation(word: word)
    }

    /// Reads what is left out of account when texts are compared: `[c]` capitals, `[d]` accents.
    private mutating func options() -> String.CompareOptions {
        guard case .symbol("[") = next, position + 2 < tokens.count, case .word(let letters) = tokens[position + 1],
            tokens[position + 2] == .symbol("]")
        else { return [] }
        position += 3
        let ignored = letters.lowercased()
        return [
            ignored.contains("c") ? .caseInsensitive : [], ignored.contains("d") ? .diacriticInsensitive : [],
        ]
    }

    private mutating func operand() -> FormatOperand? {
        guard let token = next else { return nil }
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(NSNumber(value: number))
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .value(NSNumber(value: true))
            case "FALSE", "NO": return .value(NSNumber(value: false))
            case "NIL", "NULL": return .value(nil)
            default: return .path(word.split(separator: ".").map(String.init))
            }
        case .symbol("{"): return list()
        case .symbol("%K"):
            return (arguments.popFirst() as? String).map { .path($0.split(separator: ".").map(String.init)) }
        case .symbol(let symbol) where symbol.hasPrefix("%"):
            guard let argument = arguments.popFirst() else { return nil }
            return .value(FormatOperand.present(argument))
        default: return nil
        }
    }

    private mutating func list() -> FormatOperand? {
        var parts: [FormatOperand] = []
        if take("}") { return .list(parts) }
        repeat {
            guard let part = operand() else { return nil }
            parts.append(part)
        } while take(",")
        return take("}") ? .list(parts) : nil
    }
}
