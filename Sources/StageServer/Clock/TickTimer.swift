import Dispatch

/// Fires once, on the main queue, at an instant of the monotonic clock.
@MainActor
final class TickTimer {
    private let source: any DispatchSourceTimer
    /// The instant that it is set to, in nanoseconds, or nil.
    private(set) var deadline: UInt64?

    /// The monotonic clock in nanoseconds.
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    init(fire: @escaping @MainActor @Sendable () -> Void) {
        source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(fire) }
        source.schedule(deadline: .distantFuture)
        source.activate()
    }

    func arm(at instant: UInt64) {
        guard instant != deadline else { return }
        deadline = instant
        source.schedule(deadline: DispatchTime(uptimeNanoseconds: instant), leeway: .nanoseconds(0))
    }

    func hasFired() {
        deadline = nil
    }

    func cancel() {
        source.cancel()
    }
}
