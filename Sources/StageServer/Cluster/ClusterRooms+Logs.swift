import WebSocketServer

/// The logs of rooms of other nodes.
extension ClusterRooms {
    /// How many bytes of a log go in one message.
    nonisolated static let logPart = 1 << 19
    /// The longest log that is put together, in bytes.
    private static let logLimit = 1 << 25

    func askForLog(_ name: String, _ request: LogRequest) {
        guard case .relayed(let relay)? = rooms[name]?.part else { return }
        logRequests = logRequests.filter { $0.value.request.promise.isAwaited }
        lastLogRequest += 1
        logRequests[lastLogRequest] = (request, 0, [])
        let message = NodeMessage.logRequest(
            room: name, fence: relay.replica.fence, session: node.session, id: lastLogRequest, from: request.from,
            to: request.to)
        node.send(message.encoded, to: relay.session)
    }

    /// Sends what it is fulfilled with to the node that asked.
    func logPromise(_ id: UInt64, _ session: String) -> HTTPPromise {
        HTTPPromise { [node] answer in
            var rest = answer.body[...]
            var index: UInt64 = 0
            repeat {
                let part = rest.prefix(Self.logPart)
                rest = rest.dropFirst(part.count)
                let message = NodeMessage.logPart(
                    id: id, status: answer.status, index: index, isLast: rest.isEmpty, Array(part))
                node.send(message.encoded, to: session)
                index += 1
            } while !rest.isEmpty
        }
    }

    func receiveLog(_ id: UInt64, _ status: UInt32, _ index: UInt64, _ isLast: Bool, _ part: [UInt8]) {
        guard let (request, next, start) = logRequests[id] else { return }
        guard index == next else {
            options.metrics.gaps.increment()
            logRequests[id] = nil
            return request.promise.fulfil(.full("a part of the log was lost between servers"))
        }
        let bytes = start + part
        guard bytes.count <= Self.logLimit else {
            logRequests[id] = nil
            return request.promise.fulfil(.full("the log is too long"))
        }
        logRequests[id] = isLast ? nil : (request, index + 1, bytes)
        guard isLast else { return }
        let type = status == 200 ? "application/x-ndjson" : "text/plain; charset=utf-8"
        request.promise.fulfil(HTTPAnswer(status: status, contentType: type, body: bytes))
    }
}
