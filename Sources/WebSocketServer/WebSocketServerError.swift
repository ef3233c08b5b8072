/// Why a server could not start, in one line.
public struct WebSocketServerError: Error, CustomStringConvertible, Equatable, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
