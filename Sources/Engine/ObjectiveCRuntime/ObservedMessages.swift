/// What is told of methods as the engine calls them on an object: what Objective-C's run time lets code do to the methods of
/// any.
///
/// Told are those methods alone that the engine calls by ``send(_:to:_:_:)``.
@MainActor
public enum ObservedMessages {
    /// What is called with a method's arguments.
    public typealias Handler = @MainActor (_ arguments: [Any]) -> Void

    private struct Entry {
        weak var object: AnyObject?
        var handlers: [String: [(before: Handler, after: Handler)]] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var limit = 64

    /// Tells of a method whenever the engine calls it on an object, until the object is released.
    ///
    /// - Parameters:
    ///   - method: the method's name without its arguments, such as `viewDidAppear`.
    ///   - object: the object.
    ///   - before: is called before the method.
    ///   - after: is called after it.
    public static func observe(
        _ method: String, of object: AnyObject, before: @escaping Handler, after: @escaping Handler
    ) {
        let identifier = ObjectIdentifier(object)
        // Another object may have had the same address.
        if entries[identifier]?.object !== object { entries[identifier] = Entry(object: object) }
        entries[identifier]?.handlers[method, default: []].append((before, after))
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
    }

    /// Calls a method, and tells who observes it.
    ///
    /// O(1) where nothing is observed.
    ///
    /// - Parameters:
    ///   - method: the method's name without its arguments.
    ///   - object: the object that it is called on.
    ///   - arguments: its arguments.
    ///   - call: calls it.
    package static func send(
        _ method: String, to object: AnyObject, _ arguments: @autoclosure () -> [Any] = [], _ call: () -> Void
    ) {
        guard !entries.isEmpty, let entry = entries[ObjectIdentifier(object)], entry.object === object,
            let handlers = entry.handlers[method]
        else { return call() }
        let arguments = arguments()
        for handler in handlers { handler.before(arguments) }
        call()
        for handler in handlers { handler.after(arguments) }
    }
}
