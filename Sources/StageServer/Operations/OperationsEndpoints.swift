import Dispatch
import PrometheusMetrics
import WebSocketServer

/// What is asked of a server by those who run it.
struct OperationsEndpoints: Sendable {
    let liveness: Liveness
    let registry: PrometheusRegistry

    /// nil for a path that is none of them.
    func answer(to path: String) -> HTTPAnswer? {
        switch path {
        case "/healthz": health
        case "/metrics":
            HTTPAnswer(contentType: "text/plain; version=0.0.4; charset=utf-8", body: registry.exposition())
        default: nil
        }
    }

    private var health: HTTPAnswer {
        guard let seconds = liveness.stuck(at: DispatchTime.now().uptimeNanoseconds) else {
            return HTTPAnswer(body: "ok\n")
        }
        return HTTPAnswer(status: 503, body: "the simulation has not answered for \(seconds) s\n")
    }
}
