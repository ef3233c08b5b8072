import Dispatch
import WebSocketServer

/// What is asked of a server by those who run it.
struct OperationsEndpoints {
    let liveness: Liveness
    /// nil: the server is alone.
    let cluster: ClusterState?
    let metrics: MetricsPage

    /// nil for a path that is none of them.
    func answer(to request: HTTPRequest) -> HTTPAnswer? {
        switch request.path {
        case "/healthz": health
        case "/metrics": metrics.answer(to: request.peer, at: DispatchTime.now().uptimeNanoseconds)
        default: nil
        }
    }

    private var health: HTTPAnswer {
        guard let seconds = liveness.stuck(at: DispatchTime.now().uptimeNanoseconds) else {
            return cluster?.health ?? HTTPAnswer(body: "ok\n")
        }
        return HTTPAnswer(status: 503, body: "the simulation has not answered for \(seconds) s\n")
    }
}
