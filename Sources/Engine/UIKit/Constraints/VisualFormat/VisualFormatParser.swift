import Foundation

/// A parser of the visual format language, by recursive descent.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var index = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// Returns the sentence's parts.
    ///
    /// - Throws: ``VisualFormatError`` with the place of the fault.
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if consume("H:") {
        } else if consume("V:") {
            result.isHorizontal = false
        }
        if consume("|") { result.leading = try connection() }
        result.views.append(try view())
        while index < characters.count {
            let connection = try connection()
            if consume("|") {
                result.trailing = connection
                break
            }
            result.connections.append(connection)
            result.views.append(try view())
        }
        guard index == characters.count else { throw fault("Expected the end of the format after '|'") }
        return result
    }

    private func fault(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, offset: index)
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func consume(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    private mutating func expect(_ text: String, _ reason: String) throws(VisualFormatError) {
        guard consume(text) else { throw fault(reason) }
    }

    // MARK: Parts

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        try expect("[", "Expected a view: '[' and its name")
        var view = VisualFormat.View(name: try name())
        if next == "(" { view.predicates = try predicates(areLengths: true) }
        try expect("]", "Expected ']' after the view")
        return view
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard consume("-") else { return .flush }
        // `-[`, `-|`: the standard space.
        guard let next, next != "[", next != "|" else { return .standard }
        if next == "(" {
            let predicates = try predicates(areLengths: false)
            try expect("-", "Expected '-' after the space")
            return .predicates(predicates)
        }
        var space = VisualFormat.Predicate(object: try value())
        if consume("@") { space.priority = try value() }
        try expect("-", "Expected '-' after the space")
        return .predicates([space])
    }

    private mutating func predicates(areLengths: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(", "Expected '('")
        var list = [try predicate(isLength: areLengths)]
        while consume(",") { list.append(try predicate(isLength: areLengths)) }
        try expect(")", "Expected ')' or ',' after the predicate")
        return list
    }

    private mutating func predicate(isLength: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if consume("<=") {
            relation = .lessThanOrEqual
        } else if consume(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = consume("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, object: try value())
        if isLength, case .name = predicate.object {
            if consume("*") {
                predicate.multiplier = try number()
            } else if consume("/") {
                predicate.multiplier = 1 / (try divisor())
            }
            if consume("+") {
                predicate.constant = try number()
            } else if consume("-") {
                predicate.constant = -(try number())
            }
        }
        if consume("@") { predicate.priority = try value() }
        return predicate
    }

    private mutating func divisor() throws(VisualFormatError) -> Double {
        let start = index
        let value = try number()
        guard value != 0 else {
            index = start
            throw fault("Division by 0")
        }
        return value
    }

    // MARK: Words

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        if let next, next.isNumber || next == "." || next == "-" || next == "+" { return .number(try number()) }
        return .name(try name())
    }

    private mutating func number() throws(VisualFormatError) -> Double {
        let start = index
        if next == "-" || next == "+" { index += 1 }
        while let next, next.isASCII && next.isNumber || next == "." { index += 1 }
        guard let value = Double(String(characters[start..<index])) else {
            index = start
            throw fault("Expected a number")
        }
        return value
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = index
        while let next, next.isLetter || next == "_" || (index > start && next.isNumber) { index += 1 }
        guard index > start else { throw fault("Expected a name or a number") }
        return String(characters[start..<index])
    }
}
