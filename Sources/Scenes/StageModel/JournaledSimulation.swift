/// A simulation that another one can go on from elsewhere, to the bit, by what was added to its history.
@MainActor
public protocol JournaledSimulation: RewindableSimulation {
    /// What changed in its history since this was called last; the first call returns nothing.
    func drainHistoryChanges() -> [HistoryChange]

    /// What makes its history anew, from the last rest before `tick` on. O(events).
    func historyChanges(from tick: UInt32) -> [HistoryChange]

    /// The newest samples of the pointers that are down at the stage tick that is shown.
    var heldPointers: [PointerSample] { get }
}

/// A change of what a simulation remembers: the places where its stage was at rest, and the events since.
public enum HistoryChange: Codable, Equatable, Sendable {
    /// The stage was at rest after the step `tick`, and all that is remembered was before.
    case rest(StageCheckpoint, tick: UInt32)
    /// Events acted in the step `tick`.
    case events([InputEvent], tick: UInt32)
    /// What came after the step was cut off.
    case cut(after: UInt32)
    /// Everything was forgotten.
    case forgotten
}
