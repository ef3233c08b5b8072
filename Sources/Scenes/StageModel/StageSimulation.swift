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
    /// False while the stage is at rest.
    var needsStep: Bool { get }

    /// Simulates the step `tick`, in which events take effect, in their order.
    ///
    /// Steps in between are skipped: motion is evaluated from the time at which it began, so that a late step shows the
    /// right place.
    ///
    /// - Parameters:
    ///   - tick: the step.
    ///   - events: what has come since the step before; those that fail ``check(_:)`` are ignored.
    /// - Precondition: `tick` is above ``tick``.
    func advance(to tick: UInt32, with events: [InputEvent])

    /// Returns what viewers see after the newest step. O(layers on the stage).
    func snapshot() -> StageSnapshot

    /// The scene's description, with the default values that hold for this stage.
    var scene: SceneDescription { get }

    /// The present value of every parameter, by name.
    var values: [String: StageValue] { get }

    /// The values that the scene reports about its state, by name.
    var state: [String: StageValue] { get }

    /// The stages that are shown at once, with what each has of its own, and without where the scene stands on it; empty where
    /// there is one.
    var stageVariants: [StageCheckpoint.Stage] { get }

    /// The state of the stage's scroll views after the newest step, without layers that no snapshot has shown yet.
    /// O(layers on the stage).
    var scrolls: StageScrolls { get }

    /// Returns the views on the stage after the newest step, without those that no snapshot has shown yet, and what is
    /// known of some. O(layers on the stage).
    ///
    /// Nothing on the stage changes by it.
    ///
    /// - Parameters:
    ///   - question: the layers whose views are described.
    ///   - anew: false for a question that was asked before and not answered yet.
    /// - Returns: nil if they are found out elsewhere, and not known yet: to be asked again a step later.
    func views(_ question: ViewQuestion, anew: Bool) -> StageViews?

    /// Returns what the newest steps cost, as far as it is recorded: from the first question on.
    ///
    /// - Parameters:
    ///   - question: what is known already, and of which steps the parts are wanted.
    ///   - anew: false for a question that was asked before and not answered yet.
    /// - Returns: nil if it is found out elsewhere, and not known yet: to be asked again a step later.
    func costs(_ question: CostQuestion, anew: Bool) -> StageCosts?

    /// Checks an event's names and values; ``advance(to:with:)`` ignores an event that fails this check.
    ///
    /// - Throws: an error that names the fault and the valid choices.
    func check(_ event: InputEvent) throws

    /// Returns a state to go on from in another simulation.
    ///
    /// What still moves is recorded where it would come to rest if it were let go now.
    func checkpoint() -> StageCheckpoint
}

extension StageSimulation {
    /// None: a simulation shows one stage unless it says otherwise.
    public var stageVariants: [StageCheckpoint.Stage] { [] }

    /// Returns the views on the stage, asked for the first time.
    public func views(describing layers: [UInt32]) -> StageViews? { views(ViewQuestion(layers), anew: true) }

    /// Simulates the step `tick`, in which nothing happens but what the steps before lead to.
    public func advance(to tick: UInt32) {
        advance(to: tick, with: [])
    }
}
