/// What happened to a viewer of a room that another node owns, on its way there.
struct ViewerEntry: Equatable, Sendable {
    /// The viewer's connection, by its node's number.
    let connection: UInt64
    let event: ViewerEvent
}

/// Entries of one node for one room, in order of arrival.
struct ViewerBatch: Equatable, Sendable {
    let room: String
    /// By which the receiver owns the room.
    let fence: UInt64
    /// The sender's session.
    let session: String
    /// The sender's ``EntryStream/id``.
    let stream: UInt64
    /// The number of the first entry in the sender's stream; of all viewers, of the entry that follows them.
    let number: UInt64
    /// Whether these are all viewers that the node has in the room: who is not among them has left.
    let isWhole: Bool
    let entries: [ViewerEntry]
}
