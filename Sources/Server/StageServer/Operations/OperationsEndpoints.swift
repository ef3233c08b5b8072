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
        case "/healthz": health
        case "/metrics": metrics.answer(to: request.peer, at: .now)
        default: nil
        }
    }

    private var health: HTTPAnswer {
        guard let seconds = liveness.stuck(at: .now) else {
            return cluster?.health ?? HTTPAnswer(body: "ok\n")
        }
        return HTTPAnswer(status: 503, body: "the simulation has not answered for \(seconds) s\n")
    }
}
