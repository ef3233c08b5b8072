/// The session that owns a room, according to the room's key in the cluster's bucket.
///
/// The room's fencing number is the key's revision plus an offset by the bucket's time of creation: it ascends with each
/// change of owner, from one bucket to the next as well, and stands in every message of the room.
public struct RoomOwner: Equatable, Sendable {
    /// The session; empty if its owner gave the room up.
    public let session: String
    /// The room's fencing number.
    public let fence: UInt64

    /// Makes an owner of its session and the fencing number.
    public init(session: String, fence: UInt64) {
        self.session = session
        self.fence = fence
    }
}

/// The rooms' owners that a node knows.
public struct RoomClaims: Equatable, Sendable {
    /// Whether a room has an owner.
    public enum Standing: Equatable, Sendable {
        /// The room has no owner.
        ///
        /// Whoever writes its key after the write of this fencing number, or, with nil, writes the first one, owns it.
        case free(after: UInt64?)
        case owned(RoomOwner)
    }

    private var owners: [String: RoomOwner] = [:]

    /// Makes claims without owners.
    public init() {}

    /// The owner of a room; nil if its key is not known.
    public subscript(room: String) -> RoomOwner? { owners[room] }

    /// Notes that a room's key was written.
    ///
    /// - Returns: whether that is news: a lower fencing number is not.
    public mutating func saw(_ room: String, _ owner: RoomOwner) -> Bool {
        if let known = owners[room], owner.fence <= known.fence { return false }
        owners[room] = owner
        return true
    }

    /// Notes that a room's key was removed by the write `revision`.
    public mutating func forget(_ room: String, revision: UInt64) -> Bool {
        guard let known = owners[room], revision > known.fence else { return false }
        owners[room] = nil
        return true
    }

    /// Returns whether a room has an owner, whose session has not ended.
    public func standing(of room: String, _ census: NodeCensus) -> Standing {
        guard let owner = owners[room] else { return .free(after: nil) }
        return owner.session.isEmpty || census.hasEnded(owner.session) ? .free(after: owner.fence) : .owned(owner)
    }

    /// Returns the rooms of a session.
    public func rooms(of session: String) -> [String] {
        owners.filter { $0.value.session == session }.map(\.key).sorted()
    }
}
