import StageModel

/// What a room showed after a step, shared by threads and viewers; its identity stands for it.
final class StageFrame: Sendable {
    let snapshot: StageSnapshot
    /// How many frames its room showed before it.
    let sequence: UInt64
    /// How often its room's time had jumped. Layers have other ids after that.
    let epoch: UInt64
    /// The step part that leads here from the frame before, for whoever was sent that as the change from the one before it;
    /// nil where only a snapshot does.
    let step: [UInt8]?

    init(_ snapshot: StageSnapshot, sequence: UInt64 = 0, epoch: UInt64 = 0, step: [UInt8]? = nil) {
        self.snapshot = snapshot
        self.sequence = sequence
        self.epoch = epoch
        self.step = step
    }
}
