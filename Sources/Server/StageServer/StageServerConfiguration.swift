import ClusterContract
import Foundation
import Logging
import StageModel
import WebSocketServer
import Wire

/// The configuration of a ``StageServer``.
public struct StageServerConfiguration: Sendable {
    /// The host to bind: a numeric address or a name.
    public var host: String
    /// The port to bind; 0 takes a free one.
    public var port: UInt16
    /// The number of threads that viewers' connections are spread over; at least 1.
    public var threads = min(ProcessInfo.processInfo.activeProcessorCount, 64)
    /// The numeric address by which other machines reach this one, for links, with IPv6 in brackets; nil if it is not
    /// known.
    public var networkHost: String?
    /// The files of the page.
    public var files: StaticFiles
    /// The scenes, each of which has a public room of its name, and private ones.
    public var scenes: [SceneDescription]
    /// The name of the project whose code the scenes are; nil for the program's own scenes.
    public var project: String?
    /// The greatest number of private rooms at once.
    public var maximumRooms = 200
    /// The greatest number of them that are made from one address; nil: a quarter of all, and at least one.
    public var maximumRoomsPerAddress: Int?
    /// The greatest number of viewers in one room, those on all nodes of a cluster together.
    public var maximumViewersPerRoom = Int.max
    /// The seconds that a room may be empty before it ends.
    public var roomIdle: Double = 600
    /// The seconds that a public room may be empty before it returns to its start, if that is less than ``roomIdle``.
    public var publicRoomIdle: Double = 30
    /// The folder that keeps the rooms and the server's secret for the next run; nil keeps nothing.
    public var stateFolder: String?
    /// The player of recordings at `/replay.html`, for the page to put a recording into; nil if there is none.
    public var replayPage: String?
    /// The shares of the server that its peers may use.
    public var limits = ConnectionLimits()
    /// The proxies whose `X-Forwarded-For` says where a request comes from.
    public var trustedProxies: [AddressBlock] = []
    /// The numeric addresses that may read `/metrics` beside this machine.
    package var metricsReaders: [PeerAddress] = []
    /// The seconds for which a text of `/metrics` is used again.
    package var metricsInterval: Double = 1
    /// The origins whose pages may connect.
    public var origins = OriginPolicy()
    /// The names by which the server is reached, beside loopback, the machine's addresses and those of its certificate.
    public var hostNames: [HostName] = []
    /// The origins whose pages may frame the served page.
    public var frameAncestors = FrameAncestors.own
    /// The certificate and key; with them the port speaks TLS only.
    public var tls: TLSFiles?
    /// Further requests that are answered, of different paths.
    public var endpoints: [Endpoint] = []
    /// With it the server is one of several nodes that share their rooms.
    public var cluster: (any JoinableCluster)?
    /// The seconds from one look to the next whether other nodes should have some rooms, and those for which a room stays
    /// where it has come to.
    package var balancing = (interval: 5.0, stay: 60.0)
    /// Of 32 bytes, from which links' keys are made; nil: one is kept where the rooms are.
    public var secret: [UInt8]?
    /// The logger of the server's messages.
    public var logger: Logger

    /// A request about the sources of what a room shows, which its maker answers: a POST of at most 64 KiB to one path,
    /// with the room's name as the query's `room`, by those who may present there, or, in a public room, touch.
    public struct Endpoint: Sendable {
        static let bodyLimit = 1 << 16

        let path: String
        let answer: @Sendable (HTTPRequest) -> HTTPReply

        /// Makes an endpoint.
        ///
        /// - Parameters:
        ///   - path: the request's path.
        ///   - answer: is called on one of the server's threads.
        public init(path: String, answer: @escaping @Sendable (HTTPRequest) -> HTTPReply) {
            self.path = path
            self.answer = answer
        }
    }

    /// Makes a configuration with defaults for everything else.
    public init(host: String, port: UInt16, files: StaticFiles, scenes: [SceneDescription], logger: Logger) {
        self.host = host
        self.port = port
        self.files = files
        self.scenes = scenes
        self.logger = logger
    }

    func sockets(
        subprotocol: String, maximumMessageSize: Int, metrics: Metrics
    ) -> WebSocketServerConfiguration {
        var sockets = WebSocketServerConfiguration(
            host: host, port: port, subprotocol: subprotocol, maximumMessageSize: maximumMessageSize, files: files,
            limits: limits, origins: origins, hostNames: hostNames, frameAncestors: frameAncestors, tls: tls,
            metrics: metrics, logger: logger)
        sockets.threads = threads
        sockets.trustedProxies = trustedProxies
        sockets.metricsPrefix = "zoetrope_"
        sockets.closeCodes = RoomCloseCode.allCases.map(WebSocketCloseCode.init)
        sockets.hostNameOption = "zoetrope serve --host-name NAME"
        return sockets
    }
}
