import CLibwebsockets

/// A WebSocket connection.
///
/// It belongs to one of the server's threads: its functions trap on any other.
public final class WebSocketConnection {
    // What each message needs stands together: of thousands of connections hardly anything is in the processor's caches.

    /// The number of libwebsockets' passes when it was found that a frame can be sent; 0: that isn't known.
    ///
    /// Until their number (``ServiceAgenda/passes``) is another one, nothing has happened that would keep a frame back.
    private var wasFreeAtPass: UInt64 = 0
    private let agenda: ServiceAgenda
    private let tally: MessageTally
    /// nil with TLS.
    private var socket: FrameSocket?
    /// Whether the kernel had no room, and tells when it has.
    private var isBlocked = false
    /// Whether it is among those whose turn comes.
    private var hasAskedForTurn = false
    /// Whether a close frame without a fault has come.
    var isClosedByPeer = false {
        didSet { wasFreeAtPass = 0 }
    }
    /// The connection of libwebsockets; nil once it is gone.
    private var wsi: OpaquePointer?

    /// The connection's number, never used again; it tells the thread, too (``thread(of:)``).
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
    let descriptor: Int32
    private let watch: DescriptorWatch
    /// Of the peer's address; nil if that is not known.
    private let account: MessageAccount?
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

    init(_ wsi: OpaquePointer, id: UInt64, peer: PeerAddress?, isSecure: Bool, _ loop: ServiceLoop) {
        agenda = loop.agenda
        watch = loop.watch
        self.wsi = wsi
        self.id = id
        self.peer = peer
        account = peer.map { loop.messageBudget.account(of: $0) }
        limits = loop.configuration.limits
        silence = SilenceWatch(limits, at: .now)
        frames = RateLimit(perSecond: limits.framesPerSecond)
        maximumMessageSize = loop.configuration.maximumMessageSize
        metrics = loop.metrics
        tally = loop.tally
        descriptor = lws_get_socket_fd(wsi)
        socket = isSecure ? nil : FrameSocket(descriptor: descriptor)
        path = Headers.value(of: WSI_TOKEN_GET_URI, wsi) ?? "/"
        remoteAddress = Headers.peerAddress(wsi)
        offeredProtocols = Handshake.offeredProtocols(wsi)
        KernelBacklog.limit(descriptor)
    }

    private var thread: ServiceThread { agenda.thread }

    /// Returns the number of a thread's connection.
    static func id(_ number: UInt64, thread: Int) -> UInt64 { UInt64(thread) << threadShift | number }

    /// Returns the number of the thread that a connection belongs to, from 0.
    public static func thread(of id: UInt64) -> Int { Int(id >> threadShift) }

    /// Numbers stay below 2^48: 256 threads, and 2^40 connections of each.
    private static let threadShift: UInt64 = 40

    func isConnection(_ wsi: OpaquePointer) -> Bool { self.wsi == wsi }

    /// Asks for ``WebSocketHandler/nextMessage()`` once the connection can take a message.
    ///
    /// Several requests are one.
    public func requestWritable() {
        thread.check()
        guard wsi != nil, closure == nil else { return }
        askForTurn()
    }

    private func askForTurn() {
        if isSecure {
            askLibwebsocketsForTurn()
        } else if !hasAskedForTurn {
            hasAskedForTurn = true
            // Otherwise it has its turn once there is room.
            if !isBlocked { agenda.addTurn(self) }
        }
    }

    private func askLibwebsocketsForTurn() {
        guard let wsi else { return }
        lws_callback_on_writable(wsi)
        agenda.needsPass = true
    }

    /// Sends what is due to a connection without TLS: a ping, or the next message.
    func sendNext() {
        guard hasAskedForTurn, !isBlocked else { return }
        hasAskedForTurn = false
        guard canSend else { return waitIfUnfinished() }
        if consumePing() {
            // A message may wait, too.
            askForTurn()
            return finish(socket?.send(Self.ping), keeping: Self.ping)
        }
        guard let message = handler?.nextMessage() else { return }
        finish(write(message), keeping: message.frame)
    }

    /// RFC 6455, section 5.5.2, with a payload of one byte.
    private static let ping: [UInt8] = [0x89, 1, 0]

    /// Whether a frame can be sent, and would be read.
    private var canSend: Bool {
        guard wsi != nil, closure == nil, !isClosedByPeer, socket != nil else { return false }
        return !isUnfinished && !hasFailed
    }

