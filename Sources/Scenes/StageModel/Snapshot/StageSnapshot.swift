/// The state of a stage after one step, as every viewer sees it.
///
/// An immutable value, cheap to hand between threads.
public struct StageSnapshot: Equatable, Sendable {
    /// The step, counted from 0; its time is `tick` / 60 s.
    public var tick: UInt32
    /// Width and height of the stage in points.
    public var stageSize: FixedPair
    /// The layers in ascending order of `id`.
    public var nodes: [LayerNode]

    /// Makes a snapshot.
    ///
    /// - Precondition: `nodes` ascend by `id`.
    public init(tick: UInt32, stageSize: FixedPair, nodes: [LayerNode]) {
        assert(zip(nodes, nodes.dropFirst()).allSatisfy { $0.id < $1.id })
        self.tick = tick
        self.stageSize = stageSize
        self.nodes = nodes
    }
}
