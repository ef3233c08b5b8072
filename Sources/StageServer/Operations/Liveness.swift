import Dispatch
import Synchronization

/// Whether the main thread does what it is due to do. Any thread may ask.
final class Liveness: Sendable {
    /// How long it may be late before it counts as stuck.
    static let patience: UInt64 = 2_000_000_000

    /// When the oldest thing that waits for the main thread is due, by the monotonic clock in nanoseconds; 0 is never.
    private let due = Atomic<UInt64>(0)

    /// Something waits from now on, unless something else does already.
    func expect(at instant: UInt64) {
        _ = due.compareExchange(expected: 0, desired: instant, ordering: .relaxed)
    }

    /// What was due is done; `next` is when there is more to do, if it is known.
    func done(next: UInt64?) {
        due.store(next ?? 0, ordering: .relaxed)
    }

    /// By how many whole seconds the main thread is late, if that is too much.
    func stuck(at now: UInt64) -> UInt64? {
        let due = due.load(ordering: .relaxed)
        guard due != 0, now > due + Self.patience else { return nil }
        return (now - due) / 1_000_000_000
    }
}
