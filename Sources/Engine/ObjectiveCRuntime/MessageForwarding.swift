/// An object that names another one for methods which it has not: one that conforms itself, as Foundation's `NSObject` has no such
/// method to override here.
public protocol MessageForwarding: AnyObject {
    /// Returns the object that a method is called on instead; nil for none.
    @preconcurrency @MainActor
    func forwardingTarget(for aSelector: Selector) -> Any?
}

/// A protocol as a value, as Objective-C's run time has it: here its type.
public typealias Protocol = Any.Type
