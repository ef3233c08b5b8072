import Wire

/// Counts a viewer's samples second by second. A viewer that keeps to the limit in every second is never refused.
struct SampleLimit {
    private var secondBegan: UInt64 = 0
    private var count = 0

    /// - Parameter now: the monotonic clock in nanoseconds.
    /// - Returns: whether `samples` more are within the limit.
    mutating func admit(_ samples: Int, at now: UInt64) -> Bool {
        if now >= secondBegan + 1_000_000_000 {
            secondBegan = now
            count = 0
        }
        count += samples
        return count <= WireFormat.samplesPerSecond
    }
}

extension ViewerMessage {
    /// How much of the limit it uses.
    var sampleCount: Int {
        switch self {
        case .pointer(let samples): samples.count
        case .wheel(let samples): samples.count
        case .acknowledgement, .key: 1
        }
    }
}
