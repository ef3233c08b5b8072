import CLibwebsockets

/// The handling of plain HTTP requests.
///
/// Functions return what libwebsockets' callback returns: -1 closes the connection.
extension ServiceLoop {
    func respond(_ wsi: OpaquePointer) -> Int32 {
        guard beginRequest(wsi) else { return -1 }
        metrics.requests.increment()
        endExchange(wsi)
        transfers[wsi] = nil
        if let excess = excess(wsi) { return responder.send(HTTPAnswer(excess), to: wsi, endsConnection: true) }
        guard case (var request, let isHead)? = responder.request(wsi) else {
            return responder.send(HTTPAnswer(.methodNotAllowed), to: wsi, endsConnection: true)
        }
        request.peer = address(of: wsi)
        let limit = request.method == .post ? service.bodyLimit(of: request) : 0
        guard let limit else {
            return responder.send(HTTPAnswer(.methodNotAllowed), to: wsi, endsConnection: true)
        }
        let body = RequestBody(of: wsi)
        exchangeCount += 1
        if let fault = hostFault(wsi) ?? body.fault(limit: limit) ?? excess(request, wsi) {
            // Whatever is sent after the headers is not the next request.
            let result = responder.send(HTTPAnswer(fault), to: wsi, hasBody: !isHead, endsConnection: true)
            guard case .bytes(let count) = body else { return result }
            return drain(
                HTTPExchange(
                    id: exchangeCount, request: request, isHead: isHead, endsConnection: true, bodyLeft: count), wsi)
        }
        // libwebsockets takes whatever follows a POST of no declared length for its body.
        let endsConnection = request.method == .post && body == .undeclared
        let exchange = HTTPExchange(
            id: exchangeCount, request: request, isHead: isHead, endsConnection: endsConnection)
        // It tells of the end of an empty body, too, if its length was declared.
        guard request.method == .post, case .bytes(let count) = body else { return answer(exchange, wsi) }
        exchanges[wsi] = exchange
        exchanges[wsi]?.bodyLeft = count
        setTimer(wsi, seconds: configuration.limits.handshakeTimeout)
        let mustContinue = count > 0 && lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_EXPECT) > 0
        return mustContinue && !responder.sendContinue(wsi) ? -1 : 0
    }

    /// Returns the answer to a request whose Host header names another server, or is missing; nil for a valid one.
    func hostFault(_ wsi: OpaquePointer) -> ErrorPage? {
        let fault = hosts.fault(
            header: Headers.value(of: WSI_TOKEN_HOST, wsi),
            isHTTP10: Headers.value(of: WSI_TOKEN_HTTP, wsi) == "HTTP/1.0", at: .now)
        return switch fault {
        case .missing: .missingHost
        case .unknown: .unknownHost(configuration.hostNameOption)
        case nil: nil
        }
    }

    /// Returns the answer to a request beyond its address's limit; nil within it.
    func excess(_ wsi: OpaquePointer) -> ErrorPage? {
        guard let address = address(of: wsi) else { return nil }
        return ledger.consumeRequest(of: address, at: .now).map(ErrorPage.tooManyRequests)
    }

    /// Returns the answer to a costly request beyond its address's limit; nil within it.
    private func excess(_ request: HTTPRequest, _ wsi: OpaquePointer) -> ErrorPage? {
        guard service.isCostly(request), let address = address(of: wsi) else { return nil }
        return ledger.consumeCostlyRequest(of: address, at: .now).map(ErrorPage.tooManyRequests)
    }

    func receiveBody(_ wsi: OpaquePointer, _ piece: UnsafeRawBufferPointer) -> Int32 {
        // What follows a request that has its answer, or waits for it.
        guard let exchange = exchanges[wsi], exchange.stage != .waiting else {
            requesters[wsi]?.receivedBody(piece.count)
            return 0
        }
        let own = piece.prefix(exchange.bodyLeft)
        requesters[wsi]?.receivedBody(own.count)
        if own.count < piece.count { requesters[wsi]?.receivedMoreThanBody() }
        exchanges[wsi]?.bodyLeft -= own.count
        guard exchange.stage == .reading else { return 0 }
        guard ledger.hold(bytes: own.count) else {
            _ = responder.send(HTTPAnswer(.busy), to: wsi, endsConnection: true)
            return drain(exchange, wsi)
        }
        exchanges[wsi]?.request.body.append(contentsOf: own)
        return 0
    }

    /// Ends a body that was read together with what follows it, of whose end libwebsockets won't tell.
    func completeOverreadBody(_ wsi: OpaquePointer, _ requester: Requester) {
        guard requester.isLast, let exchange = exchanges[wsi], exchange.bodyLeft == 0, exchange.stage != .waiting,
            completeBody(wsi) < 0
        else { return }
        kill(wsi)
    }

    func completeBody(_ wsi: OpaquePointer) -> Int32 {
        guard let exchange = exchanges[wsi] else { return 0 }
        switch exchange.stage {
        case .reading: return answer(exchange, wsi)
        // Told again for what follows, and without an end: nobody who waits for an answer sends the next request.
        case .waiting, .draining: return -1
        }
    }

    /// Reads on for a while and ignores what comes, so that the peer reads the refusal.
    ///
    /// A connection that is closed with something unread is reset, and what was written is lost (RFC 9112, section
    /// 9.6).
    private func drain(_ exchange: HTTPExchange, _ wsi: OpaquePointer) -> Int32 {
        endExchange(wsi)
        exchanges[wsi] = exchange
        exchanges[wsi]?.stage = .draining
        exchanges[wsi]?.request.body = []
        setTimer(wsi, seconds: configuration.limits.handshakeTimeout)
        return 0
    }

    /// Asks the service for an answer, then the files.
    private func answer(_ exchange: HTTPExchange, _ wsi: OpaquePointer) -> Int32 {
        switch service.answer(exchange.request) {
        case .now(let answer):
            return send(answer, exchange, wsi)
        case .later(let handOver):
            exchanges[wsi] = exchange
            exchanges[wsi]?.stage = .waiting
            lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
            setTimer(wsi, seconds: configuration.limits.answerTimeout)
            let bits = UInt(bitPattern: wsi)
            handOver(
                HTTPPromise(exchange.wait) { [mailbox] answer in
                    // Once the server has stopped, nobody waits for the answer.
                    _ = mailbox.post { $0.fulfil(bits, exchange.id, answer) }
                })
            return 0
        case nil where exchange.request.method == .post:
            return send(HTTPAnswer(.methodNotAllowed), exchange, wsi)
        case nil:
            return serveFile(exchange, wsi)
        }
    }

    private func fulfil(_ bits: UInt, _ id: UInt64, _ answer: HTTPAnswer) {
        guard let wsi = OpaquePointer(bitPattern: bits), let exchange = exchanges[wsi], exchange.id == id else {
            return
        }
        // This is no callback of the connection, whose result would close it.
        if send(answer, exchange, wsi) < 0 { kill(wsi) }
    }

    private func send(_ answer: HTTPAnswer, _ exchange: HTTPExchange, _ wsi: OpaquePointer) -> Int32 {
        endExchange(wsi)
        guard requesters[wsi]?.isLast == true, exchange.request.method == .post else {
            return responder.send(
                answer, to: wsi, hasBody: !exchange.isHead, endsConnection: exchange.endsConnection)
        }
        // The connection ends once the answer is out: endPolitely(_:_:).
        return responder.sendLast(answer, to: wsi) ? 0 : -1
    }

    /// Handles a connection's timer: the end of the time for a body or an answer.
    func timerFired(_ wsi: OpaquePointer) -> Int32 {
        // A timer that libwebsockets is told to cancel fires at once instead.
        guard let exchange = exchanges[wsi] else { return 0 }
        switch exchange.stage {
        case .reading:
            endExchange(wsi)
            return responder.send(HTTPAnswer(.bodyTimeout), to: wsi, endsConnection: true)
        case .waiting: return send(HTTPAnswer(.busy), exchange, wsi)
        case .draining: return -1
        }
    }

    /// Forgets the request, if there is one.
    func endExchange(_ wsi: OpaquePointer) {
        guard let exchange = exchanges.removeValue(forKey: wsi) else { return }
        unattended.insert(wsi)
        exchange.wait.end()
        ledger.release(bytes: exchange.request.body.count)
        lws_set_timer_usecs(wsi, lws_usec_t(LWS_SET_TIMER_USEC_CANCEL))
    }

    private func setTimer(_ wsi: OpaquePointer, seconds: UInt32) {
        lws_set_timer_usecs(wsi, lws_usec_t(seconds) * 1_000_000)
    }
}
