/// The turns of a stage's tasks: parts of their code between two suspensions, in the order in which they became due.
struct TaskTurns {
    /// The greatest number of turns in a step; the rest wait for the next one.
    ///
    /// A task that never does anything but yield its turn thus doesn't hold the stage up.
    static let mostInStep = 2000

    private var waiting: [@MainActor () -> Void] = []
    /// The number of elements at the beginning of `waiting` that have had their turn.
    private var taken = 0
    private var left = mostInStep

    /// Whether the step has not had its greatest number of turns yet.
    var hasLeft: Bool { left > 0 }

    var isEmpty: Bool { taken == waiting.count }

    mutating func add(_ turn: @escaping @MainActor () -> Void) {
        waiting.append(turn)
    }

    /// Allows a step's turns.
    mutating func beginStep() {
        left = Self.mostInStep
    }

    /// Removes and returns the next turn; nil if none waits.
    ///
    /// Amortised O(1).
    mutating func removeFirst() -> (@MainActor () -> Void)? {
        guard taken < waiting.count else { return nil }
        if left > 0 { left -= 1 }
        defer {
            taken += 1
            if taken == waiting.count {
                waiting.removeAll(keepingCapacity: true)
                taken = 0
            } else if taken > waiting.count / 2 {
                waiting.removeFirst(taken)
                taken = 0
            }
        }
        return waiting[taken]
    }
}
