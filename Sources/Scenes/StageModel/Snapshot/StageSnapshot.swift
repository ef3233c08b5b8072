/// The state of a stage after one step, as every viewer sees it.
///
/// An immutable value, cheap to hand between threads.
public struct StageSnapshot: Sendable {
    /// The step, counted from 0; its time is `tick` / 60 s.
    public var tick: UInt32
    /// Width and height of the stage in points.
    public var stageSize: FixedPair
    /// The layers in ascending order of `id`.
    public var nodes: [LayerNode] {
        didSet { changes = nil }
    }
    /// What differs from the snapshot before; nil where nobody has noted it.
    private var changes: NodeChanges?

    /// Makes a snapshot.
    ///
    /// - Parameters:
    ///   - tick: the step.
    ///   - stageSize: width and height in points.
    ///   - nodes: the layers.
    ///   - changes: what of `nodes` differs from the snapshot before, if it is known.
    /// - Precondition: `nodes` ascend by `id`.
    public init(tick: UInt32, stageSize: FixedPair, nodes: [LayerNode], changes: NodeChanges? = nil) {
        assert(zip(nodes, nodes.dropFirst()).allSatisfy { $0.id < $1.id })
        self.tick = tick
        self.stageSize = stageSize
        self.nodes = nodes
        self.changes = changes
    }

    /// Returns the indices of the nodes that differ from those of an earlier snapshot, ascending.
    ///
    /// All other nodes are equal and have the same indices in both. O(1).
    ///
    /// - Parameter base: the earlier snapshot.
    /// - Returns: nil if it can be told by comparing the nodes only.
    public func changedNodes(since base: StageSnapshot) -> [Int]? {
        guard let changes, let earlier = base.changes else { return nil }
        return changes.indices(since: earlier)
    }

    /// Returns whether viewers see the same as in an earlier snapshot, whatever the step.
    ///
    /// O(nodes), and O(1) where the changes between the two are known.
    public func showsTheSame(as base: StageSnapshot) -> Bool {
        stageSize == base.stageSize && (changedNodes(since: base)?.isEmpty ?? (nodes == base.nodes))
    }
}

extension StageSnapshot: Equatable {
    /// Returns whether two snapshots are of the same step and show the same.
    ///
    /// O(nodes).
    public static func == (a: StageSnapshot, b: StageSnapshot) -> Bool {
        a.tick == b.tick && a.stageSize == b.stageSize && a.nodes == b.nodes
    }
}
