/// The close codes that are this wire's own.
public enum RoomCloseCode: UInt16, CaseIterable, Sendable {
    /// The key is not valid for this room, or not any more: come back without it or not at all.
    case invalidKey = 4403
    /// There is no such room, or it has ended.
    case noSuchRoom = 4404
    /// The identity came back in another connection: come back without it.
    case identityTaken = 4409
}
