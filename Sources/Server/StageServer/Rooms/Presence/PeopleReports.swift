import WebSocketServer
import Wire

/// The reports of who is in a room to those who want to know: after a change, at most one a second.
struct PeopleReports {
    /// The greatest number of viewers who are told at once.
    static let readerLimit = 64
    /// The least time between two reports.
    static let interval = Duration.seconds(1)

    private var readers: Set<UInt64> = []
    private var told: PeopleList?
    private var toldAt: MonotonicInstant?
    private var mayHaveChanged = false

    /// The time at which ``update(at:people:)`` may have something new; nil if there is nothing to report.
    var due: MonotonicInstant? {
        guard mayHaveChanged, !readers.isEmpty else { return nil }
        return toldAt.map { $0 + Self.interval } ?? .distantPast
    }

    /// Begins or ends the reports to a connection; beyond the limit nobody more is told.
    mutating func set(_ isWanted: Bool, _ connection: UInt64) {
        guard isWanted else {
            readers.remove(connection)
            return
        }
        guard readers.count < Self.readerLimit else { return }
        // All are told anew: it is state, and so does no harm.
        if readers.insert(connection).inserted { (told, mayHaveChanged) = (nil, true) }
    }

    mutating func touch() { mayHaveChanged = true }

    /// Returns who is there, and to which connections that is told, if it is due and differs from the last report.
    mutating func update(
        at now: MonotonicInstant, people: () -> PeopleList
    ) -> (people: PeopleList, to: Set<UInt64>)? {
        guard let due, now >= due else { return nil }
        mayHaveChanged = false
        let new = people()
        guard new != told else { return nil }
        (told, toldAt) = (new, now)
        return (new, readers)
    }
}
