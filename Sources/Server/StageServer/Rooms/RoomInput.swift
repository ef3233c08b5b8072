import StageModel
import WebSocketServer
import Wire

/// What the viewers of a room do to its stage and hold there, within what a step takes.
struct RoomInput {
    /// How long those who held something elsewhere may take to come back.
    private static let returnLimit = Duration.seconds(2)

    /// The input of each viewer who holds something or did something, by number.
    private var viewers: [UInt32: ViewerInput] = [:]
    /// What may still be done in this step.
    private var budget = StepBudget(touches: 0)
    /// Until when those who held something may come back; nil: nobody is awaited.
    private(set) var awaitsUntil: MonotonicInstant?

    /// The numbers of the viewers who may hold something, ascending.
    var holders: [UInt32] { viewers.keys.sorted() }
    /// Whether a pointer is down.
    var isTouching: Bool { viewers.values.contains(where: \.isTouching) }

    /// Returns whether a viewer has a pointer down.
    func isTouching(_ viewer: UInt32) -> Bool { viewers[viewer]?.isTouching == true }

    /// Returns whether a viewer's pointer is down.
    func isDown(_ pointer: UInt8, of viewer: UInt32) -> Bool { viewers[viewer]?.isDown(pointer) == true }

    /// Begins a step, in which as much may be done as in any other.
    mutating func beginStep() {
        budget = StepBudget(touches: viewers.values.reduce(0) { $0 + $1.touchCount })
    }

    /// Returns what a message of a viewer does in the step at a time of the simulation's, in seconds.
    ///
    /// - Parameters:
    ///   - message: of the viewer.
    ///   - viewer: its number.
    ///   - time: of the step.
    ///   - isStopped: whether time is stopped, in which no pointer goes down.
    /// - Returns: the events in the order of the message; what is too much for the step is left out.
    mutating func events(
        of message: ViewerMessage, from viewer: UInt32, at time: Double, isStopped: Bool
    ) -> [InputEvent] {
        var budget = budget
        defer { self.budget = budget }
        let events = viewers[viewer, default: ViewerInput(viewer: UInt64(viewer))]
            .events(message, at: time) { !isStopped && budget.consumeDown() }
        return events.filter { event in
            if case .pointer = event { true } else { budget.consumeStroke() }
        }
    }

    /// Returns whether this step takes one more change of parameters or action, and counts it.
    mutating func consumeChange() -> Bool { budget.consumeChange() }

    /// Returns the moves that ``events(of:from:at:isStopped:)`` held back, at the end of a step.
    mutating func remainingMoves() -> [InputEvent] {
        holders.flatMap { viewers[$0]?.remainingMoves() ?? [] }
    }

    /// Forgets a viewer's input.
    ///
    /// - Returns: cancellations of what it held.
    mutating func cancel(_ viewer: UInt32) -> [InputEvent] {
        var input = viewers.removeValue(forKey: viewer)
        return input?.cancelAll() ?? []
    }

    /// Forgets all input.
    mutating func removeAll() { viewers = [:] }

    /// Takes over pointers that are down on the stage, whose viewers were connected elsewhere and may come back.
    mutating func resume(_ samples: [PointerSample], at now: MonotonicInstant) {
        for sample in samples {
            let viewer = UInt32(truncatingIfNeeded: sample.pointer / UInt64(WireFormat.pointerLimit))
            viewers[viewer, default: ViewerInput(viewer: UInt64(viewer))].resume(sample)
        }
        if !viewers.isEmpty { awaitsUntil = now + Self.returnLimit }
    }

    /// Returns whether the time is over in which those who held something may come back, and ends it.
    mutating func endWaiting(at now: MonotonicInstant) -> Bool {
        guard let awaitsUntil, now >= awaitsUntil else { return false }
        self.awaitsUntil = nil
        return true
    }
}
