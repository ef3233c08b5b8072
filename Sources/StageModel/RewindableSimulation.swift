/// A simulation that remembers what it showed, and can show it again.
///
/// ``StageSimulation/tick`` is the moment that is shown. From one that was before the newest, ``StageSimulation/advance(to:)``
/// repeats what happened, up to the newest. Events that act on the way make the step in which they do the newest one:
/// what came after is cut off (``cut``), and pointers that were down in it are cancelled.
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

    /// The moment that is sought, and between which moments the way to it has been simulated; nil: none is sought.
    var search: (target: UInt32, from: UInt32, reached: UInt32)? { get }

    /// Goes on seeking by a step, and by more while there is time. Setting a stage up to begin from counts as a step.
    ///
    /// - Parameter hasTime: asked after each step.
    func continueSeeking(while hasTime: () -> Bool)

    /// Gives up the moment that is sought. What is shown then is a moment that there was.
    func stopSeeking()

    /// Goes towards `tick` by a step, and by more while there is time. What was sent acts in the last step that is taken.
    ///
    /// - Parameter hasTime: asked after each step.
    /// - Precondition: `tick` is above ``StageSimulation/tick``, and no moment is sought.
    func advance(to tick: UInt32, while hasTime: () -> Bool)

    /// The moment after which something was cut off last, and the newest one that there was until then; nil: nothing can
    /// be given back.
    var cut: (tick: UInt32, newest: UInt32)? { get }

    /// Begins to show the moment of ``cut``, as ``seek(to:)`` does; what was cut off comes after it then, and what came in
    /// its place is cut off in turn. Nothing happens if there is nothing to be given back.
    func restoreCut()

    /// About how many bytes what it remembers takes.
    var historySize: Int { get }

    /// Forgets all that was before the moment that is shown, and all after it. There is a history again once the stage has
    /// been at rest.
    func forgetHistory()

    /// What has happened between two moments, from the last rest before `from` on.
    ///
    /// - Parameter from: nil is the first moment that is remembered, which may be before ``moments``.
    /// - Returns: makes the JSON Lines, on any thread. O(events).
    /// - Throws: an error that says which moments there are.
    func log(from: UInt32?, to: UInt32) throws -> @Sendable () -> [UInt8]
}
