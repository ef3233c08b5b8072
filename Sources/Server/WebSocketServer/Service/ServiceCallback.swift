import CLibwebsockets

/// Handles every event of libwebsockets.
///
/// A file-level function, as a closure in a MainActor context would trap on this thread.
func serviceCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
    guard let wsi, let context = lws_get_context(wsi), let owner = lws_context_user(context) else { return 0 }
    let loop = Unmanaged<ServiceLoop>.fromOpaque(owner).takeUnretainedValue()
    // Of what peers send epoll tells as well: who sends without end would have all connections looked at without end.
    if reason != LWS_CALLBACK_RECEIVE { loop.noteCallback() }
    switch reason {
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return loop.confirmUpgrade(wsi, to: input.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "")
    case LWS_CALLBACK_HTTP:
        return loop.respond(wsi)
    case LWS_CALLBACK_HTTP_BODY:
        return loop.receiveBody(wsi, UnsafeRawBufferPointer(start: input, count: length))
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return loop.completeBody(wsi)
    case LWS_CALLBACK_ESTABLISHED:
        loop.open(wsi)
    case LWS_CALLBACK_RECEIVE:
        return loop.receive(wsi, UnsafeRawBufferPointer(start: input, count: length))
    case LWS_CALLBACK_RECEIVE_PONG:
        return loop.receivePong(wsi)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        return loop.receiveClose(wsi, UnsafeRawBufferPointer(start: input, count: length))
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return loop.writable(wsi)
    case LWS_CALLBACK_TIMER:
        return loop.timerFired(wsi)
    case LWS_CALLBACK_CLOSED:
        loop.closed(wsi)
    case LWS_CALLBACK_WSI_DESTROY:
        loop.destroyed(wsi)
    case LWS_CALLBACK_RAW_RX:
        // To libwebsockets a CONNECT begins a connection of bytes without a protocol, and without time-outs.
        return -1
    case LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_HTTP_WRITEABLE:
        break
    default:
        return lws_callback_http_dummy(wsi, reason, user, input, length)
    }
    return 0
}
