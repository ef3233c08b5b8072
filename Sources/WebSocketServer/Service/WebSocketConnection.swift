import CLibwebsockets

/// A WebSocket connection.
///
/// It belongs to the server's thread: its functions trap on any other.
public final class WebSocketConnection {
    /// The connection's number, from 1, never used again.
    public let id: UInt64
    /// The request's path, without a query.
    public let path: String
    /// The peer's address as text, without its port.
    public let remoteAddress: String
    /// The peer's address; nil if it is not known.
    package let peer: PeerAddress?
    /// The sub-protocols that the peer offered, in its order; the one that is spoken is among them.
    public let offeredProtocols: [String]

    var handler: (any WebSocketHandler)?
    /// The connection of libwebsockets; nil once it is gone.
    private var wsi: OpaquePointer?
    /// Whether a close frame without a fault has come.
    var isClosedByPeer = false
    private let thread: ServiceThread
    private let budget: MessageBudget
    private let limits: ConnectionLimits
    private var silence: SilenceWatch
    private var mustPing = false
    private var inbound: [UInt8] = []
    /// The check of the text that is coming in.
    private var text = UTF8Check()
    private var closure: WebSocketClosure?
    private var frames: RateLimit
    private let maximumMessageSize: Int
    private let metrics: ServerMetrics
    private let tally: SentTally
    /// nil with TLS.
    private var socket: FrameSocket?

    init(
        _ wsi: OpaquePointer, id: UInt64, peer: PeerAddress?, budget: MessageBudget, limits: ConnectionLimits,
        maximumMessageSize: Int, isSecure: Bool, metrics: ServerMetrics, tally: SentTally, thread: ServiceThread
    ) {
        self.thread = thread
        self.wsi = wsi
        self.id = id
        self.peer = peer
        self.budget = budget
        self.limits = limits
        silence = SilenceWatch(limits, at: .now)
        frames = RateLimit(perSecond: limits.framesPerSecond)
        self.maximumMessageSize = maximumMessageSize
        self.metrics = metrics
        self.tally = tally
        socket = isSecure ? nil : FrameSocket(descriptor: lws_get_socket_fd(wsi))
        path = Headers.value(of: WSI_TOKEN_GET_URI, wsi) ?? "/"
        remoteAddress = Headers.peerAddress(wsi)
        offeredProtocols = Handshake.offeredProtocols(wsi)
        KernelBacklog.limit(lws_get_socket_fd(wsi))
        checkSilence()
    }

    /// Asks for ``WebSocketHandler/nextMessage()`` once the connection can take a message.
    ///
    /// Several requests are one.
    public func requestWritable() {
        thread.check()
        guard let wsi else { return }
        lws_callback_on_writable(wsi)
    }

    /// Whether the connection was closed on this side.
    public var isClosing: Bool { closure != nil }

    /// Sends a message at once, if the connection can take it without waiting.
    ///
    /// O(1); takes no lock and allocates nothing.
    ///
    /// - Returns: whether it was sent. If not, ask with ``requestWritable()`` for a turn.
    public func send(_ message: OutgoingMessage) -> Bool {
        thread.check()
        // What libwebsockets has begun to send, such as a pong, is not cut in two.
        guard let wsi, closure == nil, socket?.hasRest == false, lws_partial_buffered(wsi) == 0, !hasFailed else {
            return false
        }
        return write(message) == .sent
    }

    /// Sends a message in the connection's turn, in which the kernel has room: what it does not take is kept.
    ///
    /// - Returns: false if the connection is broken.
    func sendInTurn(_ message: OutgoingMessage) -> Bool {
        switch write(message) {
        case .sent: return true
        case .broken: return false
        case .blocked:
            socket?.keep(message.frame)
            requestWritable()
            return true
        }
    }

    /// Sends what the kernel has not taken of the last message.
    ///
    /// - Returns: what came of it; sent if there was nothing.
    func flush() -> FrameSocket.Outcome {
        guard socket?.hasRest == true else { return .sent }
        return socket?.flush() ?? .sent
    }

    /// - Precondition: there is no TLS, and nothing to flush.
    private func write(_ message: OutgoingMessage) -> FrameSocket.Outcome {
        let outcome = socket?.send(message.frame) ?? .broken
        if outcome == .sent {
            tally.add(bytes: message.count)
            if socket?.hasRest == true { requestWritable() }
        }
        return outcome
    }

    /// Whether libwebsockets has closed the connection for a frame that breaks the protocol.
    ///
    /// It tells nobody, and waits for an answer that it can't read, as it has lost the frames' beginnings. Nothing may
    /// follow its close frame (RFC 6455, section 5.5.1), which is on the line when the connection is next writable.
    var hasFailed: Bool { wsi.map { lws_get_close_length($0) > 0 } ?? false }

