/// The other nodes' sessions, by what they write to the cluster's bucket.
///
/// A value without clock or I/O: instants are durations since any origin of the node's own clock.
public struct NodeCensus: Equatable, Sendable {
    private struct Session: Equatable {
        var revision: UInt64
        var seenAt: Duration
        var state: SessionState
    }

    private let timing: LeaseTiming
    private var sessions: [String: Session] = [:]
    /// Whether all writes from before a watch have come.
    public private(set) var isComplete = false

    /// Makes a census without sessions.
    public init(_ timing: LeaseTiming) {
        self.timing = timing
    }

    /// Notes that a session's key was written, or is there when the watch begins.
    ///
    /// - Returns: whether the session ended with that.
    public mutating func saw(_ session: String, _ state: SessionState, revision: UInt64, at now: Duration) -> Bool {
        let known = sessions[session]
        // A watch that begins anew tells of old writes again: they say nothing of who is alive now.
        if let known, revision <= known.revision { return false }
        sessions[session] = Session(revision: revision, seenAt: now, state: state)
        return state == .ended && known?.state != .ended
    }

    /// Notes that a session's key was removed.
    public mutating func forget(_ session: String) {
        sessions[session] = nil
    }

    /// Notes that all writes from before the watch have come.
    public mutating func complete() {
        isComplete = true
    }

    /// Notes that this node hears of others again, after it heard nothing: silence counts from now on.
    public mutating func hearAgain(at now: Duration) {
        for session in sessions.keys { sessions[session]?.seenAt = now }
    }

    /// Returns whether a session's key says that it has ended.
    func isKnownToHaveEnded(_ session: String) -> Bool { sessions[session]?.state == .ended }

    /// Returns whether a session's key is known.
    public func knows(_ session: String) -> Bool { sessions[session] != nil }

    /// Returns whether a session may never act again.
    ///
    /// A session without a key has ended, once all earlier writes have come.
    public func hasEnded(_ session: String) -> Bool {
        sessions[session].map { $0.state == .ended } ?? isComplete
    }

    /// Returns the sessions that were not renewed for so long that they cannot act any more.
    ///
    /// If a renewal is on its way, the write that ends the session, after this revision, fails.
    public func overdue(at now: Duration) -> [(session: String, revision: UInt64)] {
        sessions.filter { $0.value.state != .ended && now >= $0.value.seenAt + timing.duration + timing.margin }
            .map { ($0.key, $0.value.revision) }.sorted { $0.session < $1.session }
    }

    /// The sessions that are renewed and take rooms, in alphabetical order.
    public var serving: [String] { sessions.filter { $0.value.state == .serving }.map(\.key).sorted() }

    /// Returns whether a session takes rooms, as far as is known.
    public func isServing(_ session: String) -> Bool { sessions[session]?.state == .serving }

    /// Returns the sessions that ended at least `age` ago, with the revisions of the writes that ended them.
    public func ended(longerThan age: Duration, at now: Duration) -> [String] {
        sessions.filter { $0.value.state == .ended && now >= $0.value.seenAt + age }.map(\.key).sorted()
    }
}

/// The state of a session, as its key has it.
public enum SessionState: String, Codable, Equatable, Sendable {
    case serving
    /// The session hands over its rooms, and takes none.
    case draining
    case ended
}
