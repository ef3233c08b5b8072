import WebSocketServer

extension MonotonicInstant {
    /// The origin of a clock that tests set.
    static let start = MonotonicInstant(sinceOrigin: .zero)
}

/// Makes durations read as they are said: three times a second.
func * (count: Int, duration: Duration) -> Duration { duration * count }
