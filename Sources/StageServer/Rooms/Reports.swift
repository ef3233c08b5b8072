import Wire

/// When a room's notices of who is here and how the scene stands are due: after a change, and each at most ten times
/// a second. Times are nanoseconds of one clock.
struct Reports {
    /// From one notice to the next of its type at least.
    static let interval: UInt64 = 100_000_000

    private var room: RoomState?
    private var state: SceneState?
    private var reportedAt: UInt64?
    private var mayHaveChanged = true

    /// When ``update(at:room:state:)`` may have something new.
    var due: UInt64? { mayHaveChanged ? reportedAt.map { $0 + Self.interval } ?? 0 : nil }

    mutating func touch() {
        mayHaveChanged = true
    }

    /// The notices that are due now: those that differ from the last ones.
    mutating func update(
        at now: UInt64, room: () -> RoomState, state: () -> SceneState
    ) -> (room: RoomState?, state: SceneState?) {
        guard let due, now >= due else { return (nil, nil) }
        mayHaveChanged = false
        let (newRoom, newState) = (room(), state())
        guard newRoom != self.room || newState != self.state else { return (nil, nil) }
        defer { (self.room, self.state, reportedAt) = (newRoom, newState, now) }
        return (newRoom == self.room ? nil : newRoom, newState == self.state ? nil : newState)
    }
}
