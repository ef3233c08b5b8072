import Cluster
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
    /// The numeric address by which other machines reach this one, for links; IPv6 in brackets; nil: it is not known.
    public var networkHost: String?
    public var files: StaticFiles
    /// Each has a public room of its name, and private ones.
    public var scenes: [SceneDescription]
    /// How many private rooms there may be at once. A quarter of them may be made from one address.
    public var maximumRooms = 200
    /// Seconds that a room may be empty before it ends.
    public var roomIdle: Double = 600
    /// Seconds that a public room may be empty before it returns to its start, if that is less.
    public var publicRoomIdle: Double = 30
    /// A folder that keeps the rooms and the server's secret for the next run; without it nothing outlives this one.
    public var stateFolder: String?
    /// The player of recordings that `/replay.html` is, for the page to put one into; nil: there is none.
    public var replayPage: String?
    public var limits = ConnectionLimits()
    /// Numeric addresses that may read `/metrics` beside this machine.
    package var metricsReaders: [PeerAddress] = []
    /// Seconds for which one text of `/metrics` holds good.
    package var metricsInterval: Double = 1
    /// Whose pages may connect.
    public var origins = OriginPolicy()
    /// Names by which the server is reached, beside loopback, the machine's addresses and those of its certificate.
    public var hostNames: [HostName] = []
    /// Whose pages may frame the served one.
    public var frameAncestors = FrameAncestors.own
    /// With them the port speaks TLS only.
    public var tls: TLSFiles?
    /// What else the server answers.
    public var endpoint: Endpoint?
    /// With it the server is one of several nodes that share their rooms.
    public var cluster: ClusterOptions?
    /// Of 32 bytes, from which links' keys are made; nil: one is kept where the rooms are.
    public var secret: [UInt8]?
    public var logger: Logger

    /// A request that somebody else answers: a POST of at most 64 KiB to one path.
    public struct Endpoint: Sendable {
        static let bodyLimit = 1 << 16

        let path: String
        let answer: @Sendable (HTTPRequest) -> HTTPReply

        /// - Parameter answer: called on the server's thread.
        public init(path: String, answer: @escaping @Sendable (HTTPRequest) -> HTTPReply) {
            self.path = path
            self.answer = answer
        }
    }

    public init(host: String, port: UInt16, files: StaticFiles, scenes: [SceneDescription], logger: Logger) {
        self.host = host
        self.port = port
        self.files = files
        self.scenes = scenes
        self.logger = logger
    }

    func sockets(
        subprotocol: String, maximumMessageSize: Int, metrics: PrometheusRegistry
    ) -> WebSocketServerConfiguration {
        WebSocketServerConfiguration(
            host: host, port: port, subprotocol: subprotocol, maximumMessageSize: maximumMessageSize, files: files,
            limits: limits, origins: origins, hostNames: hostNames, frameAncestors: frameAncestors, tls: tls,
            metrics: metrics, logger: logger)
    }
}
