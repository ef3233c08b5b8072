import Foundation

/// A value in a database's tree: a text, a number or a truth, or values by their names.
enum DatabaseValue: Equatable {
    case leaf(AnyHashable)
    case children([String: DatabaseValue])

    /// Makes what is kept of a value; nil for none, as `nil`, `NSNull` and collections without values are.
    init?(_ value: Any?) {
        switch value {
        case nil, is NSNull: return nil
        case let value as DatabaseValue: self = value
        case let table as [String: Any]: self.init(table.map { ($0, $1) })
        case let table as NSDictionary:
            self.init(table.compactMap { entry in (entry.key as? String).map { ($0, entry.value) } })
        case let list as [Any]: self.init(list.enumerated().map { ("\($0)", $1) })
        case let list as NSArray: self.init(list.enumerated().map { ("\($0)", $1) })
        case let text as NSString: self = .leaf(AnyHashable("\(text)"))
        case let value as AnyHashable: self = .leaf(value)
        default: return nil
        }
    }

    private init?(_ entries: [(String, Any)]) {
        if entries.count == 1, entries[0].0 == ".sv" {
            let milliseconds = Int(FirebaseStage.now.timeIntervalSince1970 * 1000)
            self = .leaf(AnyHashable(milliseconds))
            return
        }
        let children = entries.reduce(into: [String: DatabaseValue]()) { $0[$1.0] = DatabaseValue($1.1) }
        guard !children.isEmpty else { return nil }
        self = .children(children)
    }

    /// What an app reads: dictionaries, lists where the names are those of a list, texts and numbers.
    var object: Any {
        switch self {
        case .leaf(let value):
            switch value.base {
            case let flag as Bool: return NSNumber(value: flag)
            case let number as Int: return NSNumber(value: number)
            case let number as Double: return NSNumber(value: number)
            case let number as Float: return NSNumber(value: number)
            default: return value.base
            }
        case .children(let children):
            let numbers = children.keys.compactMap { Int($0) }
            if numbers.count == children.count, numbers.max() == children.count - 1 {
                return (0..<children.count).map { children["\($0)"]?.object ?? NSNull() }
            }
            return children.mapValues(\.object) as [String: Any]
        }
    }

    /// Returns what is at the end of a path.
    func value(at path: ArraySlice<String>) -> DatabaseValue? {
        guard let name = path.first else { return self }
        guard case .children(let children) = self else { return nil }
        return children[name]?.value(at: path.dropFirst())
    }

    /// Returns a value in which another one is at the end of a path; nil for nothing.
    static func changed(
        _ old: DatabaseValue?, at path: ArraySlice<String>, to new: DatabaseValue?
    ) -> DatabaseValue? {
        guard let name = path.first else { return new }
        var children: [String: DatabaseValue] = [:]
        if case .children(let known)? = old { children = known }
        children[name] = changed(children[name], at: path.dropFirst(), to: new)
        return children.isEmpty ? nil : .children(children)
    }

    /// Where a value is among its siblings: none before truths, these before numbers, texts and tables.
    ///
    /// Source: Firebase's documentation of how query data is ordered.
    static func isBefore(_ one: DatabaseValue?, _ other: DatabaseValue?) -> Bool? {
        let (a, b) = (rank(one), rank(other))
        guard a.kind == b.kind else { return a.kind < b.kind }
        if a.number != b.number { return a.number < b.number }
        return a.text == b.text ? nil : a.text < b.text
    }

    private static func rank(_ value: DatabaseValue?) -> (kind: Int, number: Double, text: String) {
        guard let value else { return (0, 0, "") }
        guard case .leaf(let leaf) = value else { return (5, 0, "") }
        switch leaf.base {
        case let flag as Bool: return (flag ? 2 : 1, 0, "")
        case let number as any BinaryInteger: return (3, Double(number), "")
        case let number as any BinaryFloatingPoint: return (3, Double(number), "")
        case let number as NSNumber: return (3, number.doubleValue, "")
        default: return (4, 0, "\(leaf.base)")
        }
    }

    /// Whether a name is before another: numbers first, in their order, then texts.
    static func isNameBefore(_ one: String, _ other: String) -> Bool {
        switch (Int(one), Int(other)) {
        case (let a?, let b?): a < b
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): one < other
        }
    }
}
