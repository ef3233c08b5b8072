import StageModel
import WebSocketServer

/// The reports of the scroll views' state to those who inspect a stage: after a change, at most ten a second.
///
/// While nobody inspects, nothing is read.
struct ScrollReports {
    private var connections: Set<UInt64> = []
    private var last: StageScrolls?
    private var reportedAt: MonotonicInstant?
    private var mayHaveChanged = false

    /// The time at which ``update(at:scrolls:)`` may have something new; nil if there is nothing to report.
    var due: MonotonicInstant? {
        guard mayHaveChanged, !connections.isEmpty else { return nil }
        return reportedAt.map { $0 + NoticeSchedule.interval } ?? .distantPast
    }

    /// Begins or ends the reports to a connection.
    mutating func set(_ isInspecting: Bool, _ connection: UInt64) {
        guard isInspecting else {
            connections.remove(connection)
            return
        }
        connections.insert(connection)
        // All are told anew: it is state, and so does no harm.
        last = nil
        mayHaveChanged = true
    }

    mutating func touch() {
        mayHaveChanged = true
    }

    /// Returns what to report now, and to which connections, if it is due and differs from the last report.
    mutating func update(at now: MonotonicInstant, scrolls: () -> StageScrolls) -> (
        scrolls: StageScrolls, to: Set<UInt64>
    )? {
        guard let due, now >= due else { return nil }
        mayHaveChanged = false
        let new = scrolls()
        guard new != last else { return nil }
        (last, reportedAt) = (new, now)
        return (new, connections)
    }
}
