/// What was new for everybody in a room after a step.
struct SharedUpdate {
    /// Counts up from 1 in each room.
    let number: UInt64
    /// That of the frame, if there was a new one.
    let step: FrameStep?
}
