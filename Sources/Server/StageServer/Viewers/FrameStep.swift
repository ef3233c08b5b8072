/// A frame's step without what the frame shows: many are kept, and together the layers of as many frames are more than a
/// processor's caches hold.
struct FrameStep {
    /// The number of frames that the room showed before it.
    let sequence: UInt64
    /// The number of jumps of the room's time before it.
    let epoch: UInt64
    /// The step part that leads to the frame from the one before; nil where only a snapshot does.
    let part: [UInt8]?

    /// Returns whether the frame comes next to another one, with no jump of the room's time between them.
    ///
    /// O(1).
    func follows(_ other: FrameStep) -> Bool { other.sequence + 1 == sequence && other.epoch == epoch }
}
