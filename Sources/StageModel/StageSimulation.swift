/// A simulation as those who serve it see it: input in, time on, snapshots out. It reads no clock.
@MainActor
public protocol StageSimulation: AnyObject {
    /// The newest step that has been simulated; 0 at the start. Its time is `tick` / 60 s.
    var tick: UInt32 { get }

    /// False while the stage is at rest: no step would change anything until an event arrives.
    var needsStep: Bool { get }

    /// Takes an event; it acts in the next step, after those that were sent before it.
    func send(_ event: InputEvent)

    /// Simulates the step `tick`. Steps in between are skipped: motion is evaluated from the time it began, so a
    /// late step shows the right place.
    ///
    /// - Precondition: `tick` is above ``tick``.
    func advance(to tick: UInt32)

    /// What viewers should see after the newest step. O(layers on the stage).
    func snapshot() -> StageSnapshot

    /// What its scene declares, with the defaults for this stage.
    var scene: SceneDescription { get }

    /// Every parameter's present value, by name.
    var values: [String: StageValue] { get }

    /// The scene's read-outs, by name.
    var state: [String: StageValue] { get }

    /// How its scroll views move after the newest step. A layer that no snapshot has shown is not in it.
    /// O(layers on the stage).
    var scrolls: StageScrolls { get }

    /// Says what is wrong with an event's names and values, if anything is; ``send(_:)`` ignores such an event.
    ///
    /// - Throws: an error that names the fault and the valid choices.
    func check(_ event: InputEvent) throws

    /// Where the stage stands. What still moves, it has where it would be if it were let go now.
    func checkpoint() -> StageCheckpoint
}
