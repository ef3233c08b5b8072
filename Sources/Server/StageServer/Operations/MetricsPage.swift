import Locks
import WebSocketServer

/// The answer to `/metrics`, for this machine and named addresses alone, as it tells how much goes on.
///
/// It is made at most once in an interval, however often it is asked for.
final class MetricsPage: Sendable {
    private let interval: Duration
    private let readers: Set<PeerAddress>
    private let expose: @Sendable () -> String
    private let page = LockedValue<(answer: HTTPAnswer, madeAt: MonotonicInstant)?>(nil)

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - interval: the time for which a text is used again.
    ///   - readers: the addresses that may read it beside this machine.
    ///   - expose: makes the text.
    init(interval: Duration, readers: [PeerAddress], expose: @escaping @Sendable () -> String) {
        self.interval = interval
        self.readers = Set(readers)
        self.expose = expose
    }

    func answer(to peer: PeerAddress?, at now: MonotonicInstant) -> HTTPAnswer {
        guard let peer, peer.isLoopback || readers.contains(peer) else {
            return HTTPAnswer(
                status: 403, body: "metrics are for the server's own machine, and for those of --metrics-reader\n")
        }
        return page.withLock { page in
            if let page, now - page.madeAt < interval { return page.answer }
            let answer = HTTPAnswer(contentType: "text/plain; version=0.0.4; charset=utf-8", body: expose())
            page = (answer, now)
            return answer
        }
    }
}
