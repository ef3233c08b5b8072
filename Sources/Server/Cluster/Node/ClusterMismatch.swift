/// A node that cannot join a cluster, as the others have something else in common.
public enum ClusterMismatch: Error, Equatable, CustomStringConvertible {
    /// The other nodes make links by another secret.
    case secret(cluster: String)
    /// The other nodes' messages have versions that this node doesn't understand.
    case version(cluster: String, own: ClosedRange<Int>, others: ClosedRange<Int>)

    /// The fault and what can be done, in one line.
    public var description: String {
        switch self {
        case .secret(let cluster):
            """
            the nodes of the cluster '\(cluster)' make links by another secret: give all of them the same --secret-file, \
            or none of them any; a new secret takes effect once all have ended
            """
        case .version(let cluster, let own, let others):
            """
            the nodes of the cluster '\(cluster)' speak \(others.text) of the messages between nodes, and this one \
            \(own.text): end them first, or choose another name with --nats-cluster
            """
        }
    }
}

extension ClosedRange<Int> {
    /// These versions, for people.
    var text: String { count == 1 ? "version \(lowerBound)" : "versions \(lowerBound) to \(upperBound)" }
}
