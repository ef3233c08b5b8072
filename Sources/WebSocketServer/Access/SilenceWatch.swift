/// A watch of a peer's silence, which asks for a ping, then a notice to the handler, then the end.
///
/// Times are nanoseconds of one clock.
struct SilenceWatch {
    enum Step: Int, CaseIterable {
        case ping, notice, close
    }

    private let ping: UInt64
    private let notice: UInt64
    private let limit: UInt64
    private var heardAt: UInt64
    /// The number of steps since the peer was heard.
    private var taken = 0

    init(_ limits: ConnectionLimits, at now: UInt64) {
        ping = UInt64(limits.pingInterval) * 1_000_000_000
        notice = UInt64(limits.silenceNotice) * 1_000_000_000
        limit = UInt64(limits.silenceLimit) * 1_000_000_000
        heardAt = now
    }

    /// The time of the next step; nil after the last.
    var due: UInt64? {
        let delays = [ping, notice, limit]
        return taken < delays.count ? heardAt + delays[taken] : nil
    }

    /// Notes that the peer was heard.
    ///
    /// - Returns: whether ``due`` is earlier than it was.
    mutating func heard(at now: UInt64) -> Bool {
        defer { (heardAt, taken) = (now, 0) }
        return taken > 0
    }

    /// Returns the next step if it is due, and counts it as taken.
    mutating func next(at now: UInt64) -> Step? {
        guard let due, now >= due else { return nil }
        defer { taken += 1 }
        return Step(rawValue: taken)
    }
}
