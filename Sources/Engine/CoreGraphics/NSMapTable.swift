import Foundation

/// How tables hold what is in them.
public final class NSPointerFunctions: NSObject {
    /// Some of the ways.
    public struct Options: OptionSet, Sendable {
        /// The bits of the ways.
        public let rawValue: UInt

        /// Makes ways of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Objects are kept.
        public static let strongMemory: Options = []
        /// Objects are not kept, and gone once they have ended.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are told apart as `isEqual(_:)` says.
        public static let objectPersonality: Options = []
        /// Objects are told apart by their identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Keys are meant to be copied; they are held as they are.
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// Objects by keys that are objects, each of which it may hold without keeping it; Foundation lacks it on Linux.
///
/// Keys are told apart as `isEqual(_:)` says, others than `NSObject`s by their identity. Finding one is O(n).
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        let key: TableReference
        let object: TableReference

        var isThere: Bool { key.object != nil && object.object != nil }
    }

    private var entries: [Entry] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: how keys are held.
    ///   - valueOptions: how objects are held.
    ///   - initialCapacity: has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// Makes a table that keeps keys and objects.
    public override convenience init() {
        self.init(keyOptions: .strongMemory, valueOptions: .strongMemory)
    }

    /// Returns a table that keeps keys and objects.
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }

    /// Returns a table that loses objects as their keys end.
    public static func weakToStrongObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
    }

    /// Returns a table that loses objects as they end.
    public static func strongToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
    }

    /// Returns a table that loses objects as they or their keys end.
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of objects that are there.
    public var count: Int { entries.count { $0.isThere } }

    /// Returns the object of a key; nil if there is none.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        index(of: aKey).flatMap { entries[$0].object.object as? ObjectType }
    }

    /// Has an object be that of a key.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        entries.removeAll { !$0.isThere }
        guard let aKey, let anObject else { return }
        removeObject(forKey: aKey)
        entries.append(
            Entry(
                key: TableReference(aKey as AnyObject, isKept: !keyOptions.contains(.weakMemory)),
                object: TableReference(anObject as AnyObject, isKept: !valueOptions.contains(.weakMemory))))
    }

    /// Removes the object of a key.
    public func removeObject(forKey aKey: KeyType?) {
        if let index = index(of: aKey) { entries.remove(at: index) }
    }

    /// Removes all objects.
    public func removeAllObjects() { entries = [] }

    /// Returns the keys, in the order in which they were added.
    public func keyEnumerator() -> NSEnumerator {
        NSArray(array: entries.filter(\.isThere).compactMap(\.key.object)).objectEnumerator()
    }

    /// Returns the objects, in the order in which they were added; nil for none.
    public func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.filter(\.isThere).compactMap(\.object.object)).objectEnumerator()
    }

    private func index(of key: KeyType?) -> Int? {
        guard let key else { return nil }
        let wanted = key as AnyObject
        let isByIdentity = keyOptions.contains(.objectPointerPersonality)
        return entries.firstIndex { entry in
            guard entry.isThere, let held = entry.key.object else { return false }
            return held === wanted || !isByIdentity && (held as? NSObject)?.isEqual(wanted) == true
        }
    }
}

/// An object that a table keeps or not.
struct TableReference {
    private weak var reference: AnyObject?
    private let kept: AnyObject?
    var object: AnyObject? { reference }

    init(_ object: AnyObject, isKept: Bool) {
        reference = object
        kept = isKept ? object : nil
    }
}
