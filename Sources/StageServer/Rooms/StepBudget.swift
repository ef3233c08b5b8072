/// What all who are in a room may do to its stage within one step. It is more than people do, and less than would take
/// longer than a step: beyond it a down, a wheel or a key has no effect, and a change is refused.
struct StepBudget {
    /// Pointers that may be down at once.
    static let touches = 64

    /// How often parameters may be set and actions begun.
    static let changes = 8

    /// Pointers that may still go down.
    private var downs: Int
    /// Samples of wheels, and keys.
    private var strokes = 128
    private var changes = StepBudget.changes

    /// - Parameter touches: how many pointers are down.
    init(touches: Int) {
        downs = min(max(Self.touches - touches, 0), 16)
    }

    mutating func takeDown() -> Bool { Self.take(&downs) }
    mutating func takeStroke() -> Bool { Self.take(&strokes) }
    mutating func takeChange() -> Bool { Self.take(&changes) }

    private static func take(_ count: inout Int) -> Bool {
        guard count > 0 else { return false }
        count -= 1
        return true
    }
}

/// More is asked for at once than a step takes.
struct TooManyChanges: Error, CustomStringConvertible {
    let description = "too much is being changed here at once; ask again"
}
