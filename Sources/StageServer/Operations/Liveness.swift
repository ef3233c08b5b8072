import Dispatch
import Synchronization

/// A watch of the main thread's delay.
///
/// Any thread may ask it.
final class Liveness: Sendable {
    /// The delay above which the main thread counts as stuck.
    static let longestDelay: UInt64 = 2_000_000_000

    /// The time at which the oldest work of the main thread is due, by the monotonic clock in nanoseconds; 0 for none.
    private let due = Atomic<UInt64>(0)

    /// Notes that work is due at `instant`, unless other work is due earlier.
    func expect(at instant: UInt64) {
        _ = due.compareExchange(expected: 0, desired: instant, ordering: .relaxed)
    }

    /// Notes that the work is done; `next` is the time of further work, if it is known.
    func done(next: UInt64?) {
        due.store(next ?? 0, ordering: .relaxed)
    }

    /// Returns the delay of the main thread in whole seconds, if it counts as stuck.
    func stuck(at now: UInt64) -> UInt64? {
        let due = due.load(ordering: .relaxed)
        guard due != 0, now > due + Self.longestDelay else { return nil }
        return (now - due) / 1_000_000_000
    }
}
