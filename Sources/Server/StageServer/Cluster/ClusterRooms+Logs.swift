import WebSocketServer

/// The logs of rooms of other nodes.
extension ClusterRooms {
    /// How many bytes of a log go in one message.
    nonisolated static let logPart = 1 << 19

    func askForLog(_ name: String, _ request: LogRequest) {
        guard case .relayed(let relay)? = rooms[name]?.part else { return }
        let message = NodeMessage.logRequest(
            room: name, fence: relay.replica.fence, session: node.session, id: logs.add(request.promise),
            from: request.from, to: request.to)
        node.send(message, to: relay.session)
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
                node.send(message, to: session)
                index += 1
            } while !rest.isEmpty
        }
    }
}