    /// Whether a frame is on its way of which only the beginning was taken: one of its own, or one of libwebsockets',
    /// such as a pong.
    private var isUnfinished: Bool { hasRest || wsi.map { lws_partial_buffered($0) != 0 } ?? false }

    /// Deals with what came of a frame, which is kept if the kernel took nothing of it.
    private func finish(_ outcome: FrameSocket.Outcome?, keeping frame: [UInt8]) {
        switch outcome {
        case .sent, nil: break
        case .sentInPart: waitForRoom()
        case .blocked:
            socket?.keep(frame)
            waitForRoom()
        case .broken: abandon()
        }
    }

    private func waitForRoom() {
        guard !isBlocked else { return }
        isBlocked = true
        wasFreeAtPass = 0
        hasAskedForTurn = true
        watch.change(descriptor, to: [.reading, .writing])
    }

    /// Goes on with what the kernel had no room for.
    func hasRoom() {
        guard isBlocked, let wsi else { return }
        switch hasRest ? socket?.flush() : .sent {
        case .blocked, .sentInPart: return
        case .broken: return abandon()
        case .sent, nil: break
        }
        // Libwebsockets goes on with its own in a pass; what follows still waits.
        guard lws_partial_buffered(wsi) == 0 else {
            agenda.needsPass = true
            return
        }
        isBlocked = false
        watch.change(descriptor, to: .reading)
        // A close frame had to wait, too.
        if isSecure || closure != nil { askLibwebsocketsForTurn() }
        if hasAskedForTurn, !isSecure { agenda.addTurn(self) }
    }

    /// Has the rest of what libwebsockets has begun to send follow as soon as there is room.
    func waitIfUnfinished() {
        if isUnfinished { waitForRoom() }
    }

    /// Ends the connection, whose peer can't be reached any more, outside of its callbacks.
    private func abandon() {
        guard let wsi else { return }
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
        agenda.needsPass = true
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
        if wasFreeAtPass != agenda.passes {
            guard !isBlocked, canSend else { return false }
            wasFreeAtPass = agenda.passes
        }
        return write(message).isSent
    }

    /// Notes that libwebsockets has served the connection: it may have begun a frame of its own.
    func wasServed() {
        wasFreeAtPass = 0
    }

    /// Whether the kernel has taken only the beginning of the last frame.
    var hasRest: Bool { socket?.hasRest ?? false }

    /// - Precondition: there is no TLS, and nothing unfinished.
    private func write(_ message: OutgoingMessage) -> FrameSocket.Outcome {
        let outcome = socket?.send(message.frame) ?? .broken
        if outcome.isSent { tally.sent(bytes: message.count) }
        if outcome == .sentInPart { waitForRoom() }
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
        wasFreeAtPass = 0
        metrics.closed(closure.code)
        // A peer that reads nothing never becomes writable: it is dropped without a close frame.
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, 2)
        askLibwebsocketsForTurn()
    }

    /// Counts a frame of data or a pong.
    ///
    /// A peer that sends more of them than it may is closed.
    func countFrame() {
        let now = MonotonicInstant.now
        silence.heard(at: now)
        if !frames.admit(1, at: now) {
            close(WebSocketClosure(.policyViolation, "more than \(limits.framesPerSecond) frames within a second"))
        }
        charge(1, at: now)
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
        return cost == 0 || charge(cost, at: .now)
    }

    @discardableResult
    private func charge(_ cost: Int, at now: MonotonicInstant) -> Bool {
        guard let account, !account.charge(cost, at: now) else { return true }
        close(WebSocketClosure(.policyViolation, "too many messages within a second from your address"))
        return false
    }

    /// Does what the peer's silence leads to.
    ///
    /// O(1).
    func checkSilence(at now: MonotonicInstant) {
        guard wsi != nil else { return }
        while closure == nil, let step = silence.next(at: now) {
            switch step {
            case .ping:
                mustPing = true
                askForTurn()
            case .notice:
                handler?.fellSilent()
            case .close:
                close(WebSocketClosure(.policyViolation, "nothing was heard for \(limits.silenceLimit) s"))
            }
        }
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
        tally.received(bytes: fragment.count)
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
        tally.receivedWhole()
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
        wasFreeAtPass = 0
        handler?.closed(byPeer: isClosedByPeer)
        handler = nil
    }
}
