import Logging
import PrometheusMetrics
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
    public var limits = ConnectionLimits()
    /// Whose pages may connect.
    public var origins = OriginPolicy()
    /// Whose pages may frame the served one.
    public var frameAncestors = FrameAncestors.own
    /// With them the port speaks TLS only.
    public var tls: TLSFiles?
    public var logger: Logger

    public init(host: String, port: UInt16, files: StaticFiles, rooms: [String], logger: Logger) {
        self.host = host
        self.port = port
        self.files = files
        self.rooms = rooms
        self.logger = logger
    }

    func sockets(
        subprotocol: String, maximumMessageSize: Int, endpoints: [HTTPEndpoint], metrics: PrometheusRegistry
    ) -> WebSocketServerConfiguration {
        WebSocketServerConfiguration(
            host: host, port: port, subprotocol: subprotocol, maximumMessageSize: maximumMessageSize, files: files,
            limits: limits, origins: origins, frameAncestors: frameAncestors, tls: tls, endpoints: endpoints,
            metrics: metrics, logger: logger)
    }
}
