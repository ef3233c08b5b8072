import QuartzCore

/// Waits on the stage's time: `Task.sleep` of code on a stage; away from stages on the machine's.
///
/// - Parameter seconds: 0 or less: until the next step.
/// - Throws: `CancellationError` when the task is cancelled before.
@preconcurrency @MainActor
public func sleepOnStage(seconds: TimeInterval) async throws {
    guard StageTurn.isOnStage else { return try await Task.sleep(for: .seconds(seconds)) }
    try Task.checkCancellation()
    let sleep = Sleep()
    let clock = FrameClock.current
    try await withTaskCancellationHandler {
        try await withUnsafeThrowingContinuation { continuation in
            sleep.begin(continuation, until: clock.time + max(seconds, 0), on: clock)
        }
    } onCancel: {
        Task { @MainActor in sleep.end(.failure(CancellationError())) }
    }
}

/// Waits on the stage's time where code blocks its thread: `sleep(_:)`, `usleep(_:)` and `Thread.sleep(forTimeInterval:)` of
/// code on a stage.
///
/// Work of a queue other than the main one goes on at once, and what it then gives to queues is due so much later. On the
/// main thread nothing waits, as a stage can't stand still. Other threads sleep on the machine's time.
///
/// - Parameter seconds: 0 or less: not at all.
public func blockOnStage(seconds: TimeInterval) {
    guard seconds > 0 else { return }
    guard StageTurn.isOnMainActor else { return Thread.sleep(forTimeInterval: seconds) }
    MainActor.assumeIsolated {
        if let slept = BackgroundWork.slept { BackgroundWork.slept = slept + seconds }
    }
}

@MainActor
private final class Sleep {
    // Not a checked one: where the stage ends, the task sleeps for ever.
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var scheduled: BackgroundWork.Item?
    private var isOver = false

    func begin(_ continuation: UnsafeContinuation<Void, any Error>, until time: TimeInterval, on clock: FrameClock) {
        guard !isOver else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        scheduled = BackgroundWork.ofStage.add(at: time, on: clock) { self.end(.success(())) }
    }

    func end(_ result: Result<Void, any Error>) {
        isOver = true
        scheduled?.cancel()
        scheduled = nil
        continuation?.resume(with: result)
        continuation = nil
    }
}

/// Lets the stage's other tasks have their turns: `Task.yield` of code on a stage.
public func yieldOnStage() async {
    guard StageTurn.isOnStage else { return await Task.yield() }
    await withUnsafeContinuation { continuation in
        StageTurn.run { clock in clock.addTurn { continuation.resume() } }
    }
}
