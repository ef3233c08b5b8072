import Simulation
import StageModel

/// The events on a room's stage, to be repeated with other code or in another process.
struct RoomLog {
    /// The number of events above which the log should begin again at the next rest.
    static let capacity = 40_000

    /// The state in which the events begin; nil for the scene's own start.
    private(set) var start: InputScript.Start?
    /// The events, by ascending tick.
    private(set) var entries: [InputScript.Entry]

    init(_ script: InputScript = InputScript()) {
        start = script.start
        entries = script.entries
        cost = wholeCost
    }

    var startTick: UInt32 { start?.tick ?? 0 }
    /// The tick of the last event, or, without any, that of the start.
    var lastTick: UInt32 { entries.last?.tick ?? startTick }

    mutating func add(_ events: [InputEvent], at tick: UInt32) {
        entries += events.map { InputScript.Entry(tick: tick, event: $0) }
        cost += events.reduce(0) { $0 + $1.cost }
    }

    /// The approximate size in bytes.
    private(set) var cost = 0

    /// The size in bytes above which the log should begin again.
    static let costLimit = 8 << 20

    /// Whether the log should begin again at the next rest.
    var isFull: Bool { entries.count > Self.capacity || cost > Self.costLimit }

    private var wholeCost: Int {
        entries.reduce(start?.checkpoint.cost ?? 0) { $0 + $1.event.cost }
    }

    /// Forgets all events, and begins in a state at rest.
    mutating func begin(at start: InputScript.Start) {
        self.start = start
        entries = []
        cost = wholeCost
    }

    /// Forgets the events after a tick.
    ///
    /// - Returns: events that cancel the pointers that were down then.
    mutating func leave(at tick: UInt32) -> [InputEvent] {
        entries = Array(entries[..<(entries.firstIndex { $0.tick > tick } ?? entries.count)])
        cost = wholeCost
        return cancellations
    }

    /// Events that cancel the pointers that are down at the end.
    var cancellations: [InputEvent] {
        touches.values.sorted { $0.pointer < $1.pointer }.map {
            .pointer(PointerSample(pointer: $0.pointer, phase: .cancel, x: $0.x, y: $0.y))
        }
    }

    /// The newest sample of each pointer that is down.
    private var touches: [UInt64: PointerSample] {
        var touches: [UInt64: PointerSample] = [:]
        for entry in entries { Self.track(entry.event, in: &touches) }
        return touches
    }

    /// The step in which the last gesture began: the last in which a pointer went down while none was.
    ///
    /// Nil if there was none.
    var lastGesture: UInt32? {
        var touches: [UInt64: PointerSample] = [:]
        var start: UInt32?
        for entry in entries {
            if case .pointer(let sample) = entry.event, sample.phase == .down, touches.isEmpty { start = entry.tick }
            Self.track(entry.event, in: &touches)
        }
        return start
    }

    private static func track(_ event: InputEvent, in touches: inout [UInt64: PointerSample]) {
        guard case .pointer(let sample) = event else { return }
        let isDown = sample.phase == .down || sample.phase == .move && touches[sample.pointer] != nil
        touches[sample.pointer] = isDown ? sample : nil
    }

    /// Returns the events as a script for `simulate`.
    func script(to end: UInt32) -> InputScript {
        InputScript(start: start, entries: Array(entries.prefix { $0.tick <= end }))
    }
}
