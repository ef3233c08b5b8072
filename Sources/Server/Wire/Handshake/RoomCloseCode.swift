/// The close codes that are this wire's own.
public enum RoomCloseCode: UInt16, CaseIterable, Sendable {
    /// The room is private, and the handshake showed no key.
    case keyRequired = 4401
    /// The key is not valid for this room, or not any more.
    case invalidKey = 4403
    /// There is no such room, and the server knows of none that there was.
    case noSuchRoom = 4404
    /// The identity came back in another connection: come back without it.
    case identityTaken = 4409
    /// The room has ended.
    case ended = 4410
}
