import Synchronization
import WebSocketServer

/// A watch of the main thread's delay.
///
/// Any thread may ask it.
final class Liveness: Sendable {
    /// The delay above which the main thread counts as stuck.
    static let longestDelay = Duration.seconds(2)

    /// The time at which the oldest work of the main thread is due, by the monotonic clock; 0 for none.
    private let due = Atomic<Int64>(0)

    /// Notes that work is due at `instant`, unless other work is due earlier.
    func expect(at instant: MonotonicInstant) {
        let nanoseconds = instant.sinceOrigin.wholeNanoseconds
        _ = due.compareExchange(expected: 0, desired: nanoseconds, ordering: .relaxed)
    }

    /// Notes that the work is done; `next` is the time of further work, if it is known.
    func done(next: MonotonicInstant?) {
        due.store(next?.sinceOrigin.wholeNanoseconds ?? 0, ordering: .relaxed)
    }

    /// Returns the delay of the main thread in whole seconds, if it counts as stuck.
    func stuck(at now: MonotonicInstant) -> Int64? {
        let due = due.load(ordering: .relaxed)
        let delay = now.sinceOrigin - .nanoseconds(due)
        guard due != 0, delay > Self.longestDelay else { return nil }
        return delay.components.seconds
    }
}
