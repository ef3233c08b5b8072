import StageModel

/// A manual stage whose steps are simulated elsewhere: a test says when one is done.
@MainActor
final class DistantStage: ManualStage {
    /// The ticks of the steps that were asked for.
    private(set) var asked: [UInt32] = []
    private var awaited: (tick: UInt32, events: [InputEvent])?
    private var kept: [InputEvent] = []
    private var isNew = false

    override var isAwaitingStep: Bool { awaited != nil }
    override var hasNewStep: Bool { isNew }

    override func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool) {
        advance(to: tick, with: events)
    }

    override func advance(to tick: UInt32, with events: [InputEvent]) {
        kept += events
        guard awaited == nil else { return }
        asked.append(tick)
        awaited = (tick, kept)
        kept = []
    }

    /// The step that was asked for is done.
    func answer() {
        guard let awaited else { return }
        self.awaited = nil
        super.advance(to: awaited.tick, with: awaited.events)
        isNew = true
    }

    override func snapshot() -> StageSnapshot {
        isNew = false
        return super.snapshot()
    }
}
