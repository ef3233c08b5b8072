/// What a node knows of the others' sessions, from what they write to the cluster's bucket. A value without clock or I/O:
/// instants are durations since any origin of the node's own clock.
public struct NodeCensus: Equatable, Sendable {
    private struct Session: Equatable {
        var revision: UInt64
        var seenAt: Duration
        var state: SessionState
    }

    private let timing: LeaseTiming
    private var sessions: [String: Session] = [:]
    private var isComplete = false

    public init(_ timing: LeaseTiming) {
        self.timing = timing
    }

    /// A session's key was written, or is there when the watch begins.
    ///
    /// - Returns: whether the session ended with that.
    public mutating func saw(_ session: String, _ state: SessionState, revision: UInt64, at now: Duration) -> Bool {
        let known = sessions[session]
        // A watch that begins anew tells of old writes again: they say nothing of who is alive now.
        if let known, revision <= known.revision { return false }
        sessions[session] = Session(revision: revision, seenAt: now, state: state)
        return state == .ended && known?.state != .ended
    }

    /// A session's key was removed.
    public mutating func forget(_ session: String) {
        sessions[session] = nil
    }

    /// Everything that was written before has been told.
    public mutating func complete() {
        isComplete = true
    }

    /// Whether the session may never act again. One without a key is over, once everything has been told.
    public func hasEnded(_ session: String) -> Bool {
        sessions[session].map { $0.state == .ended } ?? isComplete
    }

    /// Sessions that were not renewed for so long that they cannot act any more, unless a renewal is on its way: then the
    /// write that ends them, after this revision, fails.
    public func overdue(at now: Duration) -> [(session: String, revision: UInt64)] {
        sessions.filter { $0.value.state != .ended && now >= $0.value.seenAt + timing.duration + timing.margin }
            .map { ($0.key, $0.value.revision) }.sorted { $0.session < $1.session }
    }

    /// Sessions that are renewed, and take rooms, in alphabetical order.
    public var serving: [String] { sessions.filter { $0.value.state == .serving }.map(\.key).sorted() }

    /// Sessions that ended, with the revisions of the writes that ended them, at least `age` ago.
    public func ended(longerThan age: Duration, at now: Duration) -> [String] {
        sessions.filter { $0.value.state == .ended && now >= $0.value.seenAt + age }.map(\.key).sorted()
    }
}

/// What a session's key says.
public enum SessionState: String, Codable, Equatable, Sendable {
    case serving
    /// It hands over its rooms, and takes none.
    case draining
    case ended
}
