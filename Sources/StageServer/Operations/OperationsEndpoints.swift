import Dispatch
import PrometheusMetrics
import WebSocketServer

/// What is asked of a server by those who run it.
enum OperationsEndpoints {
    static func make(_ liveness: Liveness, _ registry: PrometheusRegistry) -> [HTTPEndpoint] {
        [
            HTTPEndpoint("/healthz") {
                guard let seconds = liveness.stuck(at: DispatchTime.now().uptimeNanoseconds) else {
                    return .init(body: "ok\n")
                }
                return .init(status: 503, body: "the simulation has not answered for \(seconds) s\n")
            },
            HTTPEndpoint("/metrics") {
                .init(contentType: "text/plain; version=0.0.4; charset=utf-8", body: registry.exposition())
            },
        ]
    }
}
