/// A simulation that remembers what it showed, and can show it again.
///
/// ``StageSimulation/tick`` is the moment that is shown. From one that was before the newest, ``StageSimulation/advance(to:)``
/// repeats what happened, up to the newest. Events that act on the way make the step in which they do the newest one:
/// what came after is forgotten, and pointers that were down in it are cancelled.
@MainActor
public protocol RewindableSimulation: StageSimulation {
    /// The moments that can be shown. The last one is the newest that was simulated.
    var moments: ClosedRange<UInt32> { get }

    /// Begins to show another moment. Before that, what was sent acts, in a step of its own, and pointers that are down
    /// are cancelled.
    ///
    /// - Parameter tick: the nearest of ``moments`` is taken.
    func seek(to tick: UInt32)

    /// Whether a moment is sought and not found yet. Until then the simulation does not go on.
    var isSeeking: Bool { get }

    /// Goes on seeking, with the effort of so many steps at most.
    func continueSeeking(steps: Int)

    /// What has happened between two moments, from the last rest before `from` on.
    ///
    /// - Parameter from: nil is the first moment that is remembered, which may be before ``moments``.
    /// - Returns: makes the JSON Lines, on any thread. O(events).
    /// - Throws: an error that says which moments there are.
    func log(from: UInt32?, to: UInt32) throws -> @Sendable () -> [UInt8]
}
