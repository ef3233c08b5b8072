import Glibc
import Locks

import StageServer

/// What a server's steps tell, in microseconds.
final class StepFigures: Sendable {
    private struct State {
        var lateness = Figures()
        var duration = Figures()
        /// The main thread's processor time from one step to the next.
        var work = Figures()
        var lastWork: Double?
    }

    private let state = LockedValue(State())

    /// Follows a server's steps.
    @MainActor
    init(_ server: StageServer) {
        server.stepObserver = { [state] lateness, duration in
            let now = Self.threadTime()
            state.withLock {
                $0.lateness.add(lateness.inSeconds * 1e6)
                $0.duration.add(duration.inSeconds * 1e6)
                if let last = $0.lastWork { $0.work.add(now - last) }
                $0.lastWork = now
            }
        }
    }

    /// What the steps until now have told.
    var figures: (lateness: Figures, duration: Figures, work: Figures) {
        state.withLock { ($0.lateness, $0.duration, $0.work) }
    }

    /// Forgets what the steps until now have told.
    func clear() {
        state.withLock { $0 = State() }
    }

    /// The processor time of the calling thread, in microseconds: clock_gettime(2).
    static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
