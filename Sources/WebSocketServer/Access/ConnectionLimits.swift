/// How much of a server its peers may use.
public struct ConnectionLimits: Sendable {
    /// How many WebSocket connections may be open at once, or as many as the process may hold descriptors for, if
    /// that is less; a further one is closed with 1013.
    public var connections = 4096
    /// How many of them may come from one address (of IPv6: one /64 network); a further one is closed with 1013.
    /// Everyone behind one router shares an address.
    public var connectionsPerAddress = 256
    /// How many connections are taken to be served; further ones wait for their turn.
    public struct Pace: Sendable {
        /// In one go, if it was quiet before.
        public var burst: Int
        /// Within a second, of all addresses; each at least 1.
        public var perSecond: Int
        /// Within a second, of one address, beyond as many as it may have open at once.
        public var perSecondPerAddress: Int
    }
    public var accepts = Pace(burst: 16, perSecond: 500, perSecondPerAddress: 100)
    /// The same with TLS, where each takes a millisecond of cryptography.
    public var handshakes = Pace(burst: 8, perSecond: 100, perSecondPerAddress: 30)
    /// HTTP requests, handshakes of WebSockets included, that an address may make within a second, and ten times as many at
    /// once; one more is answered 429 and ends its connection.
    public var requestsPerSecond = 100
    /// What messages of one address may cost within a second, and twice as much at once
    /// (``WebSocketConnection/charge(_:)``): 120 of the cheapest for each connection that it may have, and some more. A
    /// message beyond that closes its connection with 1008.
    public var messageCostPerSecond = 40_000
    /// Frames of data and pongs that a peer may send within one second; one more closes with 1008.
    public var framesPerSecond = 2500
    /// Seconds for a TLS handshake, again for a request's headers, and again for its body; a peer that takes longer is
    /// dropped.
    public var handshakeTimeout: UInt32 = 10
    /// Seconds that a service may take for an answer that it makes later; then the peer is told so (503).
    public var answerTimeout: UInt32 = 10
    /// Bytes of requests' bodies that are held at once, of all peers; the one that goes beyond is answered 503.
    public var bodyBytes = 16 * 1024 * 1024
    /// Requests that take work (``WebSocketService/isCostly(_:)``) that an address may make at once; one more is answered
    /// 429. At least 1.
    public var costlyRequests: UInt32 = 40
    /// Seconds after which it may make one more.
    public var costlyRequestInterval: UInt32 = 6
    /// Seconds after which a peer is pinged again.
    public var pingInterval: UInt16 = 3
    /// Seconds of silence after which a connection's handler is told; above `pingInterval`.
    public var silenceNotice: UInt16 = 5
    /// Seconds of silence after which a peer is closed with 1008; above `silenceNotice`.
    public var silenceLimit: UInt16 = 30

    public init() {}

    /// For tests, whose peers may be held up for long on a busy machine, and share an address: none is dropped for its
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

    /// Sockets of any kind from one address: its WebSockets, and what its browsers load pages by. Beyond this a
    /// connection is dropped as soon as it is accepted.
    var socketsPerAddress: Int { connectionsPerAddress + 64 }
}
