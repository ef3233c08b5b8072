import StageModel

/// A snapshot that threads and viewers share; its identity stands for it.
final class SnapshotBox: Sendable {
    let snapshot: StageSnapshot

    init(_ snapshot: StageSnapshot) {
        self.snapshot = snapshot
    }
}
