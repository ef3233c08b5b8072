/// What a service thread has to do before it waits again.
final class ServiceAgenda {
    /// The thread itself: the one on which this is made.
    let thread = ServiceThread()
    /// Whether libwebsockets is to look at all its connections: it has something to write, or to close.
    var needsPass = false
    /// A number that rises before and after each look of libwebsockets at all its connections, from 1.
    private(set) var passes: UInt64 = 1
    /// Connections that have asked to send, in order.
    private var turns: [WebSocketConnection] = []
    /// Those whose turn it was last: only its memory is used again.
    private var spare: [WebSocketConnection] = []

    var isEmpty: Bool { !needsPass && turns.isEmpty }

    func countPass() {
        passes += 1
    }

    func addTurn(_ connection: WebSocketConnection) {
        turns.append(connection)
    }

    /// Gives each of those who have asked its turn; who asks again has the next one.
    func giveTurns() {
        guard !turns.isEmpty else { return }
        swap(&turns, &spare)
        for connection in spare { connection.sendNext() }
        spare.removeAll(keepingCapacity: true)
    }
}
