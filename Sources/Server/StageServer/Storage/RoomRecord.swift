import StageModel
import Wire

/// The part of a room that outlives its simulation, and, in a file, the server.
struct RoomRecord: Equatable, Sendable {
    /// The last segment of its address.
    let room: String
    let scene: String
    /// The room's key; nil for a public room whose links were never renewed.
    var key: RandomToken?
    var mode = ControlMode.open
    /// The stage's last state at rest; nil before it has come to rest for the first time.
    var checkpoint: StageCheckpoint?
    /// What was written in the room.
    var comments: [KeptComment] = []
    /// Who is shown lines of the sources of its code, if that is previewed.
    var sources = SourceAudience.presenters

    /// A public room is named as its scene.
    var isPrivate: Bool { room != scene }

    /// The room in a log; of a private one's name, which its links hold, the beginning.
    var logName: String { Self.logName(of: room, isPrivate: isPrivate) }

    static func logName(of room: String, isPrivate: Bool) -> String {
        isPrivate ? "\(room.prefix(4))... (private)" : room
    }
}
