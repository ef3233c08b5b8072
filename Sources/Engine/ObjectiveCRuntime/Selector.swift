import Foundation

/// An action of a control, recogniser or display link, to be performed on a target.
///
/// Linux has no Objective-C run time, so a selector here holds the method itself: where Apple's code says
/// `#selector(Deck.pan(_:))`, this one says `Selector(Deck.pan(_:))`.
public struct Selector: Sendable {
    private let invoke: @MainActor @Sendable (Any, Any?) -> Void

    /// Makes the selector of a method that takes the sender.
    ///
    /// It does nothing for targets or senders of other types.
    @preconcurrency public init<Target, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        invoke = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return }
            method(target)(sender)
        }
    }

    /// Makes the selector of a method without arguments.
    ///
    /// It does nothing for targets of another type.
    @preconcurrency public init<Target>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        invoke = { target, _ in
            guard let target = target as? Target else { return }
            method(target)()
        }
    }

    /// Calls the method on a target, with the sender if the method takes one.
    @preconcurrency @MainActor
    public func perform(on target: Any, with sender: Any?) {
        invoke(target, sender)
    }
}
