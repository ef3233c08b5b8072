import Foundation
import UIKit

/// What an object of a realm inherits from.
open class ObjectBase: NSObject, KeyedValues, RealmCollectionValue {
    /// The realm that the object was added to, and is not added to again once it was deleted; nil before that.
    public internal(set) var realm: Realm?
    /// Whether the object was deleted.
    public internal(set) var isInvalidated = false

    /// Makes an object with the values that its properties begin with.
    public required override init() { super.init() }

    /// The name of the class.
    public class func className() -> String { String(describing: self) }

    /// The name of the property that tells objects of the class apart; nil for none.
    open class func primaryKey() -> String? { nil }
    /// The names of properties that are searched for, which makes no difference here.
    open class func indexedProperties() -> [String] { [] }
    /// The names of properties that are not kept, which makes no difference here.
    open class func ignoredProperties() -> [String] { [] }

    /// Whether the object never changes: none is frozen.
    public var isFrozen: Bool { false }

    /// Returns a property's value by its name; a list's elements as an array.
    open func value(forKey key: String) -> Any? {
        guard let value = Fields(of: self).value(named: key).flatMap(unwrapped) else { return nil }
        return (value as? any ObjectCollection)?.members ?? value
    }

    /// Sets a property by its name, if that is one that is `@Persisted`.
    open func setValue(_ value: Any?, forKey key: String) {
        Fields(of: self).set(key, to: value)
    }

    /// A property's value by its name.
    public subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    /// The value of the property that tells objects of the class apart; nil without such.
    final var primaryKeyValue: AnyHashable? {
        let name = type(of: self).primaryKey() ?? Fields(of: self).primaryKey
        return name.flatMap(value(forKey:)) as? AnyHashable
    }
}

/// An object that is kept in a realm.
open class Object: ObjectBase {
    /// Makes an object with the values that its properties begin with.
    public required init() { super.init() }

    /// Makes an object of values by the names of its properties, or of an array of them in their order.
    public convenience init(value: Any) {
        self.init()
        Fields(of: self).set(value)
    }
}

/// An object that belongs to another one.
open class EmbeddedObject: ObjectBase {
    /// Makes an object with the values that its properties begin with.
    public required init() { super.init() }

    /// Makes an object of values by the names of its properties, or of an array of them in their order.
    public convenience init(value: Any) {
        self.init()
        Fields(of: self).set(value)
    }
}

/// An object that a list of views tells from others.
public typealias ObjectKeyIdentifiable = Identifiable

extension Identifiable where Self: ObjectBase {
    /// The object's identity.
    public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// What a realm's objects and collections have in common with views of them that never change.
public protocol ThreadConfined {}

extension ObjectBase: ThreadConfined {}

extension ThreadConfined {
    /// Returns itself: nothing is frozen.
    public func freeze() -> Self { self }
    /// Returns itself: nothing is frozen.
    public func thaw() -> Self? { self }
}

/// What is handed from one thread to another, of which there is one here.
public struct ThreadSafeReference<Confined: ThreadConfined> {
    let object: Confined

    /// Makes a reference to an object or a collection.
    public init(to object: Confined) { self.object = object }
}
