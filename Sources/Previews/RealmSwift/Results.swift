/// What a question to a realm finds, which is what it would find now whenever it is asked.
public struct Results<Element: RealmCollectionValue>: RealmCollection, ObjectCollection, Equatable,
    CustomStringConvertible
{
    // What was found stays as long as nothing can have changed it.
    private final class Found {
        var elements: [Element] = []
        var version: Int?
    }

    /// The realm that was asked; nil for none.
    public let realm: Realm?
    private let found = Found()
    private let find: () -> [Element]

    init(in realm: Realm?, find: @escaping () -> [Element]) { (self.realm, self.find) = (realm, find) }

    private var elements: [Element] {
        guard let store = realm?.store, !store.isWriting else { return find() }
        if found.version != store.version { (found.elements, found.version) = (find(), store.version) }
        return found.elements
    }

    var members: [Any] { elements }
    /// The number of elements.
    public var count: Int { elements.count }
    /// The elements, for who debugs.
    public var description: String { "Results<\(Element.self)> \(elements)" }

    /// Returns the element of a place.
    public subscript(position: Int) -> Element {
        let elements = elements
        precondition(
            elements.indices.contains(position), "there is no element \(position) of \(elements.count)")
        return elements[position]
    }

    /// Goes through the elements as they are now, which may be changed meanwhile.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

    /// Returns whether both have the same elements.
    public static func == (one: Results, other: Results) -> Bool { one.elements == other.elements }
}

/// A collection of a realm, whatever its kind.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection, ObjectCollection {
    /// The realm that was asked; nil for none.
    public let realm: Realm?
    private let elements: () -> [Element]

    /// Makes one of another one.
    public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
        realm = base.realm
        elements = { Array(base) }
    }

    var members: [Any] { elements() }
    /// The number of elements.
    public var count: Int { elements().count }
    /// Returns the element of a place.
    public subscript(position: Int) -> Element { elements()[position] }
}
