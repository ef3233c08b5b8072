import QuartzCore

/// Waits on the stage's time: `Task.sleep` of code on a stage.
///
/// A task's code runs on the main actor between two steps, soon after it has been waked.
///
/// - Parameter seconds: 0 or less: until the next step.
/// - Throws: `CancellationError` when the task is cancelled before.
@preconcurrency @MainActor
public func sleepOnStage(seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    let sleep = Sleep()
    let clock = FrameClock.current
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            sleep.begin(continuation, until: clock.time + max(seconds, 0), on: clock)
        }
    } onCancel: {
        Task { @MainActor in sleep.end(.failure(CancellationError())) }
    }
}

@MainActor
private final class Sleep {
    private var continuation: CheckedContinuation<Void, any Error>?
    private var scheduled: ScheduledAction?
    private var isOver = false

    func begin(_ continuation: CheckedContinuation<Void, any Error>, until time: TimeInterval, on clock: FrameClock) {
        guard !isOver else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        scheduled = clock.schedule(at: time) { self.end(.success(())) }
    }

    func end(_ result: Result<Void, any Error>) {
        isOver = true
        scheduled?.cancel()
        scheduled = nil
        continuation?.resume(with: result)
        continuation = nil
    }
}
