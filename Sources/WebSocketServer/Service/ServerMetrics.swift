import CoreMetrics
import PrometheusMetrics

/// The metrics of a server.
struct ServerMetrics {
    let sockets: Meter
    let connections: Meter
    let opened: Counter
    let requests: Counter
    let receivedBytes: Counter
    let receivedMessages: Counter
    let sentBytes: Counter
    let sentMessages: Counter
    let droppedSockets: Counter
    private let handshakes: [Handshake.Refusal: Counter]
    private let closures: [WebSocketCloseCode: Counter]

    init(_ registry: PrometheusRegistry) {
        sockets = registry.meter("zoetrope_sockets", "Open TCP connections.")
        connections = registry.meter("zoetrope_websocket_connections", "Open WebSocket connections.")
        opened = registry.counter("zoetrope_websocket_connections_total", "WebSocket connections that were opened.")
        requests = registry.counter(
            "zoetrope_http_requests_total", "HTTP requests that were answered, without handshakes.")
        receivedBytes = registry.counter("zoetrope_websocket_received_bytes_total", "Payload bytes received.")
        receivedMessages = registry.counter("zoetrope_websocket_received_messages_total", "Whole messages received.")
        sentBytes = registry.counter("zoetrope_websocket_sent_bytes_total", "Payload bytes sent.")
        sentMessages = registry.counter("zoetrope_websocket_sent_messages_total", "Messages sent.")
        droppedSockets = registry.counter(
            "zoetrope_sockets_dropped_total", "Connections dropped when accepted: too many in all, or from one address."
        )
        handshakes = registry.counters(
            "zoetrope_websocket_handshakes_refused_total", "Handshakes refused.", label: "reason",
            Handshake.Refusal.allCases
        ) { $0.rawValue }
        closures = registry.counters(
            "zoetrope_websocket_closed_total", "Connections that the server closed, by code.", label: "code",
            WebSocketCloseCode.allCases
        ) { "\($0.rawValue)" }
    }

    func refused(_ refusal: Handshake.Refusal) {
        handshakes[refusal]?.increment()
    }

    func closed(_ code: WebSocketCloseCode) {
        closures[code]?.increment()
    }
}
