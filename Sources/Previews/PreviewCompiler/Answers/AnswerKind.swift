/// What code takes a value of an answer for, of which it knows the name alone: `answer["name"] as? String`.
///
/// The letters are those by which the run time knows them.
enum AnswerKind: Character, Comparable, CaseIterable {
    case text = "t"
    case whole = "w"
    case number = "n"
    case flag = "f"
    case object = "o"
    case texts = "T"
    case wholes = "W"
    case numbers = "N"
    case objects = "O"

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The kind of a list of such; nil for what lists are not made up of.
    private var list: AnswerKind? {
        switch self {
        case .text: .texts
        case .whole: .wholes
        case .number: .numbers
        case .object: .objects
        default: nil
        }
    }

    private static let names: [String: AnswerKind] = {
        var names: [String: AnswerKind] = [
            "Bool": .flag, "JSON": .object, "NSArray": .objects, "NSDictionary": .object, "NSMutableArray": .objects,
            "NSMutableDictionary": .object, "NSNumber": .whole, "NSString": .text, "String": .text,
        ]
        for name in ["CGFloat", "Decimal", "Double", "Float", "NSDecimalNumber", "TimeInterval"] {
            names[name] = .number
        }
        for name in ["Int", "UInt"] + ["8", "16", "32", "64"].flatMap({ ["Int\($0)", "UInt\($0)"] }) {
            names[name] = .whole
        }
        return names
    }()

    /// Returns the kind of the values of a type; nil for a type that says nothing of them.
    ///
    /// - Parameters:
    ///   - type: the type as it is written: `[[String: Any]]?`.
    ///   - aliases: what the project's type aliases stand for.
    init?(type: String, aliases: [String: String] = [:]) {
        var type = type.filter { !$0.isWhitespace }
        while type.last == "?" || type.last == "!" { type.removeLast() }
        if let kind = Self.names[type] {
            self = kind
        } else if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            if Self.hasColon(inner) {
                self = .object
            } else if ["Any", "AnyObject"].contains(inner) {
                self = .objects
            } else if let list = Self(type: inner, aliases: aliases)?.list {
                self = list
            } else {
                return nil
            }
        } else if type.hasPrefix("Dictionary<") {
            self = .object
        } else if type.hasPrefix("Array<"), let list = Self(type: String(type.dropFirst(6).dropLast()))?.list {
            self = list
        } else if let other = aliases[type] {
            self.init(type: other, aliases: aliases.filter { $0.key != type })
        } else {
            return nil
        }
    }

    /// Whether there is a colon outside of brackets: `String:Any`, not `[String:Any]`.
    private static func hasColon(_ text: String) -> Bool {
        var depth = 0
        for character in text {
            switch character {
            case "[", "<", "(": depth += 1
            case "]", ">", ")": depth -= 1
            case ":" where depth == 0: return true
            default: break
            }
        }
        return false
    }

    /// The kinds that SwiftyJSON's properties read: `answer["name"].stringValue`.
    static let members: [String: AnswerKind] = [
        "array": .objects, "arrayObject": .objects, "arrayValue": .objects, "bool": .flag, "boolValue": .flag,
        "dictionary": .object, "dictionaryObject": .object, "dictionaryValue": .object, "double": .number,
        "doubleValue": .number, "float": .number, "floatValue": .number, "int": .whole, "int32": .whole,
        "int32Value": .whole, "int64": .whole, "int64Value": .whole, "intValue": .whole, "number": .whole,
        "numberValue": .whole, "string": .text, "stringValue": .text, "uInt": .whole, "uIntValue": .whole,
        "url": .text,
    ]
}
