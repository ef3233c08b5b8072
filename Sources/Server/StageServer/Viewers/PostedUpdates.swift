import Synchronization

/// The number of a room's updates that its viewers' threads were handed: a thread that has not kept up sees by it that a
/// newer one waits.
final class PostedUpdates: Sendable {
    private let count = Atomic<UInt64>(0)

    /// Counts a further update.
    ///
    /// - Returns: its number.
    func next() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Returns whether no update was handed over after the one of a number.
    func isNewest(_ number: UInt64) -> Bool { count.load(ordering: .relaxed) == number }
}
