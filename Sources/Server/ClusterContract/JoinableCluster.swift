import Logging

/// A cluster that a server can be a node of.
public protocol JoinableCluster: Sendable {
    /// Connects to what the cluster keeps, without joining yet.
    ///
    /// - Parameters:
    ///   - versions: those of the messages between nodes that the server understands.
    ///   - logger: the logger.
    ///   - deliver: is called on any thread, from ``ClusterMember/start()`` on.
    /// - Returns: the node.
    /// - Throws: ``ClusterFault``, of kind `unavailable` if it is worth another try.
    func connect(
        versions: ClosedRange<Int>, logger: Logger, deliver: @escaping @Sendable (ClusterEvent) -> Void
    ) throws(ClusterFault) -> any ClusterMember
}
