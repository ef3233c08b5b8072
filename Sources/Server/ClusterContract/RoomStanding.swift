/// Whether a room has an owner.
public enum RoomStanding: Equatable, Sendable {
    /// The room has no owner.
    ///
    /// Whoever writes its key after the write of this fencing number, or, with nil, writes the first one, owns it.
    case free(after: UInt64?)
    case owned(RoomOwner)
}

/// The session that owns a room.
public struct RoomOwner: Equatable, Sendable {
    /// The session; empty if its owner gave the room up.
    public let session: String
    /// The room's fencing number: it ascends with each change of owner, and stands in every message of the room.
    public let fence: UInt64

    /// Makes an owner of its session and the fencing number.
    public init(session: String, fence: UInt64) {
        self.session = session
        self.fence = fence
    }
}
