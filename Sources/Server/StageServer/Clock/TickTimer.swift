import Dispatch
import WebSocketServer

/// Fires once, on the main queue, at an instant of the monotonic clock.
@MainActor
final class TickTimer {
    private let source: any DispatchSourceTimer
    /// The instant that it is set to; nil: none.
    private(set) var deadline: MonotonicInstant?

    init(fire: @escaping @MainActor @Sendable () -> Void) {
        source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(fire) }
        source.schedule(deadline: .distantFuture)
        source.activate()
    }

    func arm(at instant: MonotonicInstant) {
        guard instant != deadline else { return }
        deadline = instant
        source.schedule(
            deadline: DispatchTime(uptimeNanoseconds: UInt64(clamping: instant.sinceOrigin.wholeNanoseconds)),
            leeway: .nanoseconds(0))
    }

    func hasFired() {
        deadline = nil
    }

    func cancel() {
        source.cancel()
    }
}