    /// Whether messages go through libwebsockets, which encrypts them.
    var isSecure: Bool { socket == nil }

    /// Closes the connection; nothing more is received or sent.
    ///
    /// The first closure counts.
    public func close(_ closure: WebSocketClosure) {
        thread.check()
        guard let wsi, self.closure == nil else { return }
        self.closure = closure
        metrics.closed(closure.code)
        // A peer that reads nothing never becomes writable: it is dropped without a close frame.
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, 2)
        lws_callback_on_writable(wsi)
    }

    /// Counts a frame of data or a pong.
    ///
    /// A peer that sends more of them than it may is closed.
    func countFrame() {
        let now = MonotonicInstant.now
        if silence.heard(at: now) { checkSilence() }
        if !frames.admit(1, at: now) {
            close(WebSocketClosure(.policyViolation, "more than \(limits.framesPerSecond) frames within a second"))
        }
        charge(1)
    }

    /// Charges the peer's address for the cost of a message, before it is decoded.
    ///
    /// A frame is charged 1 already. Beyond ``ConnectionLimits/messageCostPerSecond`` the connection is closed with
    /// 1008.
    ///
    /// - Parameter cost: the cost beyond 1.
    /// - Returns: whether the address had so much left.
    @discardableResult
    public func charge(_ cost: Int) -> Bool {
        thread.check()
        guard let peer, !budget.charge(cost, to: peer) else { return true }
        close(WebSocketClosure(.policyViolation, "too many messages within a second from your address"))
        return false
    }

    /// Does what the peer's silence leads to, and asks to be called again when the next step is due.
    func checkSilence() {
        guard let wsi, closure == nil else { return }
        let now = MonotonicInstant.now
        while let step = silence.next(at: now) {
            switch step {
            case .ping:
                mustPing = true
                lws_callback_on_writable(wsi)
            case .notice:
                handler?.fellSilent()
            case .close:
                close(WebSocketClosure(.policyViolation, "nothing was heard for \(limits.silenceLimit) s"))
            }
        }
        if let due = silence.due { lws_set_timer_usecs(wsi, lws_usec_t((due - now).wholeNanoseconds / 1000 + 1)) }
    }

    /// Returns whether a ping is to be written now.
    ///
    /// Libwebsockets' own pings are empty, and it reports no empty pongs.
    func consumePing() -> Bool {
        defer { mustPing = false }
        return mustPing
    }

    /// Adds a fragment, and passes a whole message on.
    func receive(_ fragment: UnsafeRawBufferPointer) {
        countFrame()
        guard closure == nil, let wsi else { return }
        metrics.receivedBytes.increment(by: UInt64(fragment.count))
        if lws_is_first_fragment(wsi) != 0 {
            inbound.removeAll(keepingCapacity: true)
            text = UTF8Check()
        }
        guard fits(fragment.count, announced: UInt(bitPattern: lws_remaining_packet_payload(wsi))) else {
            return close(WebSocketClosure(.messageTooBig, "a message is above \(maximumMessageSize) bytes"))
        }
        let isText = lws_frame_is_binary(wsi) == 0
        let isFinal = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
        if isText, !text.append(fragment) || isFinal && !text.isComplete {
            return close(WebSocketClosure(.invalidPayload, "a text message is not UTF-8"))
        }
        inbound.append(contentsOf: fragment)
        guard isFinal else { return }
        metrics.receivedMessages.increment()
        handler?.receive(isText ? .text(inbound) : .binary(inbound))
    }

    /// Returns whether the message stays within its limit with `count` more bytes, and after them as many as its frame
    /// has announced.
    ///
    /// The announced number is the peer's word, up to 2^63 - 1, which is compared and never added.
    private func fits(_ count: Int, announced: UInt) -> Bool {
        let room = maximumMessageSize - inbound.count
        return count <= room && announced <= UInt(room - count)
    }

    /// Passes the reason of a close that was asked for to libwebsockets.
    ///
    /// - Returns: whether the callback must now return -1.
    func performClose() -> Bool {
        guard let closure, let wsi else { return false }
        var reason = Array(closure.reason.utf8.prefix(123))
        while String(validating: reason, as: UTF8.self) == nil { reason.removeLast() }
        let code = lws_close_status(UInt32(closure.code.rawValue))
        lws_close_reason(wsi, code, &reason, reason.count)
        return true
    }

    func closed() {
        wsi = nil
        handler?.closed(byPeer: isClosedByPeer)
        handler = nil
    }
}
