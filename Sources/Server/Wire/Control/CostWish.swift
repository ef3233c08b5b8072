/// What a viewer wants to be told of what a stage's steps cost.
public struct CostWish: Equatable, Sendable {
    /// Whether it is told of it at all.
    public var isWanted: Bool
    /// The stage tick of the step whose parts are told; nil for none.
    public var step: UInt32?
    /// The number of the newest ``CostReport`` that has arrived; 0 has them begin anew.
    public var received: UInt32

    /// Makes a wish of its attributes.
    public init(isWanted: Bool, step: UInt32? = nil, received: UInt32 = 0) {
        self.isWanted = isWanted
        self.step = step
        self.received = received
    }
}
