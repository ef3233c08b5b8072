import NATS

/// How a node takes part in a cluster.
public struct ClusterOptions: Sendable {
    public var nats: NATSOptions
    /// Tells clusters apart that share NATS servers: letters, digits, - and _.
    public var name = "zoetrope"
    /// On how many NATS servers everything is kept: 1, 3 or 5.
    public var replicas = 1
    public var timing = LeaseTiming()
    /// How long journals are kept.
    public var journalAge = Duration.seconds(7200)
    /// How many bytes all journals may take; beyond, the oldest entries are forgotten.
    public var journalBytes: Int64 = 1 << 30
    /// How many bytes may wait to be sent to NATS; beyond, steps are left out.
    public var sendBuffer = 16 << 20

    public init(nats: NATSOptions) {
        self.nats = nats
    }

    /// Whether a cluster can be called so: in NATS the name is part of subjects and of a bucket's name.
    public static func isName(_ name: String) -> Bool { name.utf8.count <= 32 && ClusterKey.isValid(room: name) }
}

/// What happens in the cluster, as one node hears of it. Told on any thread.
public enum ClusterEvent: Sendable {
    /// The node has begun a session: what it owned in the one before, it owns no more.
    case joined(session: String)
    /// A session is over: its rooms are free.
    case ended(session: String)
    /// A room has another owner, or none; ``ClusterNode/standing(of:)`` says which.
    case owner(room: String)
    /// What is kept of a room; nil: nothing any more.
    case record(room: String, [UInt8]?)
    /// A message for this session.
    case message([UInt8])
    /// A message to all who relay a room.
    case feed(room: String, [UInt8])
    /// What was appended to a room's journal may not be there.
    case journalFault(room: String)
    /// The line to NATS broke, or is there again.
    case line(isUp: Bool)
}

/// What a node counts of its part in the cluster.
public struct ClusterFigures: Sendable {
    /// Nanoseconds since the write was sent that renewed the lease last; nil: there was none.
    public var leaseAge: UInt64?
    public var sessions = 0
    public var sentBytes: UInt64 = 0
    public var receivedBytes: UInt64 = 0
    /// Messages that were not sent, as too much waited.
    public var droppedMessages: UInt64 = 0
    /// Entries of journals that NATS has not acknowledged yet.
    public var pendingEntries = 0
}
