import WebSocketServer

/// What everyone is told whenever it has changed, a few times a second at most.
struct ChangeNotice<Content: Equatable & Sendable>: Sendable {
    /// The least time between two notices.
    private static var interval: Duration { .milliseconds(200) }

    private var told: Content
    private var toldAt: MonotonicInstant?

    /// - Parameter known: what everyone knows without being told.
    init(known: Content) { told = known }

    /// Returns the time at which others are to be told than were; nil for never.
    func due(_ present: Content) -> MonotonicInstant? {
        present == told ? nil : toldAt.map { $0 + Self.interval } ?? .distantPast
    }

    /// Returns whether it is to be told now, which it counts as from then on.
    mutating func isDue(_ present: Content, at now: MonotonicInstant) -> Bool {
        guard let due = due(present), now >= due else { return false }
        (told, toldAt) = (present, now)
        return true
    }
}
