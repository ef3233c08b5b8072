/// What a ``WebSocketServer`` serves. It is made, used and released on the server's own thread only, so it needs no
/// locks; other threads reach it through ``WebSocketServer/post(_:)``.
public protocol WebSocketService: AnyObject, SendableMetatype {
    /// A connection has completed its handshake.
    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance

    /// How many bytes the body of a POST may have, or nil where none may be sent (405). Asked before the body is read;
    /// a longer one is refused (413). None is read where this is not implemented.
    func bodyLimit(of request: HTTPRequest) -> Int?

    /// Whether a request takes so much work that each address may make only so many
    /// (``ConnectionLimits/costlyRequests``). None does where this is not implemented.
    func isCostly(_ request: HTTPRequest) -> Bool

    /// Answers a request, or leaves a GET to the files (nil). Must not block: every connection waits for it. What takes
    /// long is answered ``HTTPReply/later(_:)``.
    func answer(_ request: HTTPRequest) -> HTTPReply?

    /// The status with which a page (a file of HTML) is served at a path: 404 where all that it will say is that there is
    /// nothing. 200 where this is not implemented.
    func pageStatus(at path: String) -> UInt32
}

extension WebSocketService {
    public func bodyLimit(of request: HTTPRequest) -> Int? { nil }
    public func isCostly(_ request: HTTPRequest) -> Bool { false }
    public func answer(_ request: HTTPRequest) -> HTTPReply? { nil }
    public func pageStatus(at path: String) -> UInt32 { 200 }
}

/// What becomes of a new connection.
public enum WebSocketAcceptance {
    case accept(any WebSocketHandler)
    /// Closes it with a code and a reason that a browser shows to its page.
    case refuse(WebSocketClosure)
}

/// One connection's receiver and source of messages; on the server's thread only.
public protocol WebSocketHandler: AnyObject {
    /// A whole message has arrived, of at most ``WebSocketServer/Configuration/maximumMessageSize`` bytes.
    func receive(_ message: WebSocketMessage)

    /// The next message to send, or nil. Asked for when the connection can take one after
    /// ``WebSocketConnection/requestWritable()``: what is newest then is sent, and nothing is ever queued.
    func nextMessage() -> OutgoingMessage?

    /// Nothing was heard of the peer for ``ConnectionLimits/silenceNotice`` seconds, not even a pong. Called again only
    /// after something was heard.
    func fellSilent()

    /// The connection is gone. Nothing is called after this.
    ///
    /// - Parameter byPeer: whether the peer said so with a close frame.
    func closed(byPeer: Bool)
}

extension WebSocketHandler {
    public func fellSilent() {}
}

/// A message that was received.
public enum WebSocketMessage: Equatable, Sendable {
    /// UTF-8.
    case text([UInt8])
    case binary([UInt8])
}
