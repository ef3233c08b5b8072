import Logging

/// What a ``WebSocketServer`` is started with.
public struct WebSocketServerConfiguration: Sendable {
    /// A numeric address or a name; a name's first address is used.
    public var host: String
    /// 0 takes a free port.
    public var port: UInt16
    /// The one sub-protocol that is spoken; a handshake that does not offer it is refused.
    public var subprotocol: String
    /// The longest message that a peer may send, in bytes, over all its fragments; a longer one closes with 1009.
    public var maximumMessageSize: Int
    /// How many WebSocket connections may be open at once, or as many as the process may hold descriptors for, if
    /// that is less; a further one is closed with 1013.
    public var maximumConnections: Int
    public var files: StaticFiles
    public var logger: Logger

    public init(
        host: String, port: UInt16, subprotocol: String, maximumMessageSize: Int, maximumConnections: Int = 4096,
        files: StaticFiles, logger: Logger
    ) {
        self.host = host
        self.port = port
        self.subprotocol = subprotocol
        self.maximumMessageSize = maximumMessageSize
        self.maximumConnections = maximumConnections
        self.files = files
        self.logger = logger
    }
}
