import Logging

/// The configuration of a ``WebSocketServer``.
public struct WebSocketServerConfiguration: Sendable {
    /// The host to bind: a numeric address, or a name, of which the first address is used.
    public var host: String
    /// The port to bind; 0 takes a free one.
    public var port: UInt16
    /// The number of threads that serve connections; at least 1.
    public var threads = 1
    /// The one sub-protocol that is spoken.
    ///
    /// A handshake that does not offer it is refused.
    public var subprotocol: String
    /// The greatest length of a peer's message in bytes, over all its fragments.
    ///
    /// A longer one closes with 1009.
    public var maximumMessageSize: Int
    /// The shares of the server that its peers may use.
    public var limits: ConnectionLimits
    /// The origins whose pages may connect.
    ///
    /// Any other handshake, and one that names no origin, is refused with HTTP 403.
    public var origins: OriginPolicy
    /// The names by which the server is reached, beside loopback, the machine's addresses and those of its certificate.
    ///
    /// A request for another host is answered with HTTP 421.
    public var hostNames: [HostName]
    /// The origins whose pages may frame the served page.
    public var frameAncestors: FrameAncestors
    /// The certificate and key; with them the port speaks TLS only (https and wss).
    public var tls: TLSFiles?
    /// The files that are served.
    public var files: StaticFiles
    /// The registry in which the server counts.
    public var metrics: Metrics
    /// What the names of the server's metrics begin with.
    public var metricsPrefix = ""
    /// The service's own close codes, which are counted beside those of RFC 6455.
    public var closeCodes: [WebSocketCloseCode] = []
    /// How whoever runs the server adds to ``hostNames``, for the answer to a request for another host.
    public var hostNameOption: String?
    /// The logger of the server's messages.
    public var logger: Logger

    /// Makes a configuration of its attributes.
    public init(
        host: String, port: UInt16, subprotocol: String, maximumMessageSize: Int, files: StaticFiles,
        limits: ConnectionLimits = ConnectionLimits(), origins: OriginPolicy = OriginPolicy(),
        hostNames: [HostName] = [], frameAncestors: FrameAncestors = .own, tls: TLSFiles? = nil,
        metrics: Metrics = Metrics(), logger: Logger
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
