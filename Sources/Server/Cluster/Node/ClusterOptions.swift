import NATS

/// The options of a node's part in a cluster.
public struct ClusterOptions: Sendable {
    /// The NATS servers and credentials.
    public var nats: NATSOptions
    /// The name that tells clusters apart which share NATS servers: letters, digits, - and _.
    public var name = "zoetrope"
    /// The number of NATS servers that keep everything: 1, 3 or 5.
    public var replicas = 1
    /// The durations of the lease protocol.
    public var timing = LeaseTiming()
    /// The age to which journals are kept.
    public var journalAge = Duration.seconds(7200)
    /// The bytes that all journals may take, beyond which the oldest entries are deleted.
    public var journalBytes: Int64 = 1 << 30
    /// The version of the messages between nodes.
    public var version = 1
    /// The bytes that may wait to be sent to NATS, beyond which steps are left out.
    public var sendBuffer = 16 << 20

    /// Makes options with defaults for everything else.
    public init(nats: NATSOptions) {
        self.nats = nats
    }

    /// Whether a cluster can be called so: in NATS the name is part of subjects and of a bucket's name.
    public static func isName(_ name: String) -> Bool { name.utf8.count <= 32 && ClusterKey.isValid(room: name) }
}

/// An event in the cluster, as one node receives it, on any thread.
public enum ClusterEvent: Equatable, Sendable {
    /// The node has begun a session; it no longer owns what it owned in the one before.
    case joined(session: String)
    /// What the cluster kept in NATS is gone: no room has an owner, a record or a journal.
    ///
    /// ``joined(session:)`` follows.
    case storeLost
    /// A session is over: its rooms are free.
    case ended(session: String)
    /// A room has another owner, or none: ``ClusterNode/standing(of:)``.
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

/// The counts of a node's part in the cluster.
public struct ClusterFigures: Sendable {
    /// The time since the write was sent that renewed the lease last; nil if there was none.
    public var leaseAge: Duration?
    /// The number of sessions.
    public var sessions = 0
    /// The bytes of sent messages.
    public var sentBytes: UInt64 = 0
    /// The bytes of received messages.
    public var receivedBytes: UInt64 = 0
    /// The messages that were not sent, as too many waited.
    public var droppedMessages: UInt64 = 0
    /// The messages that came and were dropped, as those before were not handled fast enough.
    public var missedMessages: UInt64 = 0
    /// How often a watch of the bucket was lost and made anew.
    public var renewedWatches: UInt64 = 0
    /// The entries of journals that NATS has not acknowledged yet.
    public var pendingEntries = 0
}
