/// A limit on what all viewers of a room do to its stage within one step.
///
/// It is more than people do, and less than would take longer than a step. Beyond it a down, a wheel or a key has no
/// effect, and a change is refused.
struct StepBudget {
    /// The greatest number of pointers that are down at once.
    static let touches = 64

    /// The greatest number of pointers that go down.
    static let downs = 16

    /// The greatest number of wheel samples and keys.
    static let strokes = 128

    /// The greatest number of changes of parameters and actions.
    static let changes = 8

    /// The number of pointers that may still go down.
    private var downs: Int
    /// The number of wheel samples and keys that are still allowed.
    private var strokes = StepBudget.strokes
    private var changes = StepBudget.changes

    /// Begins a step.
    ///
    /// - Parameter touches: the number of pointers that are down.
    init(touches: Int) {
        downs = min(max(Self.touches - touches, 0), Self.downs)
    }

    mutating func consumeDown() -> Bool { Self.consume(&downs) }
    mutating func consumeStroke() -> Bool { Self.consume(&strokes) }
    mutating func consumeChange() -> Bool { Self.consume(&changes) }

    private static func consume(_ count: inout Int) -> Bool {
        guard count > 0 else { return false }
        count -= 1
        return true
    }
}

/// A refusal of more changes than a step takes.
struct TooManyChanges: Error, CustomStringConvertible {
    let description = "too much is being changed here at once; ask again"
}
