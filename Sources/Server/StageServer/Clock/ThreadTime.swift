import Glibc

/// The processor time that a thread has used.
enum ThreadTime {
    /// Returns the processor time of the calling thread: clock_gettime(2).
    static func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
