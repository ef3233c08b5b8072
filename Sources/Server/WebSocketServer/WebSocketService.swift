/// The service of one of a ``WebSocketServer``'s threads.
///
/// It is made, used and released on that thread only, so it needs no locks; other threads reach it through
/// ``WebSocketServer/post(to:_:)``.
public protocol WebSocketService: AnyObject, SendableMetatype {
    /// Decides on a connection that has completed its handshake.
    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance

    /// When ``wake()`` is to be called; nil for not at all.
    ///
    /// Asked for after each call of the service.
    var wakeTime: MonotonicInstant? { get }
    func wake()

    /// Returns how many bytes the body of a POST may have, or nil where none may be sent (405).
    ///
    /// Is called before the body is read; a longer one is refused (413). By default none is read.
    func bodyLimit(of request: HTTPRequest) -> Int?

    /// Returns whether a request takes so much work that each address may make only so many
    /// (``ConnectionLimits/costlyRequests``).
    ///
    /// By default none does.
    func isCostly(_ request: HTTPRequest) -> Bool

    /// Answers a request, or leaves a GET to the files (nil).
    ///
    /// Must not block, as every connection waits for it. A long answer is made by ``HTTPReply/later(_:)``.
    func answer(_ request: HTTPRequest) -> HTTPReply?

    /// Returns the status with which a page (a file of HTML) is served at a path: 404 where all that it will say is
    /// that there is nothing.
    ///
    /// 200 by default.
    func pageStatus(at path: String) -> UInt32

    /// Returns what the page at a path says of itself to whoever shows a link to it; nil for nothing, as by default.
    func description(of path: String) -> PageDescription?
}

extension WebSocketService {
    /// Returns nil: there is nothing to wake for.
    public var wakeTime: MonotonicInstant? { nil }
    /// Does nothing.
    public func wake() {}
    /// Returns nil: no body is read.
    public func bodyLimit(of request: HTTPRequest) -> Int? { nil }
    /// Returns false.
    public func isCostly(_ request: HTTPRequest) -> Bool { false }
    /// Returns nil: the files answer.
    public func answer(_ request: HTTPRequest) -> HTTPReply? { nil }
    /// Returns 200.
    public func pageStatus(at path: String) -> UInt32 { 200 }
    /// Returns nil: a page says nothing but what stands in it.
    public func description(of path: String) -> PageDescription? { nil }
}

/// The decision on a new connection.
public enum WebSocketAcceptance {
    case accept(any WebSocketHandler)
    /// Closes the connection with a code and a reason that a browser shows to its page.
    case refuse(WebSocketClosure)
}

/// One connection's receiver and source of messages; on its connection's thread only.
public protocol WebSocketHandler: AnyObject {
    /// Handles a whole message, of at most ``WebSocketServerConfiguration/maximumMessageSize`` bytes.
    func receive(_ message: WebSocketMessage)

    /// Returns the next message to send, or nil.
    ///
    /// Is called when the connection can take one after ``WebSocketConnection/requestWritable()``: what is newest then
    /// is sent, and nothing is ever queued.
    func nextMessage() -> OutgoingMessage?

    /// Is called when nothing was heard of the peer for ``ConnectionLimits/silenceNotice`` seconds, not even a pong,
    /// and again only after something was heard.
    func fellSilent()

    /// Is called when the connection is gone, and nothing after it.
    ///
    /// - Parameter byPeer: whether the peer ended it with a close frame.
    func closed(byPeer: Bool)
}

extension WebSocketHandler {
    /// Does nothing.
    public func fellSilent() {}
}

/// A message that was received.
public enum WebSocketMessage: Equatable, Sendable {
    /// UTF-8.
    case text([UInt8])
    case binary([UInt8])
}
