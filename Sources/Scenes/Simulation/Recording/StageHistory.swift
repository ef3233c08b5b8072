import StageModel

/// The events on a stage, and the states in which it was at rest, from each of which it can be simulated again.
struct StageHistory {
    /// A state at rest.
    struct Rest {
        var start: InputScript.Start
        /// The number of events before it.
        let place: Int
    }

    /// The states at rest, by ascending tick.
    private(set) var rests: [Rest] = []
    /// The events, by ascending tick, with the steps in which they took effect.
    ///
    /// All come after the first rest.
    private var entries: [InputScript.Entry] = []
    /// The number of events that have been forgotten, which places count as well.
    private var forgotten = 0
    /// The approximate size in bytes.
    private(set) var cost = 0

    /// The number of ticks before the newest that are kept at least.
    let window: UInt32
    /// The approximate size in bytes above which the oldest events are forgotten.
    let capacity: Int

    /// What was changed since ``drainChanges()``; nil: nobody asks.
    private var changes: [HistoryChange]?

    init(window: UInt32, capacity: Int) {
        self.window = window
        self.capacity = capacity
    }

    /// Makes a history of a start and events.
    ///
    /// - Parameters:
    ///   - start: the first state at rest.
    ///   - entries: the events by ascending tick, none before the start.
    ///   - window: the number of ticks that are kept at least.
    ///   - capacity: the approximate size in bytes above which the oldest events are forgotten.
    init(_ start: InputScript.Start, _ entries: [InputScript.Entry], window: UInt32, capacity: Int) {
        self.init(window: window, capacity: capacity)
        rest(start)
        self.entries = entries
        cost += entries.reduce(0) { $0 + $1.event.cost }
    }

    // MARK: Writing

    /// Adds a state at rest, after all events so far.
    mutating func rest(_ start: InputScript.Start) {
        let place = forgotten + entries.count
        if let last = rests.last, last.place == place, last.start.tick == start.tick { return }
        insert(Rest(start: start, place: place), at: rests.count)
        changes?.append(.rest(start.checkpoint, tick: start.tick))
    }

    /// Adds a state at rest before the event at `place`, for which ``hasRest(at:)`` was false.
    mutating func rest(_ start: InputScript.Start, at place: Int) {
        insert(Rest(start: start, place: place), at: rests.firstIndex { $0.place > place } ?? rests.count)
    }

    private mutating func insert(_ rest: Rest, at index: Int) {
        var rest = rest
        // Mostly they are the same: then they are kept once.
        if let other = rests.last?.start.checkpoint.parameters, other == rest.start.checkpoint.parameters {
            rest.start.checkpoint.parameters = other
        }
        let restCost = rest.start.checkpoint.cost
        // On the way through a log there is no place for more: from the one before it takes longer.
        guard rests.isEmpty || index == rests.count || cost + restCost <= capacity else { return }
        rests.insert(rest, at: index)
        cost += restCost
    }

    /// Adds the events of a step, and forgets those outside of the window or beyond the capacity.
    ///
    /// They are forgotten from one rest to the next, in the end those since the last rest. From then until the next
    /// rest there is no history.
    mutating func add(_ events: [InputEvent], at tick: UInt32) {
        guard !rests.isEmpty else { return }
        entries += events.map { InputScript.Entry(tick: tick, event: $0) }
        changes?.append(.events(events, tick: tick))
        cost += events.reduce(0) { $0 + $1.cost }
        let oldest = tick > window ? tick - window : 0
        while rests.count > 1 && rests[1].start.tick <= oldest || cost > capacity && !rests.isEmpty { forgetFirst() }
        if rests.isEmpty { changes?.append(.forgotten) }
    }

    /// Forgets everything: there is no history until the next rest.
    mutating func forgetAll() {
        while !rests.isEmpty { forgetFirst() }
        changes?.append(.forgotten)
    }

    private mutating func forgetFirst() {
        cost -= rests.removeFirst().start.checkpoint.cost
        let count = (rests.first?.place ?? forgotten + entries.count) - forgotten
        cost -= entries.prefix(count).reduce(0) { $0 + $1.event.cost }
        entries.removeFirst(count)
        forgotten += count
    }

    /// The part of a history after a step.
    struct Tail {
        fileprivate let rests: [Rest]
        fileprivate let entries: [InputScript.Entry]
        /// The approximate size in bytes.
        let cost: Int
    }

    /// Removes the events after `tick`, which lies in the history.
    ///
    /// O(removed events).
    mutating func cut(after tick: UInt32) -> Tail {
        let entryCount = entries.reversed().prefix { $0.tick > tick }.count
        // One is needed to begin from.
        let restCount = min(rests.reversed().prefix { $0.start.tick > tick }.count, max(rests.count - 1, 0))
        let (cutEntries, cutRests) = (Array(entries.suffix(entryCount)), Array(rests.suffix(restCount)))
        let cutCost =
            cutEntries.reduce(0) { $0 + $1.event.cost } + cutRests.reduce(0) { $0 + $1.start.checkpoint.cost }
        entries.removeLast(entryCount)
        rests.removeLast(restCount)
        cost -= cutCost
        changes?.append(.cut(after: tick))
        return Tail(rests: cutRests, entries: cutEntries, cost: cutCost)
    }

