import Foundation

/// What a control, recogniser or display link does to its target.
///
/// Linux has no Objective-C run time, so a selector here holds the method itself: where Apple's code says
/// `#selector(Deck.pan(_:))`, this one says `Selector(Deck.pan(_:))`.
public struct Selector: Sendable {
    private let invoke: @MainActor @Sendable (Any, Any?) -> Void

    /// A method with the sender as its argument. Targets or senders of other types are ignored.
    @preconcurrency public init<Target, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        invoke = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return }
            method(target)(sender)
        }
    }

    /// A method without arguments. Targets of another type are ignored.
    @preconcurrency public init<Target>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        invoke = { target, _ in
            guard let target = target as? Target else { return }
            method(target)()
        }
    }

    @MainActor
    public func perform(on target: Any, with sender: Any?) {
        invoke(target, sender)
    }
}
