import Dispatch

/// How long it took from a library to its stages.
public struct ShowingTimes: Sendable {
    /// Until a process had loaded the library, in seconds.
    public fileprivate(set) var loading = 0.0
    /// From then on until every room's events had been repeated in it, in seconds.
    public fileprivate(set) var repeating = 0.0
}

/// A stopwatch of what becomes of one library.
struct ShowingWatch {
    private var times = ShowingTimes()
    private var since = DispatchTime.now().uptimeNanoseconds

    /// The library is loaded.
    mutating func loaded() { times.loading = lap() }

    /// Its stages are shown.
    ///
    /// - Returns: what both took.
    mutating func shown() -> ShowingTimes {
        times.repeating = lap()
        return times
    }

    private mutating func lap() -> Double {
        let now = DispatchTime.now().uptimeNanoseconds
        defer { since = now }
        return Double(now - since) / 1e9
    }
}
