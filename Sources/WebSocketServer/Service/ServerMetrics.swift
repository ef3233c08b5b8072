import Metrics

/// What a server counts.
struct ServerMetrics {
    let sockets: Gauge
    let connections: Gauge
    let opened: Counter
    let requests: Counter
    let receivedBytes: Counter
    let receivedMessages: Counter
    let sentBytes: Counter
    let sentMessages: Counter
    let droppedSockets: Counter
    private let handshakes: [Handshake.Refusal: Counter]
    private let closures: [Code: Counter]

    init(_ registry: MetricsRegistry) {
        sockets = registry.gauge("sockets", "Open TCP connections.")
        connections = registry.gauge("websocket_connections", "Open WebSocket connections.")
        opened = registry.counter("websocket_connections_total", "WebSocket connections that were opened.")
        requests = registry.counter("http_requests_total", "HTTP requests that were answered, without handshakes.")
        receivedBytes = registry.counter("websocket_received_bytes_total", "Payload bytes received.")
        receivedMessages = registry.counter("websocket_received_messages_total", "Whole messages received.")
        sentBytes = registry.counter("websocket_sent_bytes_total", "Payload bytes sent.")
        sentMessages = registry.counter("websocket_sent_messages_total", "Messages sent.")
        droppedSockets = registry.counter(
            "sockets_dropped_total", "Connections dropped when accepted: too many in all, or from one address.")
        handshakes = registry.counters(
            "websocket_handshakes_refused_total", "Handshakes refused.", label: "reason", Handshake.Refusal.self)
        closures = registry.counters(
            "websocket_closed_total", "Connections that the server closed, by code.", label: "code", Code.self)
    }

    func refused(_ refusal: Handshake.Refusal) {
        handshakes[refusal]?.add()
    }

    func closed(_ code: WebSocketCloseCode) {
        closures[Code(code)]?.add()
    }
}

/// A close code as a label.
private struct Code: RawRepresentable, CaseIterable, Hashable {
    static let allCases = WebSocketCloseCode.allCases.map(Code.init)

    let rawValue: String

    init(_ code: WebSocketCloseCode) {
        rawValue = String(code.rawValue)
    }

    init?(rawValue: String) {
        self.rawValue = rawValue
    }
}
