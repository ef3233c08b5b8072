import Locks
import StageModel
import Wire

/// The state that a room showed after a step, shared by threads and viewers and compared by identity.
final class StageFrame: Sendable {
    let snapshot: StageSnapshot
    /// The step that leads here from the frame before, for whoever was sent that as the change from the one before it.
    let step: FrameStep
    private let encodedWhole: LockedValue<[UInt8]?>

    convenience init(_ snapshot: StageSnapshot, sequence: UInt64 = 0, epoch: UInt64 = 0, step: [UInt8]? = nil) {
        self.init(snapshot, FrameStep(sequence: sequence, epoch: epoch, part: step), LockedValue(nil))
    }

    private init(_ snapshot: StageSnapshot, _ step: FrameStep, _ encodedWhole: LockedValue<[UInt8]?>) {
        self.encodedWhole = encodedWhole
        self.snapshot = snapshot
        self.step = step
    }

    /// The number of frames that the room showed before it.
    var sequence: UInt64 { step.sequence }
    /// The number of jumps of the room's time before it.
    ///
    /// Layers have other ids after a jump.
    var epoch: UInt64 { step.epoch }

    /// Returns the same frame for one thread's viewers.
    ///
    /// Each viewer keeps what it was sent last: threads that count references to one object wait for each other.
    ///
    /// O(1).
    func copyForThread() -> StageFrame { StageFrame(snapshot, step, encodedWhole) }

    /// The whole state as a part, encoded for the first viewer who needs it, on whichever thread.
    ///
    /// O(nodes) the first time, O(1) after that.
    var whole: [UInt8] {
        encodedWhole.withLock { known in
            if let known { return known }
            var encoder = FrameEncoder()
            let part = encoder.snapshot(snapshot)
            known = part
            return part
        }
    }
}
