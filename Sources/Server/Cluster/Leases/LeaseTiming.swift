/// The durations of the lease protocol.
///
/// Every node of a cluster has the same.
public struct LeaseTiming: Equatable, Sendable {
    /// The time for which a node may act after it sent the newest write that renewed its lease.
    public var duration = Duration.seconds(1)
    /// The time from one renewal to the next.
    public var renewal = Duration.milliseconds(200)
    /// The time beyond ``duration`` for which others wait before they end a lease that is not renewed.
    ///
    /// The clocks of two nodes may run apart by `margin / duration`.
    public var margin = Duration.milliseconds(100)

    /// Makes the default durations.
    public init() {}
}
