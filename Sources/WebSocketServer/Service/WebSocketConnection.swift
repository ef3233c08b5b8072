import CLibwebsockets
import Dispatch

/// One WebSocket. Belongs to the server's thread.
public final class WebSocketConnection {
    /// Counts up from 1; never used again.
    public let id: UInt64
    /// The request's path, without a query.
    public let path: String
    public let remoteAddress: String

    var handler: (any WebSocketHandler)?
    /// nil once the connection is gone.
    private var wsi: OpaquePointer?
    private var inbound: [UInt8] = []
    private var closure: WebSocketClosure?
    private var frames: RateLimit
    private let framesPerSecond: Int
    private let maximumMessageSize: Int
    private let metrics: ServerMetrics

    init(
        _ wsi: OpaquePointer, id: UInt64, limits: ConnectionLimits, maximumMessageSize: Int, metrics: ServerMetrics
    ) {
        self.wsi = wsi
        self.id = id
        framesPerSecond = limits.framesPerSecond
        frames = RateLimit(perSecond: framesPerSecond)
        self.maximumMessageSize = maximumMessageSize
        self.metrics = metrics
        path = Headers.value(of: WSI_TOKEN_GET_URI, wsi) ?? "/"
        remoteAddress = Headers.peerAddress(wsi)
        KernelBacklog.limit(lws_get_socket_fd(wsi))
    }

    /// Asks for ``WebSocketHandler/nextMessage()`` once the connection can take a message. Several requests are one.
    public func requestWritable() {
        guard let wsi else { return }
        lws_callback_on_writable(wsi)
    }

    /// Closes the connection; nothing more is received or sent. The first closure counts.
    public func close(_ closure: WebSocketClosure) {
        guard let wsi, self.closure == nil else { return }
        self.closure = closure
        metrics.closed(closure.code)
        // A peer that reads nothing never becomes writable: it is dropped without a close frame.
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, 2)
        lws_callback_on_writable(wsi)
    }

    /// A peer that sends more of them than it may is closed.
    func countFrame() {
        if !frames.admit(1, at: DispatchTime.now().uptimeNanoseconds) {
            close(WebSocketClosure(.policyViolation, "more than \(framesPerSecond) frames within a second"))
        }
    }

    /// Gathers a fragment, and hands a whole message on.
    func receive(_ fragment: UnsafeRawBufferPointer) {
        countFrame()
        guard closure == nil, let wsi else { return }
        metrics.receivedBytes.increment(by: UInt64(fragment.count))
        if lws_is_first_fragment(wsi) != 0 { inbound.removeAll(keepingCapacity: true) }
        guard inbound.count + fragment.count + lws_remaining_packet_payload(wsi) <= maximumMessageSize else {
            return close(WebSocketClosure(.messageTooBig, "a message is above \(maximumMessageSize) bytes"))
        }
        inbound.append(contentsOf: fragment)
        guard lws_is_final_fragment(wsi) != 0, lws_remaining_packet_payload(wsi) == 0 else { return }
        metrics.receivedMessages.increment()
        handler?.receive(lws_frame_is_binary(wsi) != 0 ? .binary(inbound) : .text(inbound))
    }

    /// Tells libwebsockets the reason of a close that was asked for.
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
        handler?.closed()
        handler = nil
    }
}
