import QuartzCore

/// A run loop's waiting, outside of stages: the time there jumps ahead, a turn of a 60th of a second after the other.
///
/// A stage's time moves by its own steps: on a stage nothing is waited for.
public enum StageRunLoop {
    /// Lets time pass until a date.
    public static func run(until limit: Date) {
        guard StageTurn.isOnMainActor else { return }
        let end = time(of: limit)
        MainActor.assumeIsolated {
            repeat {
                guard turn(before: end) else { return }
            } while FrameClock.current.time < end
        }
    }

    /// Makes one turn, which ends no later than a date.
    public static func runOnce(before limit: Date) {
        guard StageTurn.isOnMainActor else { return }
        let end = time(of: limit)
        MainActor.assumeIsolated { _ = turn(before: end) }
    }

    /// Has time jump ahead, by some seconds at most, while code waits in a run loop of the machine's, as XCTest's does.
    public static func wait<Result>(atMost seconds: TimeInterval, _ wait: () -> Result) -> Result {
        guard StageTurn.isOnMainActor else { return wait() }
        return withoutActuallyEscaping(wait) { wait in
            let box = MainActorBox(value: wait)
            return MainActor.assumeIsolated {
                var result: Result?
                guard FrameClock.ofCode == nil, let idleWait = FrameClock.idleWait else {
                    return MainActorBox(value: box.value())
                }
                idleWait(seconds) { result = box.value() }
                return MainActorBox(value: result ?? box.value())
            }.value
        }
    }

    /// The time of a date; what is due just then is due, however the date's seconds are rounded.
    private static func time(of date: Date) -> TimeInterval {
        date.timeIntervalSinceReferenceDate - FrameClock.startDate + 1e-7
    }

    /// - Returns: false on a stage, and where nobody makes turns.
    @MainActor
    private static func turn(before end: TimeInterval) -> Bool {
        guard FrameClock.ofCode == nil, let turn = FrameClock.idleTurn else { return false }
        let time = FrameClock.current.time
        turn(max(min(time + 1 / 60, end), time))
        return true
    }
}
