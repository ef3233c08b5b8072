import Foundation

/// A collection of different objects, which it may hold without keeping them; Foundation lacks it on Linux.
///
/// Objects are told apart as `isEqual(_:)` says, others than `NSObject`s by their identity.
public final class NSHashTable<ObjectType>: NSObject {
    private var entries: [TableReference] = []
    private let keeps: Bool

    private init(keeps: Bool) {
        self.keeps = keeps
    }

    /// Makes a table that keeps its objects.
    public override convenience init() {
        self.init(keeps: true)
    }

    /// Makes a table that keeps its objects or loses them as they end.
    ///
    /// - Parameters:
    ///   - options: how objects are held.
    ///   - initialCapacity: has no effect.
    public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
        self.init(keeps: !options.contains(.weakMemory))
    }

    /// Returns a table that loses objects as they end.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(keeps: false) }

    /// The objects that are there, in the order in which they were added.
    public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// Returns what gives one object after the other.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects.map { $0 as Any }).objectEnumerator() }
    /// One of the objects; nil if there is none.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that are there.
    public var count: Int { allObjects.count }

    /// Returns whether an object, or one equal to it, is there.
    ///
    /// O(n).
    public func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { object in entries.contains { isSame($0.object, object) } } ?? false
    }

    /// Adds an object unless it is there.
    public func add(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        entries.append(TableReference(object as AnyObject, isKept: keeps))
    }

    /// Removes an object.
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        entries.removeAll { isSame($0.object, object) }
    }

    /// Removes all objects.
    public func removeAllObjects() { entries = [] }

    private func isSame(_ entry: AnyObject?, _ object: ObjectType) -> Bool {
        guard let entry else { return false }
        let object = object as AnyObject
        return entry === object || (entry as? NSObject)?.isEqual(object) == true
    }
}
