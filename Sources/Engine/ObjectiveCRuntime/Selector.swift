import Foundation

/// An action of a control, recogniser or display link, to be performed on a target.
///
/// Linux has no Objective-C run time, so a selector here holds the method itself: where Apple's code says
/// `#selector(Deck.pan(_:))`, this one says `Selector(Deck.pan(_:))`.
///
/// A method can't be told from another one either, so what makes a selector gives it the method's name; without one it is
/// equal to its own copies alone.
public struct Selector: Sendable, Hashable {
    /// The method's name without its arguments; nil of a selector that nobody has named.
    package private(set) var name: String?
    /// The method's name with its arguments, `deck(_:didOpen:)`; nil where nobody has told them.
    public private(set) var fullName: String?
    private let identity = SelectorIdentity()
    private let invoke: @MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Void
    private let isFound: @MainActor @Sendable (Any) -> Bool

    /// Makes a selector of what it does.
    ///
    /// - Parameters:
    ///   - isFound: whether a target has the method.
    ///   - invoke: calls the method on a target, with the sender.
    package init(
        isFound: @escaping @MainActor @Sendable (_ target: Any) -> Bool,
        invoke: @escaping @MainActor @Sendable (_ target: Any, _ sender: Any?) -> Void
    ) {
        self.isFound = isFound
        self.invoke = { target, sender, _ in invoke(target, sender) }
    }

    /// Makes the selector of a method that takes the sender.
    ///
    /// It does nothing for targets of other types, or for senders of other types that nothing can stand in for.
    @preconcurrency public init<Target, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        invoke = { target, sender, _ in
            guard let target = target as? Target, let sender: Sender = Self.sender(sender) else { return }
            method(target)(sender)
        }
        isFound = { $0 is Target }
    }

    /// Makes the selector of a method of a class, which takes the sender, for the class as the target.
    ///
    /// It does nothing for senders of other types that nothing can stand in for.
    @preconcurrency public init<Sender>(_ method: @escaping @MainActor @Sendable (Sender) -> Void) {
        invoke = { _, sender, _ in
            guard let sender: Sender = Self.sender(sender) else { return }
            method(sender)
        }
        isFound = { $0 is AnyClass }
    }

    /// Makes the selector of a method of a class, without arguments, for the class as the target.
    @preconcurrency public init(_ method: @escaping @MainActor @Sendable () -> Void) {
        invoke = { _, _, _ in method() }
        isFound = { $0 is AnyClass }
    }

    /// Makes the selector of a method that takes the sender and the event.
    ///
    /// It does nothing for targets, senders or events of other types; without an event it calls a method that takes an optional
    /// one.
    @preconcurrency public init<Target, Sender, Event>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        invoke = { target, sender, event in
            guard let target = target as? Target, let sender: Sender = Self.sender(sender),
                let event = event as? Event
            else { return }
            method(target)(sender, event)
        }
        isFound = { $0 is Target }
    }

    /// Makes the selector of a method without arguments.
    ///
    /// It does nothing for targets of another type.
    @preconcurrency public init<Target>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        invoke = { target, _, _ in
            guard let target = target as? Target else { return }
            method(target)()
        }
        isFound = { $0 is Target }
    }

    /// Makes the selector of a method without arguments whose result nobody asks for.
    ///
    /// It does nothing for targets of another type.
    @_disfavoredOverload
    @preconcurrency public init<Target, Result>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        invoke = { target, _, _ in
            guard let target = target as? Target else { return }
            _ = method(target)()
        }
        isFound = { $0 is Target }
    }

    /// Makes the selector of a method that takes the sender and whose result nobody asks for.
    ///
    /// It does nothing for targets of other types, or for senders of other types that nothing can stand in for.
    @_disfavoredOverload
    @preconcurrency public init<Target, Sender, Result>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        invoke = { target, sender, _ in
            guard let target = target as? Target, let sender: Sender = Self.sender(sender) else { return }
            _ = method(target)(sender)
        }
        isFound = { $0 is Target }
    }

    /// Makes the selector of a method of more parameters, or of two that returns something, as delegates have them.
    ///
    /// It is compared and found as others are; performed, it does nothing, as nobody has the values.
    @_disfavoredOverload
    @preconcurrency public init<Target, First, Second, each Rest, Result>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second, repeat each Rest) -> Result
    ) {
        invoke = { _, _, _ in }
        isFound = { $0 is Target }
    }

    /// Gives a selector the name by which it is compared.
    ///
    /// - Parameter name: the method's name, `tap` or `tap(_:)`: the arguments tell methods of one name apart.
    /// - Returns: the selector of the same method with the name.
    public func named(_ name: String) -> Selector {
        var copy = self
        copy.name = String(name.prefix { $0 != "(" })
        copy.fullName = name.contains("(") ? name : nil
        return copy
    }

    /// Whether two selectors have the same name, with the same arguments where these are known of both, or are copies of one.
    public static func == (one: Selector, other: Selector) -> Bool {
        guard let name = one.name, let otherName = other.name else { return one.identity === other.identity }
        guard name == otherName, let full = one.fullName, let otherFull = other.fullName else {
            return name == otherName
        }
        return full == otherFull
    }

    /// Hashes the name without its arguments, or, without one, what copies have in common.
    public func hash(into hasher: inout Hasher) {
        if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(identity)) }
    }

    /// Whether it may be another selector: the names do not tell them apart.
    package func canBe(_ other: Selector) -> Bool {
        name == nil || other.name == nil || self == other
    }

    /// Calls the method on a target, with the sender and the event if the method takes them.
    ///
    /// A target without it may name another one, as a ``MessageForwarding``.
    @preconcurrency @MainActor
    public func perform(on target: Any, with sender: Any?, for event: Any? = nil) {
        invoke(receiver(for: target), sender, event)
    }

    /// Returns whether a target, or the one that it names in its place, has the method.
    @preconcurrency @MainActor
    public func isFound(on target: Any) -> Bool { isFound(receiver(for: target)) }

    @MainActor
    private func receiver(for target: Any) -> Any {
        var receiver = target
        // Objects that name each other are asked no more than a few times.
        for _ in 0..<8 where !isFound(receiver) {
            guard let next = (receiver as? any MessageForwarding)?.forwardingTarget(for: self) else { return target }
            receiver = next
        }
        return receiver
    }
}

/// What copies of a selector have in common.
private final class SelectorIdentity: Sendable {}
