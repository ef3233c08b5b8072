import PrometheusMetrics
import WebSocketServer

/// `/metrics`: for this machine, and for addresses that were named, as it says how much goes on; made anew at most once in
/// an interval, however often it is asked for. Belongs to the server's thread. Times are nanoseconds of one clock.
final class MetricsPage {
    private let interval: UInt64
    private let readers: Set<PeerAddress>
    private let expose: () -> String
    private var page: (answer: HTTPAnswer, madeAt: UInt64)?

    /// - Parameters:
    ///   - readers: who may read it beside this machine.
    ///   - expose: makes its text.
    init(interval: UInt64, readers: [PeerAddress], expose: @escaping () -> String) {
        self.interval = interval
        self.readers = Set(readers)
        self.expose = expose
    }

    func answer(to peer: PeerAddress?, at now: UInt64) -> HTTPAnswer {
        guard let peer, peer.isLoopback || readers.contains(peer) else {
            return HTTPAnswer(
                status: 403, body: "metrics are for the server's own machine, and for those of --metrics-reader\n")
        }
        if let page, now - min(page.madeAt, now) < interval { return page.answer }
        let answer = HTTPAnswer(contentType: "text/plain; version=0.0.4; charset=utf-8", body: expose())
        page = (answer, now)
        return answer
    }
}
