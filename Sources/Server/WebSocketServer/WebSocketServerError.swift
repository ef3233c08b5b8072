/// A reason why a server could not start.
public struct WebSocketServerError: Error, CustomStringConvertible, Equatable, Sendable {
    /// The reason in one line.
    public let description: String

    /// Makes an error of a reason in one line.
    public init(_ description: String) {
        self.description = description
    }
}
