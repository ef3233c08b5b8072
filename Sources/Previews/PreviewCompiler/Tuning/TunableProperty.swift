import SwiftSyntax

/// A property in the sources that can be tuned while its code runs.
struct TunableProperty {
    enum Kind: Equatable {
        /// A number of a floating-point type.
        case number
        case integer
        case toggle
        case color
        /// A structure of numbers, by the names of its type and its parts.
        case parts(type: String, [String])
        /// An enumeration, by its type and its cases.
        case choice(type: String, [String])
    }

    /// The full name of the class.
    var owner: String
    var name: String
    /// The type as it is declared or as the value implies.
    var type: String
    var kind: Kind
    /// The initial value.
    var value: ExprSyntax
    /// The text of the comments.
    var help: String
    var bounds: TunableBounds?
    var file: SourceFile
    var line: Int
}

/// The range and unit of a property's values in a comment: `0...40 points`.
struct TunableBounds: Equatable {
    var lower: String
    var upper: String
    /// The unit by the names of a scene's units; nil if none is stated.
    var unit: String?

    private static let units: [String: String] = [
        "pt": "points", "pts": "points", "point": "points", "points": "points", "s": "seconds", "sec": "seconds",
        "second": "seconds", "seconds": "seconds", "rad": "radians", "radian": "radians", "radians": "radians",
        "pt/s": "pointsPerSecond", "points/s": "pointsPerSecond", "fraction": "fraction",
    ]

    /// The range in a comment and the text without it; nil if there is none.
    static func find(in comment: String) -> (bounds: TunableBounds, rest: String)? {
        let number = #/-?[0-9]+(?:\.[0-9]+)?/#
        guard
            let match = comment.firstMatch(of: #/(-?[0-9]+(?:\.[0-9]+)?) ?(?:\.\.\.|…|\.\.) ?(-?[0-9]+(?:\.[0-9]+)?)/#),
            (try? number.firstMatch(in: match.1)) != nil, let lower = Double(match.1), let upper = Double(match.2),
            lower < upper
        else { return nil }
        let after = comment[match.range.upperBound...]
        let word = after.drop { $0 == " " }.prefix { $0.isLetter || $0 == "/" }
        let unit = units[word.lowercased()]
        var rest = String(comment[..<match.range.lowerBound])
        rest += unit == nil ? after : after.drop { $0 == " " }.dropFirst(word.count)
        let bounds = TunableBounds(lower: String(match.1), upper: String(match.2), unit: unit)
        return (bounds, rest.trimmed)
    }
}

extension TunableProperty {
    /// The properties of a class that can be tuned, in the order of their declaration; none of a generic one, of which
    /// nothing says with what types it is used.
    static func all(of type: TypeDeclaration, in file: SourceFile, _ index: ProjectIndex) -> [TunableProperty] {
        let names = type.name.split(separator: ".")
        let around = names.indices.dropLast().map { names[...$0].joined(separator: ".") }
        guard !type.isGeneric, !around.contains(where: { index.type(named: $0)?.type.isGeneric == true }) else {
            return []
        }
        return type.members.active.compactMap { member in
            guard let variable = member.as(VariableDeclSyntax.self) else { return nil }
            return TunableProperty(variable, of: type, in: file, index)
        }
    }

    private init?(
        _ variable: VariableDeclSyntax, of type: TypeDeclaration, in file: SourceFile, _ index: ProjectIndex
    ) {
        let hiding = ["private", "fileprivate", "static", "class", "lazy", "weak", "unowned", "override"]
        guard variable.bindingSpecifier.text == "var",
            !variable.modifiers.contains(where: { hiding.contains($0.name.text) }),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let value = binding.initializer?.value,
            binding.accessorBlock?.isComputed != true
        else { return nil }
        let declared = binding.typeAnnotation?.type
        guard let found = Self.kind(declared, value, in: type.name, index) else { return nil }
        owner = type.name
        name = pattern.identifier.plainText
        self.type = found.type
        kind = found.kind
        self.value = value
        self.file = file
        line = file.line(of: binding)
        let comments = Comments(of: variable)
        help = comments.help
        bounds = comments.bounds
    }

