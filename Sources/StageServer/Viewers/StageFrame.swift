import StageModel

/// The state that a room showed after a step, shared by threads and viewers and compared by identity.
final class StageFrame: Sendable {
    let snapshot: StageSnapshot
    /// The number of frames that the room showed before it.
    let sequence: UInt64
    /// The number of jumps of the room's time before it.
    ///
    /// Layers have other ids after a jump.
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
