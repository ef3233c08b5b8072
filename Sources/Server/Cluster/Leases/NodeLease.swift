/// A node's right to act, which one write to the cluster's bucket gives for a while, and which each further one renews.
///
/// A value without clock or I/O: instants are durations since any origin of the node's own clock.
///
/// The node writes its session's key by compare-and-set. From when it *sent* a write that succeeded it may act for
/// ``LeaseTiming/duration``. Another node that has seen no new write for longer than that ends the session, by
/// compare-and-set on the same key: so either that write finds the key unchanged, and the last renewal is too old to act
/// by, or the node has renewed its lease, and the write fails. A node whose write finds its session ended never acts in it
/// again. As long as nobody ends it, a session goes on with the next write that succeeds, however late.
public struct NodeLease: Equatable, Sendable {
    /// What to ask of the bucket; one thing at a time, until ``take(_:at:)`` is told the answer.
    public enum Request: Equatable, Sendable {
        /// Writes the session's key, if its newest revision is this one; nil: if it has none.
        case write(after: UInt64?)
        /// Reads the session's key, as it is not known what became of a write.
        case read
    }

    /// The answer of the bucket to a request.
    public enum Answer: Equatable, Sendable {
        case written(revision: UInt64)
        /// The key has another revision.
        case conflict
        /// The value that was read.
        case value(isEnded: Bool, revision: UInt64)
        case missing
        /// It is not known whether the request took effect.
        case unavailable
    }

    private enum State: Equatable {
        case joining
        case joined(revision: UInt64)
        /// A write may have taken effect.
        case uncertain
        case ended
    }

    private let timing: LeaseTiming
    private var state = State.joining
    private var pending: (request: Request, sentAt: Duration)?
    private var nextRequest: Duration?
    /// The time until which the node may act; nil if it never could.
    public private(set) var end: Duration?

    /// Makes a lease that has not been asked for yet.
    public init(_ timing: LeaseTiming) {
        self.timing = timing
    }

    /// Whether the session has ended for good.
    public var isEnded: Bool { state == .ended }

    /// Ends the session, as what it was written to is gone.
    public mutating func giveUp() {
        state = .ended
    }

    /// Returns whether nobody else can have ended the session yet, though it may be known no more.
    public func cannotBeEnded(at now: Duration) -> Bool { end.map { now < $0 } ?? false }

    /// Returns whether the node may act.
    public func mayAct(at now: Duration) -> Bool {
        guard state != .ended, let end else { return false }
        return now < end
    }

    /// The time at which ``request(at:)`` may have something to ask; nil before an answer, or at the end.
    public var due: Duration? {
        pending == nil && state != .ended ? nextRequest ?? .zero : nil
    }

    /// Returns what to ask of the bucket now; nil for nothing.
    public mutating func request(at now: Duration) -> Request? {
        guard pending == nil, nextRequest.map({ now >= $0 }) ?? true else { return nil }
        let request: Request
        switch state {
        case .joining: request = .write(after: nil)
        case .joined(let revision): request = .write(after: revision)
        case .uncertain: request = .read
        case .ended: return nil
        }
        pending = (request, now)
        return request
    }

    /// Handles the answer to what ``request(at:)`` returned last.
    public mutating func receive(_ answer: Answer, at now: Duration) {
        guard let (request, sentAt) = pending else { return }
        pending = nil
        guard state != .ended else { return }
        switch answer {
        case .written(let revision):
            state = .joined(revision: revision)
            end = sentAt + timing.duration
            nextRequest = sentAt + timing.renewal
        case .value(false, let revision):
            // The key is this session's, whichever of its writes that was; when it was sent is not known.
            state = .joined(revision: revision)
            nextRequest = now
        case .missing:
            // Nobody else makes the key: the first write was lost, or the session was ended and forgotten.
            state = end == nil ? .joining : .ended
            nextRequest = now
        case .conflict:
            state = .uncertain
            nextRequest = now
        case .value(true, _):
            state = .ended
        case .unavailable:
            if request != .read { state = .uncertain }
            nextRequest = now + timing.renewal / 4
        }
    }

    /// Compares the leases' states.
    public static func == (one: Self, other: Self) -> Bool {
        one.timing == other.timing && one.state == other.state && one.nextRequest == other.nextRequest
            && one.end == other.end && one.pending?.request == other.pending?.request
            && one.pending?.sentAt == other.pending?.sentAt
    }
}
