import QuartzCore

/// Work that is waited for, with the interface of Dispatch's. Waiting is by ``notify(qos:flags:queue:execute:)`` alone: a
/// stage has one thread.
public final class DispatchGroup: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var waiting: [() -> Void] = []

    public func enter() {
        lock.withLock { count += 1 }
    }

    /// - Precondition: as many have entered.
    public func leave() {
        let due = lock.withLock { () -> [() -> Void] in
            precondition(count > 0, "DispatchGroup.leave() without an enter()")
            count -= 1
            guard count == 0 else { return [] }
            defer { waiting = [] }
            return waiting
        }
        for work in due { DispatchQueue.main.schedule(after: 0, work) }
    }

    /// Runs `work` in a turn of the stage after all have left.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        let isDue = lock.withLock {
            if count > 0 { waiting.append(work) }
            return count == 0
        }
        if isDue { queue.schedule(after: 0, work) }
    }

    /// Runs `work` in a turn of the stage after all have left.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }
}
