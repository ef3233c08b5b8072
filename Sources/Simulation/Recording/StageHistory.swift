import StageModel

/// What happened on a stage, in segments that each begin at rest, so that each can be simulated again by itself.
struct StageHistory {
    struct Segment {
        var start: InputScript.Start
        /// In order of tick; each acted in that step.
        var entries: [InputScript.Entry] = []
    }

    /// Oldest first; the last one is still going on.
    private(set) var segments: [Segment] = []
    /// Of all segments.
    private var entryCount = 0

    /// How many ticks back the history reaches at least.
    let window: UInt32
    /// How many events it holds at most.
    let capacity: Int

    init(window: UInt32, capacity: Int) {
        self.window = window
        self.capacity = capacity
    }

    /// Begins a segment at rest.
    mutating func begin(_ start: InputScript.Start) {
        segments.append(Segment(start: start))
    }

    /// Adds the events of a step, and forgets what is out of the window or beyond the capacity: the oldest segments, in
    /// the end the one that is going on. From then until the next beginning there is no history.
    mutating func add(_ events: [InputEvent], at tick: UInt32) {
        guard !segments.isEmpty else { return }
        segments[segments.count - 1].entries += events.map { InputScript.Entry(tick: tick, event: $0) }
        entryCount += events.count
        let oldest = tick > window ? tick - window : 0
        while segments.count > 1 && segments[1].start.tick <= oldest || entryCount > capacity {
            entryCount -= segments.removeFirst().entries.count
        }
    }

    /// The segments from the one in which `tick` lies on; empty if it has been forgotten.
    func segments(from tick: UInt32) -> ArraySlice<Segment> {
        guard let first = segments.lastIndex(where: { $0.start.tick <= tick }) else { return [] }
        return segments[first...]
    }

    /// The first moment that is remembered; nil: none.
    var oldest: UInt32? { segments.first?.start.tick }
}
