/// A running scene as a server sees it.
///
/// Input events go in, time is advanced in steps of 1/60 s, snapshots come out. An implementation reads no clock.
/// Its ticks are stage ticks: they count the steps of the stage's own time, whatever the pace at which somebody has it go.
@MainActor
public protocol StageSimulation: AnyObject {
    /// The stage tick that is shown: of the newest step that has been simulated, from 0. Its time is `tick` / 60 s.
    var tick: UInt32 { get }

    /// Whether a step would change anything.
    ///
    /// False while the stage is at rest; an event makes it true.
    var needsStep: Bool { get }

    /// Queues an event, which takes effect in the next step, after the events that were sent before it.
    func send(_ event: InputEvent)

    /// Simulates the step `tick`.
    ///
    /// Steps in between are skipped: motion is evaluated from the time at which it began, so that a late step shows the
    /// right place.
    ///
    /// - Precondition: `tick` is above ``tick``.
    func advance(to tick: UInt32)

    /// Returns what viewers see after the newest step. O(layers on the stage).
    func snapshot() -> StageSnapshot

    /// The scene's description, with the default values that hold for this stage.
    var scene: SceneDescription { get }

    /// The present value of every parameter, by name.
    var values: [String: StageValue] { get }

    /// The values that the scene reports about its state, by name.
    var state: [String: StageValue] { get }

    /// The state of the stage's scroll views after the newest step, without layers that no snapshot has shown yet.
    /// O(layers on the stage).
    var scrolls: StageScrolls { get }

    /// Checks an event's names and values; ``send(_:)`` ignores an event that fails this check.
    ///
    /// - Throws: an error that names the fault and the valid choices.
    func check(_ event: InputEvent) throws

    /// Returns a state to go on from in another simulation.
    ///
    /// What still moves is recorded where it would come to rest if it were let go now.
    func checkpoint() -> StageCheckpoint
}
