/// The shares of a server that its peers may use.
public struct ConnectionLimits: Sendable {
    /// The greatest number of open WebSocket connections; a further one is closed with 1013.
    ///
    /// It is also limited by the descriptors that the process may hold.
    public var connections = 4096
    /// The greatest number of WebSocket connections from one address (of IPv6: one /64 network); a further one is
    /// closed with 1013.
    ///
    /// Everyone behind one router shares an address.
    public var connectionsPerAddress = 256
    /// A rate at which connections are accepted; further ones wait.
    public struct Pace: Sendable {
        /// The number accepted at once after a quiet time.
        public var burst: Int
        /// The number accepted within a second from all addresses; at least 1.
        public var perSecond: Int
        /// The number accepted within a second from one address, beyond those that it may have open at once; at least
        /// 1.
        public var perSecondPerAddress: Int
    }
    /// The rate at which connections are accepted without TLS.
    public var accepts = Pace(burst: 16, perSecond: 500, perSecondPerAddress: 100)
    /// The rate at which connections are accepted with TLS, where each takes a millisecond of cryptography.
    public var handshakes = Pace(burst: 8, perSecond: 100, perSecondPerAddress: 30)
    /// The HTTP requests, WebSocket handshakes included, that an address may make within a second.
    ///
    /// Ten times as many may come at once; one more is answered with HTTP 429 and ends its connection.
    public var requestsPerSecond = 100
    /// The cost of messages that an address may send within a second (``WebSocketConnection/charge(_:)``).
    ///
    /// Twice as much may come at once. The value is 120 of the cheapest messages for each connection that it may have,
    /// and some more. A message beyond that closes its connection with 1008.
    public var messageCostPerSecond = 40_000
    /// The data frames and pongs that a peer may send within a second; one more closes with 1008.
    public var framesPerSecond = 2500
    /// The time in seconds for a TLS handshake, for a request's headers, and for its body.
    ///
    /// A slower peer is dropped.
    public var handshakeTimeout: UInt32 = 10
    /// The time in seconds that a service may take for a later answer; after it the peer is answered with HTTP 503.
    public var answerTimeout: UInt32 = 10
    /// The greatest number of bytes of requests' bodies that are held at once, over all peers.
    ///
    /// A request beyond it is answered with HTTP 503.
    public var bodyBytes = 16 * 1024 * 1024
    /// The costly requests (``WebSocketService/isCostly(_:)``) that an address may make at once; at least 1.
    ///
    /// One more is answered with HTTP 429.
    public var costlyRequests: UInt32 = 40
    /// The seconds after which an address may make one more costly request.
    public var costlyRequestInterval: UInt32 = 6
    /// The seconds of silence after which a peer is pinged, each time.
    public var pingInterval: UInt16 = 3
    /// The seconds of silence after which a connection's handler is told; above `pingInterval`.
    public var silenceNotice: UInt16 = 5
    /// The seconds of silence after which a peer is closed with 1008; above `silenceNotice`.
    public var silenceLimit: UInt16 = 30

    /// Makes the default limits.
    public init() {}

    /// The limits for tests, whose peers share an address and may be slow on a busy machine: none is dropped for its
    /// silence, or has to wait for the others.
    package static var patient: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.handshakeTimeout = 600
        limits.answerTimeout = 600
        limits.costlyRequests = 1_000_000
        limits.accepts = Pace(burst: 100_000, perSecond: 100_000, perSecondPerAddress: 100_000)
        limits.handshakes = limits.accepts
        limits.requestsPerSecond = 100_000
        limits.messageCostPerSecond = 100_000_000
        limits.pingInterval = 600
        limits.silenceNotice = 900
        limits.silenceLimit = 1200
        return limits
    }

    /// The greatest number of sockets of any kind from one address: its WebSockets, and what its browsers load pages
    /// by.
    ///
    /// A further connection is dropped as soon as it is accepted.
    var socketsPerAddress: Int { connectionsPerAddress + 64 }
}
