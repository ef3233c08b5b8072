import QuartzCore

/// The stage that code runs on, found from any thread.
///
/// Code of a stage runs on the main actor, in the stage's steps. What gets away from it (a `Thread` of its own) is brought
/// back to the main actor, and acts between two steps.
package enum StageTurn {
    /// Whether the running code is the main queue's.
    package static var isOnMainActor: Bool { MainQueue.isRunning }

    /// Whether a stage's code is running.
    static var isOnStage: Bool {
        isOnMainActor ? MainActor.assumeIsolated { FrameClock.ofCode != nil } : FrameClock.ofTask != nil
    }

    /// Runs `body` with the clock of the stage whose code is running.
    static func run(_ body: @escaping @MainActor @Sendable (FrameClock) -> Void) {
        guard !isOnMainActor else { return MainActor.assumeIsolated { body(FrameClock.current) } }
        let clock = FrameClock.ofTask
        Dispatch.DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let clock = clock ?? FrameClock.current
                clock.perform { body(clock) }
            }
        }
    }

    /// Runs `body` now on the main actor, and soon on another thread.
    package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        guard !isOnMainActor else { return MainActor.assumeIsolated(body) }
        run { _ in body() }
    }

    /// The seconds since the stage's start.
    static var time: TimeInterval {
        guard !isOnMainActor else { return MainActor.assumeIsolated { FrameClock.current.time } }
        let clock = FrameClock.ofTask
        return Dispatch.DispatchQueue.main.sync {
            MainActor.assumeIsolated { (clock ?? FrameClock.current).time }
        }
    }
}

/// Hands a value to a closure that the compiler takes for another thread's, and that runs on the main actor like the
/// caller.
struct MainActorBox<Value>: @unchecked Sendable {
    let value: Value
}
