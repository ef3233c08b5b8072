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

    /// Makes counts of nothing.
    public init() {}
}
