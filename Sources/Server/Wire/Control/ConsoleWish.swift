/// What a viewer wants to be told of that which a stage's code prints.
public struct ConsoleWish: Equatable, Sendable {
    /// Whether it is told of it at all.
    public var isWanted: Bool
    /// The number of the newest ``ConsoleReport`` that has arrived; 0 has them begin anew.
    public var received: UInt32

    /// Makes a wish of its attributes.
    public init(isWanted: Bool, received: UInt32 = 0) {
        self.isWanted = isWanted
        self.received = received
    }
}
