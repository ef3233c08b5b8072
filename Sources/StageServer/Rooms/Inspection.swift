import StageModel

/// Who is told how the stage's scroll views move, and when: after a change, at most ten times a second. While nobody
/// asks for it nothing is looked at. Times are nanoseconds of one clock.
struct Inspection {
    private var connections: Set<UInt64> = []
    private var last: StageScrolls?
    private var reportedAt: UInt64?
    private var mayHaveChanged = false

    /// When ``update(at:scrolls:)`` may have something new.
    var due: UInt64? {
        guard mayHaveChanged, !connections.isEmpty else { return nil }
        return reportedAt.map { $0 + Reports.interval } ?? 0
    }

    /// A connection wants to be told, or not any more.
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

    /// What to tell now, and to whom, if it is due and differs from what was told last.
    mutating func update(at now: UInt64, scrolls: () -> StageScrolls) -> (scrolls: StageScrolls, to: Set<UInt64>)? {
        guard let due, now >= due else { return nil }
        mayHaveChanged = false
        let new = scrolls()
        guard new != last else { return nil }
        (last, reportedAt) = (new, now)
        return (new, connections)
    }
}
