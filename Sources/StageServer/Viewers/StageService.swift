import Logging
import WebSocketServer

/// Leads connections to their rooms' audiences; on the server's thread.
final class StageService: WebSocketService {
    private let rooms: [String]
    private let queue: InputQueue
    private let metrics: StageMetrics
    private let logger: Logger
    private var audiences: [String: Audience] = [:]

    init(rooms: [String], queue: InputQueue, metrics: StageMetrics, logger: Logger) {
        self.rooms = rooms
        self.queue = queue
        self.metrics = metrics
        self.logger = logger
    }

    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance {
        let prefix = "/rooms/"
        let name = String(connection.path.dropFirst(prefix.count))
        guard connection.path.hasPrefix(prefix), rooms.contains(name) else {
            let valid = rooms.map { prefix + $0 }.joined(separator: ", ")
            return .refuse(WebSocketClosure(.policyViolation, "there is no such room; there are: \(valid)"))
        }
        logger.debug("viewer \(connection.id) joins \(name) from \(connection.remoteAddress)")
        return .accept(Viewer(connection, audience(of: name), queue, metrics))
    }

    func show(_ snapshot: SnapshotBox, in room: String) {
        audience(of: room).show(snapshot)
    }

    func close(_ room: String, _ closure: WebSocketClosure) {
        audience(of: room).close(closure)
    }

    private func audience(of room: String) -> Audience {
        if let audience = audiences[room] { return audience }
        let audience = Audience(room: room)
        audiences[room] = audience
        return audience
    }
}
