import Foundation

/// A condition on objects, or a value of theirs, that is written as if it were one of an object: `$0.age > 5 && $0.name == "Ann"`.
@dynamicMemberLookup
public struct Query<Value> {
    private let find: (Any) -> Value

    init(_ find: @escaping (Any) -> Value) { self.find = find }

    func value(of object: Any) -> Value { find(object) }

    private func mapped<Other>(_ change: @escaping (Value) -> Other) -> Query<Other> {
        let find = find
        return Query<Other> { change(find($0)) }
    }

    /// A property of the value.
    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> {
        mapped { $0[keyPath: path] }
    }

    /// A property of what an optional holds; nil for none.
    public subscript<Wrapped, Member>(dynamicMember path: KeyPath<Wrapped, Member>) -> Query<Member?>
    where Value == Wrapped? { mapped { $0?[keyPath: path] } }
}

extension Query where Value: Equatable {
    /// Whether the value is another one.
    public static func == (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 == other } }
    /// Whether the value is not another one.
    public static func != (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 != other } }
    /// Whether the value is one of some.
    public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool> where Values.Element == Value {
        let values = Array(values)
        return mapped(values.contains)
    }
}

extension Query where Value: Comparable {
    /// Whether the value is less than another one.
    public static func < (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 < other } }
    /// Whether the value is greater than another one.
    public static func > (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 > other } }
    /// Whether the value is at most another one.
    public static func <= (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 <= other } }
    /// Whether the value is at least another one.
    public static func >= (query: Query, other: Value) -> Query<Bool> { query.mapped { $0 >= other } }
    /// Whether the value is in a range.
    public func contains(_ range: Range<Value>) -> Query<Bool> { mapped(range.contains) }
    /// Whether the value is in a range.
    public func contains(_ range: ClosedRange<Value>) -> Query<Bool> { mapped(range.contains) }
}

extension Query where Value == Bool {
    /// Whether both are true.
    public static func && (one: Query, other: Query) -> Query { Query { one.find($0) && other.find($0) } }
    /// Whether one of them is true.
    public static func || (one: Query, other: Query) -> Query { Query { one.find($0) || other.find($0) } }
    /// Whether it is false.
    public static prefix func ! (query: Query) -> Query { query.mapped { !$0 } }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without regard to capital letters.
    public static let caseInsensitive = StringOptions(rawValue: 1)
    /// Without regard to accents.
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    fileprivate func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return text.folding(options: options, locale: nil)
    }
}

extension Query where Value == String {
    /// Whether the text has another one in it.
    public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
        mapped { options.folded($0).contains(options.folded(text)) }
    }
    /// Whether the text begins with another one.
    public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
        mapped { options.folded($0).hasPrefix(options.folded(text)) }
    }
    /// Whether the text ends with another one.
    public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
        mapped { options.folded($0).hasSuffix(options.folded(text)) }
    }
    /// Whether the text is another one.
    public func equals(_ text: String, options: StringOptions = []) -> Query<Bool> {
        mapped { options.folded($0) == options.folded(text) }
    }
}

extension Query where Value: RealmCollection {
    /// The number of elements.
    public var count: Query<Int> { mapped(\.count) }
    /// Whether an element is among them.
    public func contains(_ element: Value.Element) -> Query<Bool> { mapped { $0.contains(element) } }
}
