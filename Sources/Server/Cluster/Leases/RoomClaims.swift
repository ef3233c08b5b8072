import ClusterContract

/// The rooms' owners that a node knows, according to the rooms' keys in the cluster's bucket.
///
/// A room's fencing number is its key's revision plus an offset by the bucket's time of creation: so it ascends from one
/// bucket to the next as well.
public struct RoomClaims: Equatable, Sendable {
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
    public func standing(of room: String, _ census: NodeCensus) -> RoomStanding {
        guard let owner = owners[room] else { return .free(after: nil) }
        return owner.session.isEmpty || census.hasEnded(owner.session) ? .free(after: owner.fence) : .owned(owner)
    }

    /// The session of each room.
    var sessions: some Sequence<String> { owners.values.lazy.map(\.session) }

    /// Returns the rooms of a session.
    public func rooms(of session: String) -> [String] {
        owners.filter { $0.value.session == session }.map(\.key).sorted()
    }
}
