/// Everything that a viewer is sent at once: one WebSocket message.
public struct ServerMessage: Equatable, Sendable {
    /// At least one.
    public var parts: [ServerPart]

    public init(parts: [ServerPart]) {
        self.parts = parts
    }
}
