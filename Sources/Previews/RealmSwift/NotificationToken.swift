/// What has an observer called as long as it is held.
public final class NotificationToken {
    var isValid = true
    var whenInvalidated: (() -> Void)?

    init() {}

    /// Has the observer not be called any more.
    public func invalidate() {
        isValid = false
        whenInvalidated?()
        whenInvalidated = nil
    }

    deinit { whenInvalidated?() }
}

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
    /// The collection as it is when its observation begins.
    case initial(CollectionType)
    /// The collection after a change: where elements were, and where elements are.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    /// What went wrong: nothing does.
    case error(Error)
}

/// A change of an object.
public enum ObjectChange<T> {
    /// What went wrong: nothing does.
    case error(Error)
    /// Some of its properties have changed.
    case change(T, [PropertyChange])
    /// It was deleted.
    case deleted
}

/// A change of a property.
public struct PropertyChange {
    /// The property's name.
    public let name: String
    /// The former value.
    public let oldValue: Any?
    /// The value.
    public let newValue: Any?
}

/// What a collection's elements were when its observers last heard of it.
struct ObservedElements {
    private let elements: [(identity: AnyHashable, values: String)]

    init<Elements: Sequence>(_ elements: Elements) where Elements.Element: RealmCollectionValue {
        self.elements = elements.map { element in
            guard let object = element as? ObjectBase else { return (AnyHashable(element), "") }
            return (AnyHashable(ObjectIdentifier(object)), Self.values(of: object))
        }
    }

    /// Where elements were, and where there are others, and such whose properties have other values; nil if all are the same.
    func changes(from old: ObservedElements) -> (deletions: [Int], insertions: [Int], modifications: [Int])? {
        let difference = elements.map(\.identity).difference(from: old.elements.map(\.identity))
        let deletions = difference.removals.map(\.place).sorted()
        let insertions = difference.insertions.map(\.place).sorted()
        let former = Dictionary(old.elements.map { ($0.identity, $0.values) }) { first, _ in first }
        let new = Set(insertions)
        let modified = Set(
            elements.filter { former[$0.identity].map { [values = $0.values] in $0 != values } ?? false }.map(
                \.identity))
        // As Realm has them: places before the change.
        let modifications = old.elements.indices.filter { modified.contains(old.elements[$0].identity) }
            .filter { !deletions.contains($0) }
        guard !deletions.isEmpty || !new.isEmpty || !modifications.isEmpty else { return nil }
        return (deletions, insertions, modifications)
    }

    private static func values(of object: ObjectBase) -> String {
        Fields(of: object).values.map { name, value in "\(name)=\(text(of: value))" }.joined(separator: ";")
    }

    private static func text(of value: Any) -> String {
        if let objects = (value as? any ObjectCollection)?.members { return objects.map(text).joined(separator: ",") }
        if let object = value as? ObjectBase { return "\(ObjectIdentifier(object).hashValue)" }
        return String(describing: value)
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
