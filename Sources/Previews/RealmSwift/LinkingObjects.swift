/// A collection of the objects that lead to one.
public protocol LinkingCollection {
    /// Makes one for the object that it will be a property of.
    init()
    /// Has it find the objects that lead to one.
    ///
    /// - Parameters:
    ///   - object: the one.
    ///   - property: the name of the property that leads to it; nil if it is known.
    func link(to object: ObjectBase, by property: String?)
}

/// The objects of a class that lead by one of their properties to the one that has this.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection, ObjectCollection, LinkingCollection, Persistable {
    private final class Link {
        weak var object: ObjectBase?
        var property = ""
    }

    private let link = Link()

    /// Makes one for the object that it will be a property of.
    public init() {}

    /// One that no object has yet.
    public static var initial: LinkingObjects { LinkingObjects() }

    /// Makes a collection of the objects of a class that lead by a property to the one that has it.
    public init(fromType type: Element.Type, property: String) { link.property = property }

    /// Has it find the objects that lead to one.
    public func link(to object: ObjectBase, by property: String?) {
        link.object = object
        if let property { link.property = property }
    }

    /// The realm that the object is in; nil for none.
    public var realm: Realm? { link.object?.realm }
    var members: [Any] { elements }
    /// The number of objects.
    ///
    /// O(n) of the realm.
    public var count: Int { elements.count }
    /// Returns the element of a place.
    public subscript(position: Int) -> Element { elements[position] }
    /// Goes through the elements as they are now.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

    private var elements: [Element] {
        guard let object = link.object, let store = object.realm?.store else { return [] }
        return store.objects(of: Element.self).filter { leads($0, to: object) }
    }

    private func leads(_ element: Element, to object: ObjectBase) -> Bool {
        let value = element.value(forKey: link.property)
        return (value as? [Any] ?? [value as Any]).contains { $0 as? ObjectBase === object }
    }
}
