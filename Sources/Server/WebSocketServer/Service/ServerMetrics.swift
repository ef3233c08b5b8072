import CoreMetrics

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

    /// Makes metrics of a registry.
    ///
    /// - Parameters:
    ///   - registry: the registry.
    ///   - prefix: what all names begin with.
    ///   - closeCodes: the service's own close codes, which are counted beside those of RFC 6455.
    init(_ registry: Metrics, prefix: String, closeCodes: [WebSocketCloseCode]) {
        sockets = registry.meter(prefix + "sockets", "Open TCP connections.")
        connections = registry.meter(prefix + "websocket_connections", "Open WebSocket connections.")
        opened = registry.counter(prefix + "websocket_connections_total", "WebSocket connections that were opened.")
        requests = registry.counter(
            prefix + "http_requests_total", "HTTP requests that were answered, without handshakes.")
        receivedBytes = registry.counter(prefix + "websocket_received_bytes_total", "Payload bytes received.")
        receivedMessages = registry.counter(prefix + "websocket_received_messages_total", "Whole messages received.")
        sentBytes = registry.counter(prefix + "websocket_sent_bytes_total", "Payload bytes sent.")
        sentMessages = registry.counter(prefix + "websocket_sent_messages_total", "Messages sent.")
        droppedSockets = registry.counter(
            prefix + "sockets_dropped_total", "Connections dropped when accepted: too many in all, or from one address."
        )
        handshakes = registry.counters(
            prefix + "websocket_handshakes_refused_total", "Handshakes refused.", label: "reason",
            Handshake.Refusal.allCases
        ) { $0.rawValue }
        closures = registry.counters(
            prefix + "websocket_closed_total", "Connections that the server closed, by code.", label: "code",
            WebSocketCloseCode.standard + closeCodes
        ) { "\($0.rawValue)" }
    }

    func refused(_ refusal: Handshake.Refusal) {
        handshakes[refusal]?.increment()
    }

    func closed(_ code: WebSocketCloseCode) {
        closures[code]?.increment()
    }
}
