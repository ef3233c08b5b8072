// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Previews

/// How an associated object is kept: strongly here, however it is asked for, and read by one thread.
public enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Forgets all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    nonisolated(unsafe) let owner = object as AnyObject
    onStage { Previews.AssociatedObjects.removeAll(of: owner) }
}

/// Returns what is associated with an object for a key; nil if nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let (owner, key) = (object as AnyObject, key)
    return onStage { Previews.AssociatedObjects.value(of: owner, for: key) }
}

/// Associates a value with an object for a key, in place of what was; nil associates nothing.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    nonisolated(unsafe) let (owner, key, value) = (object as AnyObject, key, value)
    onStage { Previews.AssociatedObjects.set(value, of: owner, for: key) }
}

/// A weak reference to an object of any type, as of a protocol, that has no class for the compiler.
@propertyWrapper
public struct ZoetropeWeak<Value> {
    private weak var held: AnyObject?

    /// Makes a reference to nothing.
    public init() {}

    /// Makes a reference to an object.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    /// The object; nil once nobody else holds it.
    public var wrappedValue: Value? {
        get { held as? Value }
        set { held = newValue.map { $0 as AnyObject } }
    }
}
