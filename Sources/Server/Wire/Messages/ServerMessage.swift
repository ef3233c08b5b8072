/// A message with everything that a viewer is sent at once, in one WebSocket message.
public struct ServerMessage: Equatable, Sendable {
    /// The parts, at least one.
    public var parts: [ServerPart]

    /// Makes a message of its parts.
    public init(parts: [ServerPart]) {
        self.parts = parts
    }
}
