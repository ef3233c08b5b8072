/// The durations of the lease protocol. Every node of a cluster has the same.
public struct LeaseTiming: Equatable, Sendable {
    /// For how long a node may act after it sent the newest write that renewed its lease.
    public var duration = Duration.seconds(1)
    /// From one renewal to the next.
    public var renewal = Duration.milliseconds(200)
    /// How much longer than ``duration`` others wait before they end a lease that is not renewed. The clocks of two nodes
    /// may run apart by `margin / duration`.
    public var margin = Duration.milliseconds(100)

    public init() {}
}
