import StageModel

/// A stage that nobody looks at, and that stands, is no more than its state and its history.
extension RecordedSimulation {
    /// Whether there is no more than a state and a history.
    public var isAsleep: Bool { shown.isAsleep }

    /// Whether the newest step is shown, at rest, of a scene whose state its checkpoints hold.
    public var canSleep: Bool {
        past == nil && sought == nil && cancellations.isEmpty && shown.definition.isRestorable && !isAsleep
            && shown.isStart
    }

    /// Lets go of the layers and views, until something is asked of them.
    public func sleep() {
        guard canSleep, var start = shown.start() else { return }
        // Mostly they are the same: then they are kept once.
        if let known = history.rests.last?.start.checkpoint.parameters, known == start.checkpoint.parameters {
            start.checkpoint.parameters = known
        }
        shown.sleep(as: start)
    }
}
