/// What was new for everybody in a room after a step.
struct SharedUpdate {
    /// Counts up from 1 in each room.
    let number: UInt64
    var frame: StageFrame?
}
