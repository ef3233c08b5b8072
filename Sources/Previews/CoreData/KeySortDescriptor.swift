import Foundation
import UIKit

/// An order of objects by one of their values, which is read by its name or its key path.
///
/// Foundation's own reads no names on Linux; previewed code has this one by Foundation's name.
public final class KeySortDescriptor: NSSortDescriptor {
    private let value: (Any) -> Any?
    private let isSensitive: Bool
    private let comparison: Comparator?
    /// The name of the value; nil for one that is read by its key path.
    public let name: String?

    /// Makes an order by the value of a name, or of several with dots between them.
    ///
    /// - Parameters:
    ///   - key: the name.
    ///   - ascending: whether the least value is the first one.
    public init(key: String, ascending: Bool) {
        name = key
        value = { KeySortDescriptor.value(of: $0, key) }
        (isSensitive, comparison) = (true, nil)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Makes an order by the value of a name, which is compared by a method.
    ///
    /// - Parameters:
    ///   - key: the name.
    ///   - ascending: whether the least value is the first one.
    ///   - selector: the method: texts are compared without regard to capital letters if its name says so.
    public init(key: String, ascending: Bool, selector: Selector?) {
        name = key
        value = { KeySortDescriptor.value(of: $0, key) }
        let method = selector.map { "\($0)".lowercased() } ?? ""
        isSensitive = !(method.contains("caseinsensitive") || method.contains("standardcompare"))
        comparison = nil
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Makes an order by the value of a name, which a closure compares.
    public init(key: String, ascending: Bool, comparator: @escaping Comparator) {
        name = key
        value = { KeySortDescriptor.value(of: $0, key) }
        (isSensitive, comparison) = (true, comparator)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Makes an order by the value of a key path.
    public override init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        name = nil
        value = { ($0 as? Root)?[keyPath: keyPath] }
        (isSensitive, comparison) = (true, nil)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Makes an order by the value of a key path, which a closure compares.
    public override init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping Comparator)
    {
        name = nil
        value = { ($0 as? Root)?[keyPath: keyPath] }
        (isSensitive, comparison) = (true, comparator)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Makes nothing: an order is not kept in archives.
    public required init?(coder: NSCoder) { nil }

    /// Compares the values of two objects; nothing is less than something.
    public override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (one, other) = (value(object1).flatMap(unwrapped), value(object2).flatMap(unwrapped))
        let order =
            if let comparison, let one, let other { comparison(one, other) } else { ordered(one, other) }
        return ascending ? order : order.reversed
    }

    /// The opposite order.
    public override var reversedSortDescriptor: Any { Reversed(self) }

    private func ordered(_ one: Any?, _ other: Any?) -> ComparisonResult {
        switch (one, other) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one as String, let other as String):
            isSensitive ? one.compare(other) : one.compare(other, options: [.caseInsensitive, .diacriticInsensitive])
        case (let one as Date, let other as Date): one.compare(other)
        case (let one as NSNumber, let other as NSNumber): one.compare(other)
        case (let one as any Comparable, _): compared(one, other)
        default: .orderedSame
        }
    }

    private func compared<Value: Comparable>(_ one: Value, _ other: Any?) -> ComparisonResult {
        guard let other = other as? Value else { return .orderedSame }
        return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }

    /// Returns the value of an object, or of a dictionary, by its name.
    private static func value(of object: Any, _ key: String) -> Any? {
        if key == "self" { return object }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        return (object as? NSObject)?.value(forKeyPath: key)
    }

    private final class Reversed: NSSortDescriptor {
        private let order: NSSortDescriptor

        init(_ order: NSSortDescriptor) {
            self.order = order
            super.init(keyPath: \NSObject.hash, ascending: !order.ascending)
        }

        required init?(coder: NSCoder) { nil }

        override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
            order.compare(object1, to: object2).reversed
        }

        override var reversedSortDescriptor: Any { order }
    }
}

extension ComparisonResult {
    fileprivate var reversed: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedSame: .orderedSame
        case .orderedDescending: .orderedAscending
        }
    }
}

extension Array {
    /// Returns the elements in an order, equal ones as they are.
    ///
    /// O(n log n).
    func sorted(by order: [NSSortDescriptor]) -> [Element] {
        enumerated().sorted { one, other in
            for descriptor in order {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }
}
