/// A connection that is no WebSocket, or not yet.
final class Requester {
    let socket: RequesterSocket
    /// What it has sent, as far as libwebsockets may read it.
    var stream = RequestStreamCheck()
    /// How many bytes libwebsockets has read.
    private(set) var taken = 0
    /// How many of these it has handled.
    private(set) var handled = 0
    /// Whether no further request is answered.
    private(set) var isLast = false
    /// What is wrong with what it sent after the requests that can be read; nil: nothing.
    private(set) var fault: RequestHeadCheck.Fault?
    /// Whether the last answer is sent, and what comes is thrown away.
    var isDraining = false

    init(_ socket: RequesterSocket) {
        self.socket = socket
    }

    /// How many bytes that libwebsockets has not read have been checked.
    var ahead: Int { stream.position - taken }

    /// Whether libwebsockets holds bytes that belong to the next request.
    var isHeld: Bool { taken > handled }

    /// Whether what libwebsockets holds is a request with a body.
    ///
    /// Its parser (4.1.6) never comes to an end with one that it has read together with the request before.
    var holdsBody: Bool { isHeld && stream.nextHasBody }

    /// Whether there is a complete head that libwebsockets can read.
    var hasHead: Bool { stream.nextEnd != nil }

    /// Checks what comes next.
    func check(_ bytes: ArraySlice<UInt8>) {
        do {
            try stream.read(bytes)
        } catch {
            fault = error
        }
    }

    /// Begins the request that libwebsockets tells of.
    ///
    /// - Returns: what it says of having been forwarded; nil if its head was not checked: it must not be answered.
    func beginRequest() -> Forwarding? {
        guard !isLast, let head = stream.takeHead() else { return nil }
        handled = head.end
        return head.forwarded
    }

    /// Notes that libwebsockets has handed over bytes of a body.
    func receivedBody(_ count: Int) {
        handled += count
    }

    /// Notes that libwebsockets has handed over what follows a body together with it.
    ///
    /// So do versions after 4.1, which then wait for the body's end without an end.
    func receivedMoreThanBody() {
        isLast = true
    }

    /// Notes what libwebsockets has read.
    ///
    /// - Parameters:
    ///   - count: the number of bytes; nil if it is not known.
    ///   - isIdle: whether no request is being read or answered, so that a head without an end is all that it can hold.
    func hasRead(_ count: Int?, isIdle: Bool) {
        guard let count else {
            // Without a TCP that tells, a connection has one request.
            isLast = true
            return
        }
        taken += count
        if taken > stream.position, !stream.skip(taken - stream.position) { isLast = true }
        guard isIdle else { return }
        // It was not told of a request, and ended it.
        if let end = stream.nextEnd, end <= taken { isLast = true }
        handled = taken
    }
}
