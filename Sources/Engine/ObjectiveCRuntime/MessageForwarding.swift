/// An object that names another one for methods which it has not: one that conforms itself, as Foundation's `NSObject` has no such
/// method to override here.
public protocol MessageForwarding: AnyObject {
    /// Returns the object that a method is called on instead; nil for none.
    @preconcurrency @MainActor
    func forwardingTarget(for aSelector: Selector) -> Any?
}

/// An object that knows itself which of a delegate's methods it answers, as one does that stands between a view and others: its
/// class declares all of them.
public protocol MethodAnswering: AnyObject {
    /// Returns whether a method is answered, by its full name, such as `tableView(_:commit:forRowAt:)`.
    @preconcurrency @MainActor
    func answers(_ method: String) -> Bool
}

/// A protocol as a value, as Objective-C's run time has it: here its type.
public typealias Protocol = Any.Type
