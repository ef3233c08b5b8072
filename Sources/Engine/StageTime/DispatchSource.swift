import Dispatch
import Foundation

/// What makes timers of queues on the stage's time, with the interface of Dispatch's `DispatchSource`.
public enum DispatchSource {
    /// How exact a timer is; on a stage all are.
    public struct TimerFlags: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Fires as close to its time as it can.
        public static let strict = TimerFlags(rawValue: 1)
    }

    /// Makes a timer that waits to be resumed.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer {
        StageTimerSource(queue ?? .global())
    }
}

/// A timer of a queue, with the interface of Dispatch's `DispatchSourceTimer`.
public protocol DispatchSourceTimer: AnyObject {
    /// Whether it fires no more.
    var isCancelled: Bool { get }
    /// Chooses what it does when it fires.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Chooses what is done once it has been cancelled.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Chooses when it fires; an infinite interval is none.
    func schedule(deadline: DispatchTime, repeatingSeconds interval: TimeInterval)
    /// Begins to fire, or goes on.
    func resume()
    /// Begins to fire.
    func activate()
    /// Fires no more until it is resumed.
    func suspend()
    /// Fires no more.
    func cancel()
}

extension DispatchSourceTimer {
    /// Chooses what it does when it fires.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Chooses what it does when it fires.
    public func setEventHandler(handler: DispatchWorkItem) {
        setEventHandler { handler.perform() }
    }

    /// Chooses what is done once it has been cancelled.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Chooses when it fires.
    ///
    /// `leeway` has no effect.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeatingSeconds: deadline.seconds(interval))
    }

    /// Chooses when it fires, every `interval` seconds.
    ///
    /// `leeway` has no effect.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeatingSeconds: interval)
    }
}

/// A timer that fires in the first step at its time or after; one that is due several times in one step fires once.
final class StageTimerSource: DispatchSourceTimer {
    private let queue: DispatchQueue
    private var handler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    /// In the stage's seconds; nil while it is not to fire.
    private var due: TimeInterval?
    private var interval = TimeInterval.infinity
    private var isRunning = false
    private(set) var isCancelled = false
    /// Counts the waits, of which only the newest fires.
    private var waits = 0

    init(_ queue: DispatchQueue) {
        self.queue = queue
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        self.handler = handler
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        cancelHandler = handler
    }

    func schedule(deadline: DispatchTime, repeatingSeconds interval: TimeInterval) {
        due = deadline.seconds.isFinite ? deadline.seconds : nil
        // A timer can't fire without end in one step.
        self.interval = max(interval, 0.0001)
        wait()
    }

    func resume() {
        isRunning = true
        wait()
    }

    func activate() {
        resume()
    }

    func suspend() {
        isRunning = false
        waits += 1
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        waits += 1
        handler = nil
        if let cancelHandler { queue.schedule(after: 0, cancelHandler) }
        cancelHandler = nil
    }

    private func wait() {
        waits += 1
        guard let due, isRunning, !isCancelled else { return }
        queue.schedule(after: due - StageTurn.time) { [weak self, waits] in
            guard let self, self.waits == waits else { return }
            fire()
        }
    }

    private func fire() {
        due = due.flatMap { due in
            guard interval.isFinite else { return nil }
            return due + interval * ((StageTurn.time - due) / interval).rounded(.down) + interval
        }
        wait()
        handler?()
    }
}
