/// Has a room whose steps take long go on more seldom, so that the others keep most of the main thread. Times are
/// nanoseconds of one clock.
struct RoomShares {
    /// What a step may take without consequences.
    static let patience: UInt64 = 10_000_000
    /// How long it rests then, as a multiple.
    static let rest: UInt64 = 3

    private var restsUntil: [String: UInt64] = [:]

    /// When a room that is due at `due` may go on.
    func instant(of room: String, due: UInt64) -> UInt64 {
        restsUntil[room].map { max($0, due) } ?? due
    }

    /// Whether the room's last step took long. It doesn't make up for the time in which it rested: that would take longer
    /// still.
    func isHeavy(_ room: String) -> Bool { restsUntil[room] != nil }

    /// - Parameter duration: of the step at `now`.
    mutating func worked(_ room: String, for duration: UInt64, at now: UInt64) {
        restsUntil[room] = duration > Self.patience ? now + duration * (1 + Self.rest) : nil
    }

    mutating func forget(_ room: String) {
        restsUntil[room] = nil
    }
}
