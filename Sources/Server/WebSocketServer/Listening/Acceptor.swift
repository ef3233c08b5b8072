import Glibc

/// The admission of connections: it accepts them, lets them wait for their turns, and hands each to the thread that has
/// the fewest.
///
/// It belongs to one of the threads.
final class Acceptor {
    private let socket: ListeningSocket
    private let ledger: PeerLedger
    private let proxies: TrustedProxies
    private let metrics: ServerMetrics
    private let handOver: (_ connection: AdmissionQueue.Connection, _ thread: Int) -> Void
    /// Accepted connections that are not served yet.
    private var admissions: AdmissionQueue

    /// How many connections are accepted before others are heard again.
    private static let acceptsPerWake = 64

    /// Makes an acceptor.
    ///
    /// - Parameters:
    ///   - socket: where connections arrive; closed by ``close()``.
    ///   - ledger: counts them.
    ///   - proxies: those to which limits of an address don't apply.
    ///   - isSecure: whether they begin with a TLS handshake.
    ///   - metrics: where it counts.
    ///   - handOver: has a thread serve a connection.
    init(
        _ socket: ListeningSocket, _ ledger: PeerLedger, proxies: TrustedProxies, isSecure: Bool,
        metrics: ServerMetrics,
        handOver: @escaping (_ connection: AdmissionQueue.Connection, _ thread: Int) -> Void
    ) {
        self.socket = socket
        self.ledger = ledger
        self.proxies = proxies
        self.metrics = metrics
        self.handOver = handOver
        admissions = AdmissionQueue(ledger.limits, isSecure: isSecure)
    }

    var descriptor: Int32 { socket.descriptor }

    /// When the next connection is to be admitted; nil if none waits.
    private(set) var due: MonotonicInstant?

    /// Accepts connections that wait at the listening socket; those that are too many are dropped.
    func acceptSome() {
        for _ in 0..<Self.acceptsPerWake {
            guard let (descriptor, peer, address) = socket.accept() else { break }
            let isProxy = address.map(proxies.contains) ?? false
            let waiting = admissions.count(of: peer)
            let hasPlace =
                isProxy
                ? ledger.hasPlace(allWaiting: admissions.count)
                : ledger.hasPlace(for: peer, waiting: waiting, allWaiting: admissions.count)
            guard hasPlace else {
                metrics.droppedSockets.increment()
                Glibc.close(descriptor)
                continue
            }
            admissions.add(.init(descriptor: descriptor, peer: peer, isProxy: isProxy))
            metrics.sockets.increment()
        }
        admit(at: .now)
    }

    /// Has those served whose turn it is.
    func admit(at now: MonotonicInstant) {
        while let connection = admissions.next(at: now) {
            handOver(connection, ledger.add(connection.counted))
        }
        due = admissions.wait(at: now).map { now + max($0, .milliseconds(1)) }
    }

    /// Hangs up on those that wait, and accepts no more.
    func close() {
        for connection in admissions.removeAll() {
            Glibc.close(connection.descriptor)
            metrics.sockets.decrement()
        }
        socket.close()
    }
}
