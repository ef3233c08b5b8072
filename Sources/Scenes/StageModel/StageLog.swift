/// A record of the events on a stage, to be repeated, and the step at which to stop.
public struct StageLog: Equatable, Sendable {
    /// The events as JSON Lines, in the format that `zoetrope simulate --input` reads.
    public var text: String
    /// The step of the log that is shown and held; nil goes on where the log ends.
    public var tick: UInt32?

    /// Makes a log of its text and the step to hold.
    public init(text: String, tick: UInt32?) {
        self.text = text
        self.tick = tick
    }
}
