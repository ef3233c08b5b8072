/// Values that code attaches to objects of others, as Objective-C's run time has them.
///
/// An object's values go some time after it has.
@MainActor
public enum AssociatedObjects {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var limit = 256

    /// - Returns: nil without a value. O(1).
    public static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
        // Another object may have had the same address.
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        return entry.values[key]
    }

    /// - Parameter value: nil takes it away. O(1), amortised.
    public static func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer) {
        let identifier = ObjectIdentifier(owner)
        if entries[identifier]?.owner !== owner { entries[identifier] = Entry(owner: owner) }
        entries[identifier]?.values[key] = value
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.owner != nil }
        limit = max(256, entries.count * 2)
    }
}
