import WebSocketServer

/// The endpoints for those who run a server.
struct OperationsEndpoints {
    let liveness: Liveness
    /// nil: the server is alone.
    let cluster: ClusterState?
    let metrics: MetricsPage

    /// Returns the answer to a request; nil if its path is none of these.
    func answer(to request: HTTPRequest) -> HTTPAnswer? {
        switch request.path {
        case "/healthz": stuck ?? cluster?.health ?? HTTPAnswer(body: "ok\n")
        case "/readyz": stuck ?? cluster?.readiness ?? HTTPAnswer(body: "ok\n")
        case "/livez": stuck ?? HTTPAnswer(body: "ok\n")
        case "/metrics": metrics.answer(to: request.peer, at: .now)
        default: nil
        }
    }

    /// Why nothing that changes a room can be done; nil: it can.
    var standstill: HTTPAnswer? { cluster?.standstill }

    private var stuck: HTTPAnswer? {
        guard let seconds = liveness.stuck(at: .now) else { return nil }
        return HTTPAnswer(status: 503, body: "the simulation has not answered for \(seconds) s\n")
    }
}
