import QuartzCore

/// A counting semaphore, with the interface of Dispatch's `DispatchSemaphore`.
///
/// On the main thread ``wait()`` does the stage's background work itself until there has been a signal.
public final class DispatchSemaphore: NSObject, @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Int

    /// Makes a semaphore with a count of 0 or more.
    public init(value: Int) {
        precondition(value >= 0, "DispatchSemaphore(value: \(value)); allowed: 0 or more")
        self.value = value
    }

    /// Increments the count.
    ///
    /// - Returns: 0: who waits is not told.
    @discardableResult
    public func signal() -> Int {
        condition.withLock { value += 1 }
        condition.broadcast()
        return 0
    }

    /// Waits until the count is above 0, and decrements it.
    public func wait() {
        _ = wait(timeout: .distantFuture)
    }

    /// Waits until the count is above 0, and decrements it; up to a time of the stage.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        StageWait.wait(on: condition, until: timeout, "DispatchSemaphore.wait()") { [self] in
            guard value > 0 else { return false }
            value -= 1
            return true
        }
    }
}
