import Foundation

/// An object's list of others, or of values.
public final class List<Element: RealmCollectionValue>: RealmCollection, RangeReplaceableCollection, MutableCollection,
    ObjectCollection, ReplaceableCollection, ExpressibleByArrayLiteral, Hashable, CustomStringConvertible, Persistable
{
    private var elements: [Element] = []

    /// Makes an empty list.
    public init() {}

    /// Makes a list of elements.
    public convenience init(arrayLiteral elements: Element...) {
        self.init()
        self.elements = elements
    }

    /// The realm of the elements; the default one for a list without objects.
    public var realm: Realm? { (elements.first as? ObjectBase)?.realm ?? (try? Realm()) }
    var members: [Any] { elements }
    /// The number of elements.
    public var count: Int { elements.count }
    /// The elements, for who debugs.
    public var description: String { "List<\(Element.self)> \(elements)" }

    /// The element of a place.
    public subscript(position: Int) -> Element {
        get {
            precondition(
                elements.indices.contains(position), "there is no element \(position) of \(elements.count)")
            return elements[position]
        }
        set { elements[position] = newValue }
    }

    /// Goes through the elements as they are now, which may be changed meanwhile.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

    func replaceAll(with value: Any) {
        if let list = value as? List {
            if list !== self { elements = list.elements }
        } else if let values = value as? [Any] {
            elements = values.compactMap { value in
                if let element = value as? Element { return element }
                guard let type = Element.self as? ObjectBase.Type else { return nil }
                let object = type.init()
                Fields(of: object).set(value)
                return object as? Element
            }
        }
    }

    // MARK: Changes

    // Lists are held as constants, of which a collection's own methods could change none.

    /// Puts other elements in the place of some.
    public func replaceSubrange<Elements: Collection>(_ range: Range<Int>, with other: Elements)
    where Elements.Element == Element { elements.replaceSubrange(range, with: other) }

    /// Adds an element at the end.
    public func append(_ element: Element) { elements.append(element) }
    /// Adds elements at the end.
    public func append<Elements: Sequence>(objectsIn other: Elements) where Elements.Element == Element {
        elements.append(contentsOf: other)
    }
    /// Adds elements at the end.
    public func append<Elements: Sequence>(contentsOf other: Elements) where Elements.Element == Element {
        elements.append(contentsOf: other)
    }
    /// Puts an element at a place.
    public func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
    /// Takes the element of a place out.
    @discardableResult public func remove(at index: Int) -> Element { elements.remove(at: index) }
    /// Takes the elements of places out.
    public func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { elements.remove(at: index) } }
    /// Takes the first element out.
    @discardableResult public func removeFirst() -> Element { elements.removeFirst() }
    /// Takes the last element out.
    @discardableResult public func removeLast() -> Element { elements.removeLast() }
    /// Takes all elements out.
    public func removeAll() { elements.removeAll() }
    /// Takes all elements out.
    public func removeAll(keepingCapacity: Bool) { elements.removeAll(keepingCapacity: keepingCapacity) }
    /// Puts another element in the place of one.
    public func replace(index: Int, object: Element) { elements[index] = object }
    /// Moves an element to another place.
    public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
    /// Exchanges two elements.
    public func swapAt(_ one: Int, _ other: Int) { elements.swapAt(one, other) }

    /// Returns whether both have the same elements.
    public static func == (one: List, other: List) -> Bool { one === other || one.elements == other.elements }
    /// Adds the elements to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension List: Decodable where Element: Decodable {
    /// Reads the elements in their order.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        var values = try decoder.unkeyedContainer()
        while !values.isAtEnd { append(try values.decode(Element.self)) }
    }
}

extension List: Encodable where Element: Encodable {
    /// Writes the elements in their order.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for element in self { try values.encode(element) }
    }
}

/// An optional number of an object, as it was before `@Persisted`.
public final class RealmOptional<Value>: Persistable {
    /// The number.
    public var value: Value?

    /// Makes one of a number.
    public init(_ value: Value? = nil) { self.value = value }

    /// None.
    public static var initial: RealmOptional { RealmOptional() }
}

/// An optional value of an object, as it was before `@Persisted`.
public typealias RealmProperty = RealmOptional
