import Glibc

/// The processor time that a thread has used.
enum ThreadTime {
    /// Returns the processor time of the calling thread in nanoseconds: clock_gettime(2).
    static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
