import QuartzCore

/// A group of work items that are waited for together, with the interface of Dispatch's `DispatchGroup`.
///
/// On the main thread ``wait()`` does the stage's background work itself until all items have left.
public final class DispatchGroup: NSObject, @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0
    private var waiting: [() -> Void] = []

    /// Counts a work item that begins.
    public func enter() {
        condition.withLock { count += 1 }
    }

    /// Counts a work item that has ended.
    ///
    /// - Precondition: as many have entered.
    public func leave() {
        let due = condition.withLock { () -> [() -> Void] in
            precondition(count > 0, "DispatchGroup.leave() without an enter()")
            count -= 1
            guard count == 0 else { return [] }
            defer { waiting = [] }
            return waiting
        }
        condition.broadcast()
        for work in due { DispatchQueue.main.schedule(after: 0, work) }
    }

    /// Runs `work` in a run-loop turn of the stage after all items have left.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        let isDue = condition.withLock {
            if count > 0 { waiting.append(work) }
            return count == 0
        }
        if isDue { queue.schedule(after: 0, work) }
    }

    /// Runs `work` in a run-loop turn of the stage after all items have left.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Waits until all items have left.
    public func wait() {
        _ = wait(timeout: .distantFuture)
    }

    /// Waits until all items have left; up to a time of the stage.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        StageWait.wait(on: condition, until: timeout, "DispatchGroup.wait()") { [self] in count == 0 }
    }
}
