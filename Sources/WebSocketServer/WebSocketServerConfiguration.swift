import Logging
import PrometheusMetrics

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
    public var limits: ConnectionLimits
    /// Whose pages may connect; any other handshake, and one that names no origin, is refused with HTTP 403.
    public var origins: OriginPolicy
    /// Names by which the server is reached, beside loopback, the machine's addresses and those of its certificate; a
    /// request for another host is answered 421.
    public var hostNames: [HostName]
    /// Whose pages may frame the served one.
    public var frameAncestors: FrameAncestors
    /// With them the port speaks TLS only (https and wss).
    public var tls: TLSFiles?
    public var files: StaticFiles
    public var metrics: PrometheusRegistry
    public var logger: Logger

    public init(
        host: String, port: UInt16, subprotocol: String, maximumMessageSize: Int, files: StaticFiles,
        limits: ConnectionLimits = ConnectionLimits(), origins: OriginPolicy = OriginPolicy(),
        hostNames: [HostName] = [], frameAncestors: FrameAncestors = .own, tls: TLSFiles? = nil,
        metrics: PrometheusRegistry = PrometheusRegistry(), logger: Logger
    ) {
        self.host = host
        self.port = port
        self.subprotocol = subprotocol
        self.maximumMessageSize = maximumMessageSize
        self.files = files
        self.limits = limits
        self.origins = origins
        self.hostNames = hostNames
        self.frameAncestors = frameAncestors
        self.tls = tls
        self.metrics = metrics
        self.logger = logger
    }
}
