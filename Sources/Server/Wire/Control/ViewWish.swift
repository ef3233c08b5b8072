/// What a viewer wants to be told of a stage's views.
public struct ViewWish: Equatable, Sendable {
    /// Whether it is told of them at all.
    public var isWanted: Bool
    /// The layer of the view that is described; nil for none.
    public var selected: UInt32?
    /// Whether its properties are told, too.
    public var wantsProperties: Bool
    /// The number of the newest ``ViewReport`` that has arrived; 0 has them begin anew.
    public var received: UInt32

    /// Makes a wish of its attributes.
    public init(isWanted: Bool, selected: UInt32? = nil, wantsProperties: Bool = false, received: UInt32 = 0) {
        self.isWanted = isWanted
        self.selected = selected
        self.wantsProperties = wantsProperties
        self.received = received
    }
}
