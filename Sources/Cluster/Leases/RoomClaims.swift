/// Which session owns a room, as the room's key in the cluster's bucket says. The key's revision is the room's fencing
/// number: it ascends with each change of owner, and stands in every message of the room.
public struct RoomOwner: Equatable, Sendable {
    /// Empty: nobody, as its owner gave it up.
    public let session: String
    public let fence: UInt64

    public init(session: String, fence: UInt64) {
        self.session = session
        self.fence = fence
    }
}

/// What a node knows of the rooms' owners.
public struct RoomClaims: Equatable, Sendable {
    public enum Standing: Equatable, Sendable {
        /// Nobody acts; whoever writes the room's key after this revision, or where there is none, owns it.
        case free(after: UInt64?)
        case owned(RoomOwner)
    }

    private var owners: [String: RoomOwner] = [:]

    public init() {}

    public subscript(room: String) -> RoomOwner? { owners[room] }

    /// A room's key was written.
    ///
    /// - Returns: whether that is news: a lower fencing number is not.
    public mutating func saw(_ room: String, _ owner: RoomOwner) -> Bool {
        if let known = owners[room], owner.fence <= known.fence { return false }
        owners[room] = owner
        return true
    }

    /// A room's key was removed by the write `revision`.
    public mutating func forget(_ room: String, revision: UInt64) -> Bool {
        guard let known = owners[room], revision > known.fence else { return false }
        owners[room] = nil
        return true
    }

    public func standing(of room: String, _ census: NodeCensus) -> Standing {
        guard let owner = owners[room] else { return .free(after: nil) }
        return owner.session.isEmpty || census.hasEnded(owner.session) ? .free(after: owner.fence) : .owned(owner)
    }

    /// The rooms of a session.
    public func rooms(of session: String) -> [String] {
        owners.filter { $0.value.session == session }.map(\.key).sorted()
    }
}
