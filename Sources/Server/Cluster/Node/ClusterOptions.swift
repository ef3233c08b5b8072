import ClusterContract
import Logging
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
    /// The versions of the messages between nodes that this one understands.
    public var versions = 1...1
    /// The bytes that may wait to be sent to NATS, beyond which steps are left out.
    public var sendBuffer = 16 << 20

    /// The number of nodes that watch what all write to the bucket, and tell the others.
    public var watchers = 3

    /// Makes options with defaults for everything else.
    public init(nats: NATSOptions) {
        self.nats = nats
    }

    /// Whether a cluster can be called so: in NATS the name is part of subjects and of a bucket's name.
    public static func isName(_ name: String) -> Bool { name.utf8.count <= 32 && ClusterKey.isValid(room: name) }
}

extension ClusterOptions: JoinableCluster {
    /// Connects to NATS, and makes what the cluster keeps there if it isn't there.
    ///
    /// - Throws: `ClusterFault` if NATS cannot be used.
    public func connect(
        versions: ClosedRange<Int>, logger: Logger, deliver: @escaping @Sendable (ClusterEvent) -> Void
    ) throws(ClusterFault) -> any ClusterMember {
        var options = self
        options.versions = versions
        return try ClusterNode(options, logger: logger, deliver: deliver)
    }
}

extension ClusterFault {
    /// Makes the fault that an error of NATS is for who uses the cluster.
    init(_ error: NATSError) {
        let kind: Kind =
            switch error.kind {
            case .conflict: .conflict
            case .unavailable: .unavailable
            case .notFound, .other: .other
            }
        self.init(kind, error.description)
    }

    /// Returns the result of a call of NATS.
    ///
    /// - Throws: the fault that the call's error is.
    static func of<Value>(_ call: () throws(NATSError) -> Value) throws(ClusterFault) -> Value {
        do throws(NATSError) { return try call() } catch { throw ClusterFault(error) }
    }
}
