import WebSocketServer
import Wire

/// The schedule of a room's notices about who is in it, the scene's state and its time: after a change, each at most
/// ten times a second.
struct NoticeSchedule {
    /// The least time between two notices of one type.
    static let interval = Duration.milliseconds(100)

    private var room: RoomState?
    private var state: SceneState?
    private var time: TimeNotice?
    private var reportedAt: MonotonicInstant?
    /// When they were compared with the last ones: in a room that moves, each time takes as long as a scene's step.
    private var comparedAt: MonotonicInstant?
    private var mayHaveChanged = true
    private var mayHaveMoved = false

    /// The time at which ``update(at:room:state:time:)`` may have something new; nil if there is nothing to report.
    var due: MonotonicInstant? {
        guard mayHaveChanged || mayHaveMoved else { return nil }
        return (mayHaveChanged ? reportedAt : comparedAt).map { $0 + Self.interval } ?? .distantPast
    }

    /// Notes that somebody may have changed something, which is compared as soon as it may be told.
    mutating func touch() {
        mayHaveChanged = true
    }

    /// Notes that the stage moved, after which they are compared ten times a second at most.
    mutating func touchMoved() {
        mayHaveMoved = true
    }

    /// Returns the notices that are due now: those that differ from the last ones.
    mutating func update(
        at now: MonotonicInstant, room: () -> RoomState, state: () -> SceneState, time: () -> StageTime
    ) -> [SharedNotice] {
        guard let due, now >= due else { return [] }
        (mayHaveChanged, mayHaveMoved, comparedAt) = (false, false, now)
        let (newRoom, newState, newTime) = (room(), state(), TimeNotice(time: time(), instant: now))
        let isPredicted = self.time?.predicts(newTime.time, at: now) ?? false
        guard newRoom != self.room || newState != self.state || !isPredicted else { return [] }
        defer {
            (self.room, self.state, reportedAt) = (newRoom, newState, now)
            if !isPredicted { self.time = newTime }
        }
        return [
            newRoom == self.room ? nil : .room(newRoom), newState == self.state ? nil : .state(newState),
            isPredicted ? nil : .time(newTime),
        ].compactMap(\.self)
    }
}
