import Locks
import WebSocketServer
import Wire

/// The service of a server that has no rooms yet, as NATS does not answer: pages are served, and everything else is told
/// to come again.
final class WaitingService: WebSocketService {
    private let reason: LockedValue<String>

    init(_ reason: LockedValue<String>) {
        self.reason = reason
    }

    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance {
        .refuse(WebSocketClosure(.tryAgainLater, "the server waits for NATS; try again later"))
    }

    func bodyLimit(of request: HTTPRequest) -> Int? { request.path == "/rooms" ? LogWorker.limit : nil }

    func answer(_ request: HTTPRequest) -> HTTPReply? {
        switch request.path {
        case "/livez": .now(HTTPAnswer(body: "ok\n"))
        case "/healthz", "/readyz", "/metrics", "/rooms", "/scenes.json":
            .now(HTTPAnswer(status: 503, body: "waiting for NATS: \(reason.withLock { $0 })\n"))
        default: nil
        }
    }
}
