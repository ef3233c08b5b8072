/// What a service thread has to do before it waits again.
final class ServiceAgenda {
    /// Whether libwebsockets is to look at all its connections: it has something to write, or to close.
    var needsPass = false
    /// Connections that have asked to send, in order.
    private var turns: [WebSocketConnection] = []

    var isEmpty: Bool { !needsPass && turns.isEmpty }

    func addTurn(_ connection: WebSocketConnection) {
        turns.append(connection)
    }

    /// Removes and returns those whose turn it is; who asks again has the next one.
    func removeTurns() -> [WebSocketConnection] {
        guard !turns.isEmpty else { return [] }
        defer { turns = [] }
        return turns
    }
}
