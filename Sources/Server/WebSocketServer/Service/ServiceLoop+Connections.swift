import CLibwebsockets

/// The handling of WebSockets.
///
/// Functions return what libwebsockets' callback returns: -1 closes.
extension ServiceLoop {
    /// Decides on an upgrade.
    ///
    /// - Parameters:
    ///   - wsi: the connection.
    ///   - name: the protocol that the peer wants to go on with.
    /// - Returns: 0 to go on, -1 to hang up.
    func confirmUpgrade(_ wsi: OpaquePointer, to name: String) -> Int32 {
        guard beginRequest(wsi) else { return -1 }
        if let excess = excess(wsi) { return responder.send(HTTPAnswer(excess), to: wsi, endsConnection: true) }
        guard let (refusal, page) = refusal(ofUpgradeTo: name, wsi) else {
            countWebSocket(wsi)
            return 0
        }
        metrics.refused(refusal)
        configuration.logger.debug("a handshake is refused for its \(refusal)")
        // libwebsockets has answered an upgrade that it doesn't know itself.
        if refusal == .upgrade, !Handshake.isHTTP2(name) { return -1 }
        return responder.send(HTTPAnswer(page), to: wsi, endsConnection: true)
    }

    /// Returns the refusal of a handshake with its answer; nil for a valid one.
    private func refusal(ofUpgradeTo name: String, _ wsi: OpaquePointer) -> (Handshake.Refusal, ErrorPage)? {
        if let refusal = Handshake.refusal(ofUpgradeTo: name) { return (refusal, .unknownUpgrade) }
        if let page = hostFault(wsi) { return (.host, page) }
        guard let refusal = Handshake.refusal(wsi, configuration) else { return nil }
        let page: ErrorPage =
            switch refusal {
            case .upgrade: .unknownUpgrade
            case .host: .unknownHost(configuration.hostNameOption)
            case .method: .methodNotAllowed
            case .version: .unknownVersion
            case .key: .malformedKey
            case .origin: .foreignOrigin
            case .subprotocol: .missingSubprotocol(configuration.subprotocol)
            }
        return (refusal, page)
    }

    func open(_ wsi: OpaquePointer) {
        let (connection, refusal) = addConnection(wsi)
        metrics.opened.increment()
        if isStopping {
            connection.close(WebSocketClosure(.goingAway, "the server is shutting down"))
        } else if let refusal {
            connection.close(WebSocketClosure(.tryAgainLater, refusal))
        } else {
            switch service.open(connection) {
            case .accept(let handler): connection.handler = handler
            case .refuse(let closure): connection.close(closure)
            }
        }
    }

    func receive(_ wsi: OpaquePointer, _ fragment: UnsafeRawBufferPointer) -> Int32 {
        guard let connection = receiver(wsi) else { return -1 }
        connection.receive(fragment)
        return connection.performClose() ? -1 : 0
    }

    func receivePong(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        connection.countFrame()
        return connection.performClose() ? -1 : 0
    }

    /// Handles a close frame.
    ///
    /// Libwebsockets answers a close with the same, whatever it says; a faulty one gets the
    /// fault's code instead.
    func receiveClose(_ wsi: OpaquePointer, _ payload: UnsafeRawBufferPointer) -> Int32 {
        guard let connection = connections[wsi] else { return 0 }
        guard let fault = WebSocketClosure.fault(ofPeers: payload) else {
            connection.isClosedByPeer = true
            return 0
        }
        connection.close(fault)
        return connection.performClose() ? -1 : 0
    }

    /// Sends what is due to a connection with TLS, or closes one.
    func writable(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        if connection.hasFailed { return -1 }
        // The close frame comes after the rest of what was begun.
        if connection.hasRest { return 0 }
        if connection.performClose() { return -1 }
        guard connection.isSecure else { return 0 }
        if connection.consumePing() { return writePing(wsi) }
        guard let message = connection.handler?.nextMessage() else { return connection.performClose() ? -1 : 0 }
        outbound.removeAll(keepingCapacity: true)
        outbound.append(contentsOf: repeatElement(0, count: headRoom))
        outbound.append(contentsOf: message.payload)
        let written = outbound.withUnsafeMutableBufferPointer {
            lws_write(
                wsi, $0.baseAddress! + headRoom, message.count, message.isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY)
        }
        tally.sent(bytes: message.count)
        guard written >= message.count else { return -1 }
        connection.waitIfUnfinished()
        return 0
    }

    private func writePing(_ wsi: OpaquePointer) -> Int32 {
        var frame = [UInt8](repeating: 0, count: headRoom + 1)
        let written = frame.withUnsafeMutableBufferPointer {
            lws_write(wsi, $0.baseAddress! + headRoom, 1, LWS_WRITE_PING)
        }
        // A message may wait, too.
        lws_callback_on_writable(wsi)
        return written < 1 ? -1 : 0
    }
}

/// The number of bytes that `lws_write` needs before a payload.
let headRoom = Int(CLWS_PRE)
