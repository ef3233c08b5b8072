import CoreMetrics
import Locks
import WebSocketServer

/// What a node counts of its part in a cluster.
struct ClusterMetrics: Sendable {
    let owned: Meter
    let relayed: Meter
    let sessions: Meter
    let leaseAge: Meter
    let version: Meter
    let takeovers: Counter
    let handovers: Counter
    let gaps: Counter
    let malformed: Counter
    let standingStill: Meter
    let conflicts: Counter
    let storeLosses: Counter
    let watches: RunningCount
    let sentBytes: RunningCount
    let receivedBytes: RunningCount
    let dropped: RunningCount
    let missed: RunningCount
    let droppedChanges: Counter
    let pendingEntries: Meter
    let unstored: Meter
    let balanced: Counter

    init(_ registry: Metrics) {
        owned = registry.meter("zoetrope_cluster_rooms_owned", "Rooms that this node simulates.")
        relayed = registry.meter("zoetrope_cluster_rooms_relayed", "Rooms of other nodes that have viewers here.")
        sessions = registry.meter("zoetrope_cluster_nodes", "Nodes that hold their leases, this one included.")
        leaseAge = registry.meter(
            "zoetrope_cluster_lease_age_seconds", "Since the lease was renewed last; beyond 1 the node stands still.")
        version = registry.meter(
            "zoetrope_cluster_messages_version", "The version of messages that all nodes understand.")
        takeovers = registry.counter(
            "zoetrope_cluster_takeovers_total", "Rooms that went on here after another node had them.")
        handovers = registry.counter(
            "zoetrope_cluster_handovers_total", "Takeovers of rooms that this node had simulated along before.")
        gaps = registry.counter(
            "zoetrope_cluster_gaps_total", "Times that something was missed between nodes, and asked for anew.")
        malformed = registry.counter(
            "zoetrope_cluster_malformed_total", "Messages on the cluster's subjects that are none, and had no effect.")
        standingStill = registry.meter(
            "zoetrope_cluster_rooms_standing_still", "Rooms whose viewers here are told that they do not go on.")
        conflicts = registry.counter(
            "zoetrope_cluster_claim_conflicts_total", "Rooms that this node would have taken, and another one had.")
        storeLosses = registry.counter(
            "zoetrope_cluster_store_losses_total", "Times that NATS had lost what it kept.")
        watches = RunningCount(
            registry.counter(
                "zoetrope_cluster_watches_renewed_total", "Times that a watch of NATS was lost and made anew."))
        sentBytes = RunningCount(
            registry.counter("zoetrope_cluster_sent_bytes_total", "Bytes of messages sent to NATS."))
        receivedBytes = RunningCount(
            registry.counter("zoetrope_cluster_received_bytes_total", "Bytes of messages received from NATS."))
        dropped = RunningCount(
            registry.counter(
                "zoetrope_cluster_messages_dropped_total",
                "Messages that were not sent, as NATS did not take them in time."))
        missed = RunningCount(
            registry.counter(
                "zoetrope_cluster_messages_missed_total",
                "Messages of other nodes that were dropped, as too many waited here."))
        droppedChanges = registry.counter(
            "zoetrope_cluster_changes_dropped_total",
            "What viewers did while their room stood still, beyond what is kept; they were told.")
        pendingEntries = registry.meter(
            "zoetrope_cluster_journal_pending", "Entries of journals that NATS has not stored yet.")
        unstored = registry.meter(
            "zoetrope_cluster_rooms_unstored", "Rooms that stand still, as what happened in them is not stored.")
        balanced = registry.counter(
            "zoetrope_cluster_rooms_balanced_total", "Rooms that this node began to give away so that all have as many."
        )
    }
}

/// A counter of what is counted elsewhere, from where its present value is told.
final class RunningCount: Sendable {
    private let counter: Counter
    private let told = LockedValue<UInt64>(0)

    init(_ counter: Counter) {
        self.counter = counter
    }

    /// Has the counter show a value, unless that is lower than the one before.
    func reach(_ value: UInt64) {
        let increment = told.withLock { told in
            defer { told = max(told, value) }
            return value > told ? value - told : 0
        }
        if increment > 0 { counter.increment(by: Int64(clamping: increment)) }
    }
}
