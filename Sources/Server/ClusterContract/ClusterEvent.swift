/// An event in the cluster, as one node receives it, on any thread.
public enum ClusterEvent: Equatable, Sendable {
    /// The node has begun a session; it no longer owns what it owned in the one before.
    case joined(session: String)
    /// What the cluster kept in NATS is gone: no room has an owner, a record or a journal.
    ///
    /// ``joined(session:)`` follows. If the node was acting, what it owned is still its own to claim: no other one can act
    /// for that.
    case storeLost(wasActing: Bool)
    /// A session is over: its rooms are free.
    case ended(session: String)
    /// A room has another owner, or none: ``ClusterMember/standing(of:)``.
    case owner(room: String)
    /// The record of a room; nil if it was removed.
    case record(room: String, [UInt8]?)
    /// A message for this session.
    case message([UInt8])
    /// A message to all who relay a room.
    case feed(room: String, [UInt8])
    /// What came on one of the cluster's subjects is no message of a node.
    case malformed
    /// An entry that was appended to a room's journal may be missing.
    case journalFault(room: String)
    /// The connection to NATS broke, or is there again.
    case line(isUp: Bool)
}
