import StageModel

/// A snapshot that threads and viewers share; its identity stands for it.
final class SnapshotBox: Sendable {
    let snapshot: StageSnapshot
    /// How many its room showed before it.
    let sequence: UInt64
    /// How often its room's time had jumped. Layers have other numbers after that.
    let jumps: UInt64

    init(_ snapshot: StageSnapshot, sequence: UInt64 = 0, jumps: UInt64 = 0) {
        self.snapshot = snapshot
        self.sequence = sequence
        self.jumps = jumps
    }
}
