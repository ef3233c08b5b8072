/// The change from the frame before, which holds only what differs from a prediction.
public struct StageStep: Equatable, Sendable {
    /// The number of steps from the frame before to this one, 1...2^32 - 1.
    public var advance: UInt32
    /// The ids of removed layers, ascending.
    public var removed: [UInt32]
    /// The new layers, and the attributes that are not predicted.
    public var changed: [StageDelta.Change]
    /// The parameter of the code in which ``residuals`` are written, 0...7.
    public var order: UInt8
    /// The differences of the predicted values from their predictions, as bits.
    public var residuals: [UInt8]

    /// Makes a step of its attributes.
    public init(
        advance: UInt32, removed: [UInt32] = [], changed: [StageDelta.Change] = [], order: UInt8 = 0,
        residuals: [UInt8] = []
    ) {
        self.advance = advance
        self.removed = removed
        self.changed = changed
        self.order = order
        self.residuals = residuals
    }
}
