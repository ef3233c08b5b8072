/// A value of a view's environment, by its type.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// What views are told by those around them.
public nonisolated struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Makes an environment in which nothing is set.
    public init() {}

    /// The value for a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Not `as?` alone: nothing is a value of an optional type, too.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a class that was handed on.
    public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// Takes the objects of another environment that this one has none of the classes of.
    mutating func takeObjects(of other: EnvironmentValues) { objects.merge(other.objects) { own, _ in own } }
}
