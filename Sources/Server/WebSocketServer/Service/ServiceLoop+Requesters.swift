import CLibwebsockets

/// How connections are read that are no WebSockets: libwebsockets is given only bytes that have been checked.
///
/// Its parser cannot be trusted with any others (``RequestHeadCheck``). So it is kept from reading
/// (lws_rx_flow_control), save for single reads after a look at what they will return. With TLS they return just that.
/// Without, more may come between the look and the read: therefore a head is read when it is complete, and who has sent
/// something after it that was read unseen gets the answer to it as the last one. So does who has sent a request with a
/// body so soon that it was read together with the one before, which libwebsockets can't go on with
/// (``Requester/holdsBody``), and, after libwebsockets 4.1, who has sent a body together with what follows it
/// (``Requester/receivedMoreThanBody()``).
extension ServiceLoop {
    /// Steps for one connection before others are served.
    private static let stepLimit = 16

    private enum Step { case again, wait }

    /// Serves the connections that may have something to do.
    func attendToRequesters() {
        let waiting = unattended
        unattended.removeAll()
        for wsi in waiting { attend(to: wsi) }
    }

    /// Reads and answers what a peer has sent, and sends what is left of an answer.
    func attend(to wsi: OpaquePointer) {
        for _ in 0..<Self.stepLimit {
            guard let requester = requesters[wsi], step(wsi, requester) == .again else { return }
        }
        unattended.insert(wsi)
    }

    private func step(_ wsi: OpaquePointer, _ requester: Requester) -> Step {
        if requester.isDraining {
            if !requester.socket.discard() { kill(wsi) }
            return .wait
        }
        guard requester.socket.isReady else {
            serve(wsi, requester, Int16(POLLIN | POLLOUT))
            return requesters[wsi] === requester && requester.socket.isReady ? .again : .wait
        }
        if lws_partial_buffered(wsi) != 0 {
            guard DescriptorWatch.canWrite(requester.socket.descriptor) else { return .wait }
            serve(wsi, requester, Int16(POLLOUT))
            return .again
        }
        // libwebsockets goes on to the next request once it was told that it can write.
        if exchanges[wsi] == nil, transfers[wsi] == nil { serve(wsi, requester, Int16(POLLOUT)) }
        guard requesters[wsi] === requester, transfers[wsi] == nil, exchanges[wsi]?.stage != .waiting else {
            return .wait
        }
        let isIdle = exchanges[wsi] == nil
        if isIdle, requester.isLast || requester.holdsBody || (requester.stream.isOver && !requester.hasHead) {
            if let fault = requester.fault { refuse(wsi, fault) }
            endPolitely(wsi, requester)
            return .again
        }
        if isIdle, requester.isHeld { return read(wsi, requester) }
        return readNext(wsi, requester, isIdle: isIdle)
    }

    /// Checks what has come, and has it read as far as that is possible.
    private func readNext(_ wsi: OpaquePointer, _ requester: Requester, isIdle: Bool) -> Step {
        switch requester.socket.peek() {
        case .nothing: return .wait
        case .end:
            kill(wsi)
            return .wait
        case .bytes(let bytes):
            let hadBegun = requester.stream.hasBegunHead
            requester.check(bytes.dropFirst(requester.ahead))
            if isIdle, requester.fault != nil, !requester.hasHead { return .again }
            if isIdle, requester.stream.hasBegunHead, !hadBegun, !requester.hasHead {
                lws_set_timeout(
                    wsi, PENDING_TIMEOUT_HOLDING_AH, Int32(configuration.limits.handshakeTimeout))
            }
            let canRead = !isIdle || requester.hasHead || requester.socket.tls != nil
            return canRead ? read(wsi, requester) : .wait
        }
    }

    /// Has libwebsockets read once, or handle what it holds.
    private func read(_ wsi: OpaquePointer, _ requester: Requester) -> Step {
        let (taken, handled, heads) = (requester.taken, requester.handled, requester.stream.nextEnd)
        let wasLast = requester.isLast
        let count = requester.socket.countRead {
            serve(wsi, requester, Int16(POLLIN))
            return requesters[wsi] === requester
        }
        guard requesters[wsi] === requester else {
            // It has ended, or is a WebSocket, whose first frames may have come with the request.
            agenda.needsPass = true
            return .wait
        }
        completeOverreadBody(wsi, requester)
        guard requesters[wsi] === requester else { return .wait }
        let hasRequest = requester.stream.nextEnd != heads || requester.handled != handled
        requester.hasRead(count, isIdle: !hasRequest && exchanges[wsi] == nil)
        let hasMoved =
            hasRequest || requester.taken != taken || requester.handled != handled || requester.isLast != wasLast
        return hasMoved ? .again : .wait
    }

    /// Has libwebsockets do one thing for a connection, which it may end.
    private func serve(_ wsi: OpaquePointer, _ requester: Requester, _ event: Int16) {
        var ready = pollfd(fd: requester.socket.descriptor, events: event, revents: event)
        lws_rx_flow_control(wsi, 1)
        lws_service_fd(context, &ready)
        if requesters[wsi] === requester { lws_rx_flow_control(wsi, 0) }
    }

    private func refuse(_ wsi: OpaquePointer, _ fault: RequestHeadCheck.Fault) {
        metrics.requests.increment()
        _ = responder.send(HTTPAnswer(.malformedHead(fault)), to: wsi, endsConnection: true)
    }

    /// Ends a connection without losing what was sent last.
    ///
    /// One that is closed with something unread is reset, and what was written is lost (RFC 9112, section 9.6): hence
    /// what still comes is read for a while, and ignored.
    private func endPolitely(_ wsi: OpaquePointer, _ requester: Requester) {
        guard lws_partial_buffered(wsi) == 0 else { return kill(wsi) }
        endExchange(wsi)
        requester.isDraining = true
        requester.socket.endSending()
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, Int32(configuration.limits.handshakeTimeout))
    }
}
