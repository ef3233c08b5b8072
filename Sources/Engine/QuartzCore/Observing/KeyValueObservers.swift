import CoreGraphics

/// The key-value observations of one stage.
@MainActor
package final class KeyValueObservers {
    package static var current: KeyValueObservers { FrameClock.current.observers }

    private struct Entry {
        weak var observation: NSKeyValueObservation?
        /// The observed object, and those on the way to its value.
        let objects: [ObjectIdentifier]
        /// Compares the value with the one before, and calls the handler if it changed.
        let check: () -> Void

        var isValid: Bool { observation?.isValid == true }
    }

    private var entries: [Entry] = []

    package var isEmpty: Bool { entries.isEmpty }

    /// Adds an observation.
    ///
    /// - Parameters:
    ///   - object: the object whose value is observed.
    ///   - others: objects that the value is read of: as they change, so may the value.
    ///   - options: with `initial`, `tell` is called at once.
    ///   - read: returns the present value.
    ///   - tell: is called with the object, the value before and the new one; the former is nil the first time.
    /// - Returns: the observation, which ends when it is released.
    package func observe<Object: AnyObject, Value>(
        _ object: Object, through others: [AnyObject] = [], options: NSKeyValueObservingOptions,
        read: @escaping (Object) -> Value,
        tell: @escaping (Object, Value?, Value) -> Void
    ) -> NSKeyValueObservation {
        var last = read(object)
        if options.contains(.initial) { tell(object, nil, last) }
        let observation = NSKeyValueObservation()
        entries.append(
            Entry(observation: observation, objects: ([object] + others).map { ObjectIdentifier($0) }) {
                [weak object, weak observation] in
                guard let object else {
                    observation?.invalidate()
                    return
                }
                let value = read(object)
                guard !Self.areEqual(last, value) else { return }
                let before = last
                // First, as the handler may change the value again.
                last = value
                tell(object, before, value)
            })
        return observation
    }

    /// Calls the handlers of an object's values that have changed.
    ///
    /// O(observations).
    package func changed(_ object: AnyObject) {
        let identifier = ObjectIdentifier(object)
        for entry in entries where entry.objects.contains(identifier) && entry.isValid { entry.check() }
    }

    /// Calls the handlers of all values that have changed, and removes ended observations.
    func checkAll() {
        entries.removeAll { !$0.isValid }
        for entry in entries where entry.isValid { entry.check() }
    }

    func forgetAll() {
        entries = []
    }

    private static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        if let a = a as? any Equatable { return equals(a, b) }
        if Value.self is AnyObject.Type { return a as AnyObject === b as AnyObject }
        return String(reflecting: a) == String(reflecting: b)
    }

    private static func equals<First: Equatable>(_ a: First, _ b: Any) -> Bool { (b as? First) == a }
}
