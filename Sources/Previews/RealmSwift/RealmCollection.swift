import CoreData
import Foundation
import Previews
import class StageTime.DispatchQueue

/// A value that may be in a collection of a realm.
public protocol RealmCollectionValue: Hashable {}

/// What a realm finds by its class.
public protocol RealmFetchable: RealmCollectionValue {}

extension ObjectBase: RealmFetchable {}
extension Bool: RealmCollectionValue {}
extension Int: RealmCollectionValue {}
extension Int8: RealmCollectionValue {}
extension Int16: RealmCollectionValue {}
extension Int32: RealmCollectionValue {}
extension Int64: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension String: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// A value that may be added up.
public protocol AddableType: Numeric {}

extension Int: AddableType {}
extension Int64: AddableType {}
extension Float: AddableType {}
extension Double: AddableType {}

/// A collection whose members are known whatever their type.
protocol ObjectCollection {
    var members: [Any] { get }
}

/// A collection whose members can be replaced by others.
protocol ReplaceableCollection {
    func replaceAll(with value: Any)
}

/// A collection of a realm's objects, or of values of one of these.
public protocol RealmCollection: RandomAccessCollection, ThreadConfined
where Index == Int, Element: RealmCollectionValue {
    /// The realm that the collection is of; nil for none.
    var realm: Realm? { get }
}

/// An order of objects by one of their properties.
public struct SortDescriptor: Hashable, Sendable {
    /// The property's name, or several with dots between them.
    public let keyPath: String
    /// Whether the least value is the first one.
    public let ascending: Bool

    /// Makes an order.
    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }

    /// Returns the opposite order.
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
}

extension RealmCollection {
    /// Whether the collection's realm or object was deleted: results find nothing then.
    public var isInvalidated: Bool { false }
    /// Whether the collection never changes: none is frozen.
    public var isFrozen: Bool { false }
    /// The number of a line's first element.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { count }

    private var source: () -> [Element] { { Array(self) } }

    private func derived(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
        let source = source
        return Results(in: realm) { change(source()) }
    }

