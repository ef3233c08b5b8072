/// Values that code attaches to objects of others, as Objective-C's run time allows.
///
/// The values of a released object are released some time later.
@MainActor
public enum AssociatedObjects {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var limit = 256

    /// Returns an object's value for a key; nil without one.
    ///
    /// O(1).
    public static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
        // Another object may have had the same address.
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        return entry.values[key]
    }

    /// Sets or removes an object's value for a key, in amortised O(1).
    ///
    /// - Parameters:
    ///   - value: the value; nil removes it.
    ///   - owner: the object.
    ///   - key: an address that stands for the key.
    public static func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer) {
        let identifier = ObjectIdentifier(owner)
        if entries[identifier]?.owner !== owner { entries[identifier] = Entry(owner: owner) }
        entries[identifier]?.values[key] = value
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.owner != nil }
        limit = max(256, entries.count * 2)
    }

    /// Removes all of an object's values, in O(1).
    public static func removeAll(of owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }
}