    /// Adds again what ``cut(after:)`` removed, at the same step.
    mutating func append(_ tail: Tail) {
        entries += tail.entries
        rests += tail.rests
        cost += tail.cost
        changes? += HistoryChange.changes(tail.rests, tail.entries)
    }

    // MARK: Changes

    /// What was changed since this was called last; from the first time on.
    mutating func drainChanges() -> [HistoryChange] {
        defer { changes = [] }
        return changes ?? []
    }

    /// What makes this history anew, from the last rest before `tick` on.
    ///
    /// O(events).
    func changes(from tick: UInt32) -> [HistoryChange] {
        guard let first = rest(before: tick) ?? rests.first else { return [] }
        return HistoryChange.changes(
            rests.filter { $0.place >= first.place && $0.start.tick >= first.start.tick },
            entries(after: first, to: .max))
    }

    mutating func make(_ change: HistoryChange) {
        switch change {
        case .rest(let checkpoint, let tick): rest(InputScript.Start(checkpoint: checkpoint, tick: tick))
        case .events(let events, let tick): add(events, at: tick)
        case .cut(let tick): _ = cut(after: tick)
        case .forgotten: forgetAll()
        }
    }

    // MARK: Reading

    /// The first step that can be simulated again; nil if there is none.
    var oldest: UInt32? { rests.first?.start.tick }

    /// Returns the last rest at or before `tick`; nil if it has been forgotten.
    func rest(before tick: UInt32) -> Rest? {
        rests.last { $0.start.tick <= tick }
    }

    /// Returns whether a rest before the event at `place` is known.
    func hasRest(at place: Int) -> Bool {
        rests.contains { $0.place == place }
    }

    /// Returns the events after a rest, up to the step `end`.
    func entries(after rest: Rest, to end: UInt32) -> [InputScript.Entry] {
        Array(entries[(rest.place - forgotten)...].prefix { $0.tick <= end })
    }

    /// Returns the next step in which an event took effect; nil if there is none.
    func nextTick(after place: Int) -> UInt32? {
        place - forgotten < entries.count ? entries[place - forgotten].tick : nil
    }

    /// Returns the events of the next such step, and moves `place` behind them.
    func nextEvents(after place: inout Int) -> [InputEvent] {
        guard let tick = nextTick(after: place) else { return [] }
        let events = entries[(place - forgotten)...].prefix { $0.tick == tick }.map(\.event)
        place += events.count
        return events
    }
}

extension InputEvent {
    /// The approximate size in a history, in bytes.
    package var cost: Int {
        switch self {
        case .pointer, .wheel, .key: 96
        case .action(let name): 96 + name.utf8.count
        case .text(let typed): 96 + typed.text.utf8.count
        case .set(let changes): 96 + changes.memorySize
        }
    }
}

extension StageCheckpoint {
    /// The approximate size in a history, in bytes.
    package var cost: Int {
        stages.reduce(256 + scene.utf8.count + parameters.memorySize) {
            $0 + 48 + $1.restoration.memorySize + $1.overrides.memorySize
        }
    }
}

extension [String: StageValue] {
    /// The approximate size in bytes.
    ///
    /// A dictionary has room for a third more than it holds.
    fileprivate var memorySize: Int {
        reduce(64) { $0 + 64 + $1.key.utf8.count + $1.value.memorySize }
    }
}

extension StageValue {
    /// The approximate size in bytes, lists' elements included.
    ///
    /// O(elements).
    fileprivate var memorySize: Int {
        let own = MemoryLayout<StageValue>.stride
        return switch self {
        case .number, .integer, .flag, .null: own
        case .text(let text): own + 16 + text.utf8.count
        case .list(let values): values.reduce(own + 32) { $0 + $1.memorySize }
        }
    }
}

extension HistoryChange {
    /// What makes a history of these; both are in order of tick.
    ///
    /// A rest is before the events after it.
    fileprivate static func changes(
        _ rests: [StageHistory.Rest], _ entries: [InputScript.Entry]
    ) -> [HistoryChange] {
        var changes: [HistoryChange] = []
        var rests = rests[...]
        var index = 0
        while index < entries.count || !rests.isEmpty {
            if let rest = rests.first, index == entries.count || rest.start.tick < entries[index].tick {
                changes.append(.rest(rest.start.checkpoint, tick: rest.start.tick))
                rests.removeFirst()
            } else {
                let tick = entries[index].tick
                let events = entries[index...].prefix { $0.tick == tick }.map(\.event)
                changes.append(.events(events, tick: tick))
                index += events.count
            }
        }
        return changes
    }
}
