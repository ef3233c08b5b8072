import Logging
import StageModel
import WebSocketServer

/// What a ``StageServer`` is started with.
public struct StageServerConfiguration: Sendable {
    /// A numeric address or a name.
    public var host: String
    /// 0 takes a free port.
    public var port: UInt16
    public var files: StaticFiles
    /// The names of the rooms; each is made when its first viewer joins.
    public var rooms: [String]
    public var logger: Logger

    public init(host: String, port: UInt16, files: StaticFiles, rooms: [String], logger: Logger) {
        self.host = host
        self.port = port
        self.files = files
        self.rooms = rooms
        self.logger = logger
    }
}
