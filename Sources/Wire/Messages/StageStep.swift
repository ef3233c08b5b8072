/// The change from the frame before, of which only what differs from a prediction is told.
public struct StageStep: Equatable, Sendable {
    /// Steps from the frame before to this one, 1...2^32 - 1.
    public var advance: UInt32
    /// Layers that are gone, ascending.
    public var removed: [UInt32]
    /// What is told in full: layers that are new, and attributes that are not predicted.
    public var changed: [StageDelta.Change]
    /// The parameter of the code in which ``residuals`` are written, 0...7.
    public var order: UInt8
    /// The differences of the predicted values from their predictions, as bits.
    public var residuals: [UInt8]

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