    private static let numbers: Set<String> = ["CGFloat", "CFTimeInterval", "Double", "Float", "TimeInterval"]
    private static let structures: [String: [String]] = [
        "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGVector": ["dx", "dy"],
        "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "UIEdgeInsets": ["top", "left", "bottom", "right"], "UIOffset": ["horizontal", "vertical"],
    ]
    private static let frameworkChoices: [String: [String]] = [
        "UICollectionView.ScrollDirection": ["vertical", "horizontal"],
        "UICollectionViewFlowLayout.SectionInsetReference": [
            "fromContentInset", "fromSafeArea", "fromLayoutMargins",
        ],
    ]

    private static func kind(
        _ declared: TypeSyntax?, _ value: ExprSyntax, in scope: String, _ index: ProjectIndex
    ) -> (type: String, kind: Kind)? {
        let name = declared?.trimmedDescription ?? impliedType(of: value)
        guard let name else { return nil }
        if numbers.contains(name) { return (name, .number) }
        if name == "Int" { return (name, .integer) }
        if name == "Bool" { return (name, .toggle) }
        if name == "UIColor" { return (name, .color) }
        if let parts = structures[name] { return (name, .parts(type: name, parts)) }
        if let cases = frameworkChoices[name] { return (name, .choice(type: name, cases)) }
        guard let full = index.resolved(name, in: scope), let found = index.type(named: full)?.type,
            found.kind == .enumeration, !found.isHidden, let cases = plainCases(of: found), cases.count > 1
        else { return nil }
        return (full, .choice(type: full, cases))
    }

    /// The cases of an enumeration that has no associated values; nil otherwise.
    private static func plainCases(of type: TypeDeclaration) -> [String]? {
        let elements = type.members.active.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
        return elements.contains { $0.parameterClause != nil } ? nil : elements.map(\.name.plainText)
    }

    /// The type of a value that is declared without one.
    private static func impliedType(of value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if let prefix = value.as(PrefixOperatorExprSyntax.self) { return impliedType(of: prefix.expression) }
        if let call = value.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            return name.split(separator: ".").last?.first?.isUppercase == true ? name : nil
        }
        // Of `UIEdgeInsets.zero`, and of an enumeration's `Style.plain`.
        if let access = value.as(MemberAccessExprSyntax.self), let base = access.base?.trimmedDescription,
            base.split(separator: ".").last?.first?.isUppercase == true
        {
            return base
        }
        if value.as(MacroExpansionExprSyntax.self)?.macroName.text == "colorLiteral" { return "UIColor" }
        return nil
    }
}

/// The comments before a declaration and behind it on its line.
private struct Comments {
    var help = ""
    var bounds: TunableBounds?

    init(of variable: VariableDeclSyntax) {
        var lines = Self.documentation(variable.leadingTrivia)
        let behind =
            variable.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            .map { Self.trailing($0.leadingTrivia) } ?? []
        lines += Self.trailing(variable.trailingTrivia) + behind
        for index in lines.indices {
            guard bounds == nil, let found = TunableBounds.find(in: lines[index]) else { continue }
            bounds = found.bounds
            lines[index] = found.rest
        }
        help = lines.map(\.trimmed).filter { $0.contains { $0.isLetter } }.joined(separator: " ")
    }

    private static func documentation(_ trivia: Trivia) -> [String] {
        var lines: [String] = []
        var newlines = 0
        for piece in trivia {
            switch piece {
            case .docLineComment(let text):
                lines.append(String(text.dropFirst(3)).trimmed)
                newlines = 0
            case .docBlockComment(let text):
                lines += text.dropFirst(3).dropLast(2).split(separator: "\n").map {
                    String($0.drop { $0 == " " || $0 == "*" }).trimmed
                }
                newlines = 0
            case .newlines(let count), .carriageReturnLineFeeds(let count):
                newlines += count
                // A blank line ends what belongs to the declaration.
                if newlines > 1 { lines = [] }
            default: break
            }
        }
        return lines
    }

    /// Comments before the line's end.
    private static func trailing(_ trivia: Trivia) -> [String] {
        var lines: [String] = []
        for piece in trivia {
            switch piece {
            case .newlines, .carriageReturnLineFeeds, .carriageReturns: return lines
            case .lineComment(let text): lines.append(String(text.dropFirst(2)).trimmed)
            case .blockComment(let text): lines.append(String(text.dropFirst(2).dropLast(2)).trimmed)
            default: break
            }
        }
        return lines
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
