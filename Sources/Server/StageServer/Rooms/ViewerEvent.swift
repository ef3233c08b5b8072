import Wire

/// What happens to a viewer of a room.
enum ViewerEvent: Equatable, Sendable {
    /// - identity: what the handshake showed.
    case joined(RoomDirectory.Admission, identity: RandomToken?)
    case message(ViewerMessage)
    case request(ViewerRequest)
    /// Nothing was heard of the viewer for a while, not even a pong.
    case silent
    /// - onPurpose: whether the viewer said so.
    case left(onPurpose: Bool)
}
