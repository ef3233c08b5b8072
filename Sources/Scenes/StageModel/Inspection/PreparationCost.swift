/// What the layout of a collection view took to prepare itself anew.
public struct PreparationCost: Codable, Equatable, Sendable {
    /// The id of the collection view's layer.
    public var layer: UInt32
    /// The layout's class.
    public var owner: String
    /// The number of items.
    public var items: Int
    /// The number of attributes that were made.
    public var made: Int
    /// The nanoseconds that it took.
    public var time: UInt64

    /// Makes costs of their attributes, of which a name beyond the limit is cut.
    public init(layer: UInt32, owner: String, items: Int, made: Int, time: UInt64) {
        self.layer = layer
        self.owner = owner.cut(to: StageView.textLimit)
        self.items = items
        self.made = made
        self.time = time
    }

    /// How many times as many attributes, or as long a time, have it grow.
    private static let growth = 5
    /// The nanoseconds and the attributes below which nothing is of interest.
    private static let (leastTime, leastMade) = (UInt64(200_000), 50)

    /// Returns whether it takes more with ten times the items.
    ///
    /// - Parameter fewer: what it took with a tenth of them.
    /// - Returns: whether it has grown as the items have.
    public func hasGrown(since fewer: PreparationCost) -> Bool {
        guard items >= Self.growth * fewer.items else { return false }
        return made >= Self.leastMade && made >= Self.growth * max(fewer.made, 1)
            || time >= Self.leastTime && time / UInt64(Self.growth) >= max(fewer.time, 1)
    }
}
