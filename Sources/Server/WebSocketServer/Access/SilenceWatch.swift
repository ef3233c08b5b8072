/// A watch of a peer's silence, which asks for a ping, then a notice to the handler, then the end.
struct SilenceWatch {
    enum Step: Int, CaseIterable {
        case ping, notice, close
    }

    private let ping: Duration
    private let notice: Duration
    private let limit: Duration
    private var heardAt: MonotonicInstant
    /// The number of steps since the peer was heard.
    private var taken = 0

    init(_ limits: ConnectionLimits, at now: MonotonicInstant) {
        ping = .seconds(limits.pingInterval)
        notice = .seconds(limits.silenceNotice)
        limit = .seconds(limits.silenceLimit)
        heardAt = now
    }

    /// The time of the next step; nil after the last.
    var due: MonotonicInstant? {
        switch Step(rawValue: taken) {
        case .ping: heardAt + ping
        case .notice: heardAt + notice
        case .close: heardAt + limit
        case nil: nil
        }
    }

    /// Notes that the peer was heard.
    mutating func heard(at now: MonotonicInstant) {
        (heardAt, taken) = (now, 0)
    }

    /// Returns the next step if it is due, and counts it as taken.
    mutating func next(at now: MonotonicInstant) -> Step? {
        guard let due, now >= due else { return nil }
        defer { taken += 1 }
        return Step(rawValue: taken)
    }
}
