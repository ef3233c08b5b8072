/// What happened on a stage, as `zoetrope simulate --input` reads it, and where to stand in it.
public struct StageLog: Equatable, Sendable {
    /// JSON Lines.
    public var text: String
    /// The moment at which it stands still, in steps of the log; nil goes on where the log ends.
    public var tick: UInt32?

    public init(text: String, tick: UInt32?) {
        self.text = text
        self.tick = tick
    }
}