    /// Returns the elements that meet a condition, as `NSPredicate` has it in words.
    public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
        let condition = FormatPredicate(format: format, arguments: arguments)
        precondition(condition != nil, "'\(format)' can't be read as a condition")
        return derived { $0.filter { condition!.isMet(by: $0) } }
    }

    /// Returns the elements that meet a condition.
    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        derived { $0.filter { predicate.evaluate(with: $0) } }
    }

    /// Returns the elements that meet a condition.
    public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let query = condition(Query { $0 as! Element })
        return derived { $0.filter { query.value(of: $0) } }
    }

    /// Returns the elements in the order of a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    /// Returns the elements in the order of a property.
    public func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true)
        -> Results<Element>
    {
        derived {
            $0.stably {
                ascending ? $0[keyPath: keyPath] < $1[keyPath: keyPath] : $0[keyPath: keyPath] > $1[keyPath: keyPath]
            }
        }
    }

    /// Returns the elements in the order of properties, the first one's before those of others.
    public func sorted<Orders: Sequence>(by orders: Orders) -> Results<Element> where Orders.Element == SortDescriptor {
        let descriptors = orders.map { KeySortDescriptor(key: $0.keyPath, ascending: $0.ascending) }
        return derived { elements in
            elements.stably { one, other in
                descriptors.lazy.map { $0.compare(one, to: other) }.first { $0 != .orderedSame } == .orderedAscending
            }
        }
    }

    /// Returns the values themselves in order.
    public func sorted(ascending: Bool = true) -> Results<Element> { sorted(byKeyPath: "self", ascending: ascending) }

    /// Returns the first of those elements that have the same values of properties.
    public func distinct<Names: Sequence>(by names: Names) -> Results<Element> where Names.Element == String {
        let names = Array(names)
        return derived { elements in
            var seen: Set<[AnyHashable?]> = []
            return elements.filter { element in
                seen.insert(names.map { (element as? NSObject)?.value(forKeyPath: $0) as? AnyHashable }).inserted
            }
        }
    }

    /// Returns the place of the first element that meets a condition; nil if none does.
    public func index(matching predicate: NSPredicate) -> Int? { firstIndex { predicate.evaluate(with: $0) } }
    /// Returns the place of the first element that meets a condition; nil if none does.
    public func index(matching format: String, _ arguments: Any...) -> Int? {
        index(
            matching: NSPredicate { object, _ in
                FormatPredicate(format: format, arguments: arguments)?.isMet(by: object) ?? false
            })
    }
    /// Returns the place of an element; nil if it is none.
    public func index(of element: Element) -> Int? { firstIndex(of: element) }

    private func values<Value>(of property: String) -> [Value] {
        compactMap { ($0 as? NSObject)?.value(forKeyPath: property) as? Value }
    }

    /// Returns the least value of a property; nil for no elements.
    public func min<Value: Comparable>(ofProperty property: String) -> Value? { values(of: property).min() }
    /// Returns the greatest value of a property; nil for no elements.
    public func max<Value: Comparable>(ofProperty property: String) -> Value? { values(of: property).max() }
    /// Returns the sum of a property's values.
    public func sum<Value: Numeric>(ofProperty property: String) -> Value { values(of: property).reduce(0, +) }
    /// Returns the mean of a property's values; nil for no elements.
    public func average<Value: BinaryFloatingPoint>(ofProperty property: String) -> Value? {
        let all = compactMap { (($0 as? NSObject)?.value(forKeyPath: property) as? NSNumber)?.doubleValue }
        return all.isEmpty ? nil : Value(all.reduce(0, +) / Double(all.count))
    }

    /// Returns a property's value of each element.
    public func value(forKey key: String) -> Any? { map { ($0 as? NSObject)?.value(forKey: key) as Any } }
    /// Sets a property of each element.
    public func setValue(_ value: Any?, forKey key: String) {
        for element in self { (element as? NSObject)?.setValue(value, forKey: key) }
    }

    /// Calls a closure with the collection in the stage's next turn, and after each change of its elements, as long as the
    /// token is held.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        guard let store = realm?.store else {
            preconditionFailure("a collection that is in no realm can't be observed")
        }
        var known = ObservedElements(self)
        let token = store.observe {
            let elements = ObservedElements(self)
            guard let change = elements.changes(from: known) else { return }
            known = elements
            block(
                .update(
                    self, deletions: change.deletions, insertions: change.insertions,
                    modifications: change.modifications))
        }
        inNextTurn { [weak token] in
            guard token?.isValid == true else { return }
            known = ObservedElements(self)
            block(.initial(self))
        }
        return token
    }
}

extension ObjectBase {
    /// Calls a closure in the stage's next turn when some properties, or any, have changed, or the object was deleted, as long
    /// as the token is held.
    public func observe<Observed: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Observed>) -> Void
    ) -> NotificationToken {
        guard let store = realm?.store, let observed = self as? Observed else {
            preconditionFailure("an object that is in no realm can't be observed")
        }
        var known = Fields(of: self).values.filter { keyPaths?.contains($0.name) ?? true }
        return store.observe { [weak self] in
            guard let self else { return }
            if isInvalidated { return block(.deleted) }
            let values = Fields(of: self).values.filter { keyPaths?.contains($0.name) ?? true }
            let changes = zip(known, values).filter { "\($0.value)" != "\($1.value)" }.map {
                PropertyChange(name: $1.name, oldValue: $0.value, newValue: $1.value)
            }
            known = values
            if !changes.isEmpty { block(.change(observed, changes)) }
        }
    }
}

extension Array {
    /// Returns the elements in an order, equal ones as they are.
    fileprivate func stably(by isLess: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { one, other in
            if isLess(one.element, other.element) { return true }
            return !isLess(other.element, one.element) && one.offset < other.offset
        }.map(\.element)
    }
}
