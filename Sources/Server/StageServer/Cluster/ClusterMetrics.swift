import CoreMetrics
import PrometheusMetrics

/// What a node counts of its part in a cluster.
struct ClusterMetrics: Sendable {
    let owned: Meter
    let relayed: Meter
    let sessions: Meter
    let leaseAge: Meter
    let takeovers: Counter
    let handovers: Counter
    let gaps: Counter
    let malformed: Counter
    let sentBytes: Meter
    let receivedBytes: Meter
    let dropped: Meter
    let missed: Meter
    let droppedChanges: Counter
    let pendingEntries: Meter

    init(_ registry: PrometheusRegistry) {
        owned = registry.meter("zoetrope_cluster_rooms_owned", "Rooms that this node simulates.")
        relayed = registry.meter("zoetrope_cluster_rooms_relayed", "Rooms of other nodes that have viewers here.")
        sessions = registry.meter("zoetrope_cluster_nodes", "Nodes that hold their leases, this one included.")
        leaseAge = registry.meter(
            "zoetrope_cluster_lease_age_seconds", "Since the lease was renewed last; beyond 1 the node stands still.")
        takeovers = registry.counter(
            "zoetrope_cluster_takeovers_total", "Rooms that went on here after another node had them.")
        handovers = registry.counter(
            "zoetrope_cluster_handovers_total", "Takeovers of rooms that this node had simulated along before.")
        gaps = registry.counter(
            "zoetrope_cluster_gaps_total", "Times that something was missed between nodes, and asked for anew.")
        malformed = registry.counter(
            "zoetrope_cluster_malformed_total", "Messages on the cluster's subjects that are none, and had no effect.")
        sentBytes = registry.meter("zoetrope_cluster_sent_bytes", "Bytes of messages sent to NATS.")
        receivedBytes = registry.meter("zoetrope_cluster_received_bytes", "Bytes of messages received from NATS.")
        dropped = registry.meter(
            "zoetrope_cluster_messages_dropped", "Messages that were not sent, as NATS did not take them in time.")
        missed = registry.meter(
            "zoetrope_cluster_messages_missed", "Messages of other nodes that were dropped, as too many waited here.")
        droppedChanges = registry.counter(
            "zoetrope_cluster_changes_dropped_total",
            "What viewers did while their room stood still, beyond what is kept; they were told.")
        pendingEntries = registry.meter(
            "zoetrope_cluster_journal_pending", "Entries of journals that NATS has not stored yet.")
    }
}
