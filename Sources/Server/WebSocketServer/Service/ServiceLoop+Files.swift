import CLibwebsockets

/// How files are sent: all in turn, some pieces each, so that none keeps messages waiting.
///
/// libwebsockets' own way opens a file by its path again, spins when it gets shorter meanwhile, and stores whatever
/// else the peer sends without a limit. A connection that it doesn't read from is not told when it can be written to,
/// either: hence the timer.
extension ServiceLoop {
    /// Pieces for one peer, and for all of them, at a time.
    private static let piecesPerTurn = 8
    private static let piecesPerRound = 32

    /// - Returns: what libwebsockets' callback returns: -1 closes.
    func serveFile(_ exchange: HTTPExchange, _ wsi: OpaquePointer) -> Int32 {
        let path = exchange.request.path
        let response = responder.serve(
            path, isHead: exchange.isHead, pageStatus: service.pageStatus(at: path),
            described: { service.description(of: path) }, scheme: scheme(of: wsi),
            refusal: ledger.refusal(of: address(of: wsi)), to: wsi)
        switch response {
        case .done(let result): return result
        case .body(let file):
            transfers[wsi] = FileTransfer(file, at: .now)
            lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
            filesDue = .now
            return 0
        }
    }

    /// Sends of each file what its peer takes, within a round's share.
    func sendFiles(at now: MonotonicInstant) {
        var pieces = Self.piecesPerRound
        for wsi in transfers.filter({ $1.due <= now }).sorted(by: { $0.value.due < $1.value.due }).map(\.key) {
            guard pieces > 0 else { break }
            guard let result = sendPieces(of: wsi, &pieces, at: now) else { continue }
            transfers[wsi] = nil
            unattended.insert(wsi)
            // This is no callback of the connection, whose result would close it.
            if result < 0 || responder.complete(wsi) < 0 { kill(wsi) }
        }
        filesDue = transfers.values.map(\.due).min().map { max($0, now + FileTransfer.shortestWait) }
    }

    /// - Returns: nil to go on later, 0 at the file's end, -1 if there is no sense in going on.
    private func sendPieces(of wsi: OpaquePointer, _ pieces: inout Int, at now: MonotonicInstant) -> Int32? {
        var turn = min(Self.piecesPerTurn, pieces)
        var hasTaken = false
        while turn > 0, lws_send_pipe_choked(wsi) == 0 {
            outbound.removeAll(keepingCapacity: true)
            outbound.append(contentsOf: repeatElement(0, count: headRoom))
            // The peer sees that fewer bytes have come than were said.
            guard let piece = transfers[wsi]?.next(into: &outbound), piece != .cutShort else { return -1 }
            let length = outbound.count - headRoom
            let type = piece == .last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
            let written = outbound.withUnsafeMutableBufferPointer {
                lws_write(wsi, $0.baseAddress! + headRoom, length, type)
            }
            guard written >= length else { return -1 }
            if piece == .last { return 0 }
            hasTaken = true
            turn -= 1
            pieces -= 1
        }
        return transfers[wsi]?.tried(hasTaken: hasTaken, at: now) == true ? nil : -1
    }

    /// Ends a connection outside its callbacks.
    func kill(_ wsi: OpaquePointer) {
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
        agenda.needsPass = true
    }
}
