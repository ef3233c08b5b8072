import StageModel
import Wire

/// A room's frames, each encoded once for all who watch.
struct FrameSequence {
    private(set) var newest: StageFrame
    private var encoder = StepEncoder()

    init(_ first: StageSnapshot, epoch: UInt64 = 0) {
        newest = StageFrame(first, epoch: epoch)
        encoder.begin(with: first)
    }

    /// Forgets what the newest frame shows: the next one is of another epoch.
    mutating func forget() {
        let shown = newest.snapshot
        let empty = StageSnapshot(tick: shown.tick, stageSize: shown.stageSize, nodes: [])
        newest = StageFrame(empty, sequence: newest.sequence, epoch: newest.epoch)
        encoder = StepEncoder()
    }

    /// Makes `snapshot` the newest frame.
    ///
    /// O(nodes).
    mutating func append(_ snapshot: StageSnapshot, epoch: UInt64) {
        let last = newest.snapshot
        var step: [UInt8]?
        if epoch == newest.epoch, snapshot.stageSize == last.stageSize, snapshot.tick > last.tick {
            step = encoder.step(to: snapshot)
        } else {
            encoder.begin(with: snapshot)
        }
        newest = StageFrame(snapshot, sequence: newest.sequence + 1, epoch: epoch, step: step)
    }
}
