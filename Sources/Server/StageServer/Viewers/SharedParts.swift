import WebSocketServer
import Wire

/// What everyone in a room is told after a step, encoded once for all threads and viewers; nil: as before.
struct SharedParts: Sendable {
    var frame: StageFrame?
    var cursors: [UInt8]?
    /// Parts that are notices.
    var room: [UInt8]?
    var state: [UInt8]?
    var interruption: [UInt8]?
    var time: [UInt8]?
    /// What `time` says.
    var timeNotice: TimeNotice?

    init() {}

    init(_ effects: SharedEffects) {
        frame = effects.frame
        cursors = effects.cursors?.encoded()
        room = effects.room.map { Self.part(.room($0)) }
        state = effects.state.map { Self.part(.state($0)) }
        interruption = effects.interruption.map { Self.part(.interruption($0)) }
        time = effects.time.map { Self.part(.time($0.time)) }
        timeNotice = effects.time
    }

    var isEmpty: Bool {
        frame == nil && cursors == nil && room == nil && state == nil && interruption == nil && time == nil
    }

    /// Adds what a later step says.
    mutating func merge(_ later: SharedParts) {
        frame = later.frame ?? frame
        cursors = later.cursors ?? cursors
        room = later.room ?? room
        state = later.state ?? state
        interruption = later.interruption ?? interruption
        time = later.time ?? time
        timeNotice = later.timeNotice ?? timeNotice
    }

    /// Returns the part of a notice.
    static func part(_ notice: ServerNotice) -> [UInt8] { [MessageType.notice.rawValue] + notice.encoded() }
}
