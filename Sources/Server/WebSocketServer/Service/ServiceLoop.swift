import CLibwebsockets
import Logging

/// One of the server's threads: it owns a context of libwebsockets, and the connections that it was handed.
///
/// It waits by epoll(7), and has libwebsockets serve the WebSockets that have sent something (lws_service_fd). What is
/// rarer, requests over HTTP, handshakes, control frames and time-outs, libwebsockets finds itself by looking at all its
/// connections (lws_service): a pass.
final class ServiceLoop {
    let service: any WebSocketService
    let configuration: WebSocketServerConfiguration
    let metrics: ServerMetrics
    let responder: HTTPResponder
    /// The thread's number, from 0.
    let index: Int
    /// What the peers use, over all threads.
    let ledger: PeerLedger
    private let proxies: TrustedProxies
    let messageBudget: MessageBudget
    /// Open WebSocket connections by the bits of their `lws` pointer.
    private(set) var connections: [OpaquePointer: WebSocketConnection] = [:]
    /// The same by their descriptors.
    private var connectionsByDescriptor: [WebSocketConnection?] = []
    private struct Peer {
        /// Its own, or, of a WebSocket through a proxy that is trusted, the one of whoever asked for it.
        var address: PeerAddress
        /// The one that its socket counts for; nil: it counts in the total alone, as a trusted proxy's does.
        var counted: PeerAddress?
        /// Whether it is a proxy that is trusted.
        var isProxy: Bool
        /// Where the request comes from that is being answered, if a proxy says so.
        var client: PeerAddress?
        /// Whether a proxy that is trusted was asked by HTTPS for what is being answered.
        var isForwardedSecurely = false
        /// Whether it has the place of a WebSocket.
        var isWebSocket = false
        /// Why there was no place for a WebSocket.
        var refusal: String?
    }

    /// The peers of all connections by the bits of their `lws` pointer.
    private var peers: [OpaquePointer: Peer] = [:]
    /// The connections that are not WebSockets, or not yet, by the bits of their `lws` pointer.
    private(set) var requesters: [OpaquePointer: Requester] = [:]
    /// The same by their descriptors.
    private var requestersByDescriptor: [Int32: OpaquePointer] = [:]
    /// Those of them that may have something to do.
    var unattended: Set<OpaquePointer> = []
    /// Trusted proxies' connections of which the first bytes have not come, by their descriptors.
    var announced: [Int32: Announced] = [:]
    /// Requests that are not answered yet by the bits of their `lws` pointer.
    var exchanges: [OpaquePointer: HTTPExchange] = [:]
    /// Files that are being sent by the bits of their `lws` pointer.
    var transfers: [OpaquePointer: FileTransfer] = [:]
    /// When the next piece of a file is to be sent; nil if none is.
    var filesDue: MonotonicInstant?
    var hosts: HostCheck
    var exchangeCount: UInt64 = 0
    private var opened: UInt64 = 0
    let tally = MessageTally()
    /// A message with the head room that `lws_write` needs; reused.
    var outbound: [UInt8] = []
    private(set) var isStopping = false

    let mailbox: Mailbox
    let agenda = ServiceAgenda()
    let watch = DescriptorWatch()
    /// Of the thread that accepts connections.
    private var acceptor: Acceptor?
    private let tables: ServiceTables
    private(set) var context: OpaquePointer!
    private var vhost: OpaquePointer!
    private var hasEnded = false
    /// The connection that libwebsockets is serving, and whether data came of it.
    private var served: (connection: WebSocketConnection, hasData: Bool)?
    /// Whether a pass has found something to do.
    private var isPassBusy = false
    private var nextPass = MonotonicInstant.distantPast
    private var nextSilenceCheck = MonotonicInstant.distantPast

    /// The longest time without a pass while there are connections: by so much libwebsockets' time-outs may be late.
    ///
    /// Of 10,000 connections a look takes a millisecond.
    private static let passInterval = Duration.milliseconds(250)
    private static let silenceCheckInterval = Duration.milliseconds(250)
    /// Passes that follow each other before other connections are served.
    private static let passLimit = 8

    /// Makes the loop of the present thread.
    ///
    /// - Parameters:
    ///   - configuration: the server's.
    ///   - index: the thread's number.
    ///   - ledger: what the peers use, over all threads.
    ///   - messageBudget: what their messages cost, over all threads.
    ///   - mailbox: brings work from other threads.
    ///   - service: the thread's own.
    init?(
        _ configuration: WebSocketServerConfiguration, index: Int, ledger: PeerLedger, messageBudget: MessageBudget,
        mailbox: Mailbox, service: any WebSocketService
    ) {
        self.configuration = configuration
        self.index = index
        self.ledger = ledger
        proxies = TrustedProxies(configuration.trustedProxies)
        self.messageBudget = messageBudget
        self.mailbox = mailbox
        self.service = service
        metrics = ServerMetrics(
            configuration.metrics, prefix: configuration.metricsPrefix, closeCodes: configuration.closeCodes)
        responder = HTTPResponder(configuration)
        hosts = HostCheck(
            names: configuration.hostNames,
            certificate: configuration.tls.flatMap { TLSCertificate(path: $0.certificate) })
        tables = ServiceTables(configuration)
        LibwebsocketsLog.install(configuration.logger)

        var info = creationInfo()
        context = lws_create_context(&info)
        guard context != nil else { return nil }
        vhost = lws_create_vhost(context, &info)
        guard vhost != nil else {
            lws_context_destroy(context)
            return nil
        }
        watch.add(mailbox.descriptor, .reading)
    }

    /// Has this thread accept the server's connections, and hand them to all its threads.
    func accept(from socket: ListeningSocket, for mailboxes: [Mailbox]) {
        acceptor = Acceptor(
            socket, ledger, proxies: proxies, isSecure: configuration.tls != nil, metrics: metrics
        ) { [unowned self] connection, thread in
            if thread == index { return begin(connection) }
            if mailboxes[thread].post({ $0.begin(connection) }) { return }
            // That thread has ended.
            close(connection.descriptor)
            ledger.remove(connection.counted, ofThread: thread)
            metrics.sockets.decrement()
        }
        watch.add(socket.descriptor, .reading)
    }

    /// Serves until ``end()``, or until ``closeAll(_:)`` has closed the last connection.
    func run() {
        while !hasEnded {
            let count = watch.wait(for: timeToWait(at: .now))
            var hasMail = false
            for index in 0..<count {
                let readiness = watch.readiness(index)
                switch readiness.descriptor {
                case mailbox.descriptor: hasMail = true
                case acceptor?.descriptor: acceptor?.acceptSome()
                default: serve(readiness)
                }
            }
            if hasMail { drainMailbox() }
            doWhatIsDue(at: .now)
            tally.flush(to: metrics)
            if isStopping, connections.isEmpty { break }
            gather()
        }
        finish()
    }

    private func finish() {
        for work in mailbox.close() { work(self) }
        acceptor?.close()
        dropAllAnnounced()
        // Reports each of its connections as closed.
        lws_context_destroy(context)
    }

    // MARK: Time

    /// - Returns: nil if only other threads or peers can bring something to do.
    private func timeToWait(at now: MonotonicInstant) -> Duration? {
        guard agenda.isEmpty, unattended.isEmpty else { return .zero }
        let announcedDue = announced.values.lazy.map(\.due).min()
        let due = [acceptor?.due, filesDue, service.wakeTime, announcedDue, peers.isEmpty ? nil : nextPass]
            .compactMap(\.self).min()
        return due.map { max($0 - now, .zero) }
    }

    private func doWhatIsDue(at now: MonotonicInstant) {
        if let due = acceptor?.due, due <= now { acceptor?.admit(at: now) }
        if !announced.isEmpty { dropLateAnnounced(at: now) }
        if let due = filesDue, due <= now { sendFiles(at: now) }
        attendToRequesters()
        if let due = service.wakeTime, due <= now { service.wake() }
        if now >= nextSilenceCheck {
            nextSilenceCheck = now + Self.silenceCheckInterval
            for connection in connections.values { connection.checkSilence(at: now) }
        }
        if agenda.needsPass || (now >= nextPass && !peers.isEmpty) { pass(at: now) }
        agenda.giveTurns()
    }

    /// Has libwebsockets look at all its connections, as long as it finds something to do: lws_service(3).
    private func pass(at now: MonotonicInstant) {
        agenda.needsPass = false
        nextPass = now + Self.passInterval
        agenda.countPass()
        defer { agenda.countPass() }
        for _ in 0..<Self.passLimit {
            isPassBusy = false
            // A negative time has it look once, without waiting.
            guard lws_service(context, -1) >= 0 else { return end() }
            if !isPassBusy, !hasUnreadBytes { return }
        }
        agenda.needsPass = true
    }

    /// Whether libwebsockets holds bytes that it has read and not handled.
    private var hasUnreadBytes: Bool { lws_service_adjust_timeout(context, 1, 0) == 0 }

    /// Notes that libwebsockets has called back for something else than data: there may be more to do.
    func noteCallback() {
        isPassBusy = true
    }

    /// Lets what many connections send gather for a moment.
    ///
    /// Otherwise each acknowledgement would wake the thread. What other threads post ends the pause.
    private func gather() {
        guard connections.count >= Self.manyConnections, agenda.isEmpty else { return }
        DescriptorWatch.wait(for: Self.pause, unless: mailbox.descriptor)
    }

    private static let manyConnections = 128
    private static let pause = Duration.milliseconds(2)

    // MARK: Connections

    private func serve(_ readiness: DescriptorWatch.Readiness) {
        let descriptor = readiness.descriptor
        if announced[descriptor] != nil { return readAnnouncement(descriptor) }
        guard connectionsByDescriptor.indices.contains(Int(descriptor)),
            let connection = connectionsByDescriptor[Int(descriptor)]
        else {
            // A request over HTTP, or a handshake. libwebsockets itself sees whoever has hung up.
            if let wsi = requestersByDescriptor[descriptor] { unattended.insert(wsi) }
            if readiness.isHungUp || requestersByDescriptor[descriptor] == nil { agenda.needsPass = true }
            return
        }
        if readiness.canWrite { connection.hasRoom() }
        guard readiness.canRead || readiness.isHungUp else { return }
        var waiting = pollfd()
        waiting.fd = descriptor
        waiting.events = Int16(POLLIN)
        waiting.revents = (readiness.canRead ? Int16(POLLIN) : 0) | (readiness.isHungUp ? Int16(POLLHUP) : 0)
        served = (connection, false)
        lws_service_fd(context, &waiting)
        connection.wasServed()
        // A control frame, or the end: there is something to answer, or to close.
        if served?.hasData != true || hasUnreadBytes { agenda.needsPass = true }
        served = nil
    }

    /// Begins to serve a connection that was accepted.
    ///
    /// - Parameters:
    ///   - connection: the connection.
    ///   - client: the address that a trusted proxy has it from; nil: its own.
    func serve(_ connection: AdmissionQueue.Connection, for client: NumericAddress?) {
        var peer = Peer(address: connection.peer, counted: connection.counted, isProxy: connection.isProxy)
        if let client {
            peer.address = PeerAddress(client)
            peer.isProxy = proxies.contains(client)
        }
        if !peer.isProxy, peer.counted != peer.address {
            guard ledger.hasPlace(for: peer.address, waiting: 0, allWaiting: 0) else {
                metrics.droppedSockets.increment()
                close(connection.descriptor)
                ledger.remove(connection.counted, ofThread: index)
                metrics.sockets.decrement()
                return
            }
            ledger.move(from: peer.counted, to: peer.address)
            peer.counted = peer.address
        }
        // It closes what it doesn't adopt.
        guard let wsi = lws_adopt_socket_vhost(vhost, connection.descriptor) else {
            ledger.remove(peer.counted, ofThread: index)
            metrics.sockets.decrement()
            return
        }
        peers[wsi] = peer
        requesters[wsi] = Requester(RequesterSocket(descriptor: connection.descriptor, tls: lws_get_ssl(wsi)))
        requestersByDescriptor[connection.descriptor] = wsi
        lws_rx_flow_control(wsi, 0)
        watch.add(connection.descriptor, .changes)
        unattended.insert(wsi)
    }

    /// Returns the address that a connection's request comes from; nil if it is not known.
    func address(of wsi: OpaquePointer) -> PeerAddress? { peers[wsi].map { $0.client ?? $0.address } }

    /// Returns the scheme by which a connection's request was made, as far as that is known.
    func scheme(of wsi: OpaquePointer) -> String {
        configuration.tls != nil || peers[wsi]?.isForwardedSecurely == true ? "https" : "http"
    }

    /// Begins the request that libwebsockets tells of.
    ///
    /// - Returns: false if its head was not checked: it must not be answered.
    func beginRequest(_ wsi: OpaquePointer) -> Bool {
        guard let forwarded = requesters[wsi]?.beginRequest() else { return false }
        guard peers[wsi]?.isProxy == true else { return true }
        peers[wsi]?.client = proxies.client(of: forwarded.addresses).map { PeerAddress($0) }
        peers[wsi]?.isForwardedSecurely = forwarded.isSecure
        return true
    }

    /// Returns the WebSocket connection that libwebsockets tells of data of.
    func receiver(_ wsi: OpaquePointer) -> WebSocketConnection? {
        if let served, served.connection.isConnection(wsi) {
            self.served?.hasData = true
            return served.connection
        }
        return connections[wsi]
    }

    /// Counts a connection as a WebSocket, before its peer is told that it is one.
    func countWebSocket(_ wsi: OpaquePointer) {
        guard let peer = peers[wsi], !peer.isWebSocket else { return }
        let address = peer.client ?? peer.address
        if address != peer.counted { ledger.move(from: peer.counted, to: address) }
        peers[wsi]?.address = address
        peers[wsi]?.counted = address
        peers[wsi]?.isWebSocket = true
        peers[wsi]?.refusal = ledger.upgrade(address)
    }

    private func uncountWebSocket(_ wsi: OpaquePointer) {
        guard let peer = peers[wsi], peer.isWebSocket else { return }
        peers[wsi]?.isWebSocket = false
        ledger.downgrade(peer.address)
    }

    /// Makes a WebSocket connection.
    ///
    /// - Returns: the connection, and why it is to be closed at once; nil if it isn't.
    func addConnection(_ wsi: OpaquePointer) -> (connection: WebSocketConnection, refusal: String?) {
        opened += 1
        let peer = peers[wsi]
        removeRequester(wsi)
        let connection = WebSocketConnection(
            wsi, id: WebSocketConnection.id(opened, thread: index), peer: peer?.address,
            isSecure: configuration.tls != nil, self
        )
        connections[wsi] = connection
        let descriptor = connection.descriptor
        while connectionsByDescriptor.count <= Int(descriptor) { connectionsByDescriptor.append(nil) }
        connectionsByDescriptor[Int(descriptor)] = connection
        watch.change(descriptor, to: .reading)
        metrics.connections.increment()
        return (connection, peer?.refusal)
    }

    private func removeRequester(_ wsi: OpaquePointer) {
        unattended.remove(wsi)
        guard let requester = requesters.removeValue(forKey: wsi) else { return }
        requestersByDescriptor[requester.socket.descriptor] = nil
    }

    func closed(_ wsi: OpaquePointer) {
        guard let connection = connections.removeValue(forKey: wsi) else { return }
        connectionsByDescriptor[Int(connection.descriptor)] = nil
        // libwebsockets may keep the socket for a while, and look at it in its passes.
        watch.change(connection.descriptor, to: .changes)
        connection.closed()
        uncountWebSocket(wsi)
        metrics.connections.decrement()
    }

    func destroyed(_ wsi: OpaquePointer) {
        endExchange(wsi)
        transfers[wsi] = nil
        removeRequester(wsi)
        uncountWebSocket(wsi)
        guard let peer = peers.removeValue(forKey: wsi) else { return }
        ledger.remove(peer.counted, ofThread: index)
        metrics.sockets.decrement()
    }

    // MARK: From other threads

    func end() {
        hasEnded = true
    }

    func closeAll(_ closure: WebSocketClosure) {
        isStopping = true
        for connection in connections.values { connection.close(closure) }
    }

    private func drainMailbox() {
        agenda.thread.check()
        for work in mailbox.drain() { work(self) }
    }

    /// Connections that are open keep the certificate that they began with.
    func reloadCertificate() {
        guard let tls = configuration.tls else { return }
        // What holds for all threads is said once.
        do {
            try tls.check()
            guard lws_tls_cert_updated(context, tls.certificate, tls.key, nil, 0, nil, 0) == 0 else {
                throw WebSocketServerError("libwebsockets refused \(tls.certificate)")
            }
            hosts.certificate = TLSCertificate(path: tls.certificate)
            if index == 0 { configuration.logger.info("the TLS certificate was read anew") }
        } catch {
            if index == 0 { configuration.logger.error("the TLS certificate stays as it was: \(error)") }
        }
    }

    private func creationInfo() -> lws_context_creation_info {
        var info = lws_context_creation_info()
        info.port = CONTEXT_PORT_NO_LISTEN_SERVER
        info.protocols = UnsafePointer(tables.protocols)
        info.retry_and_idle_policy = UnsafePointer(tables.idlePolicy)
        info.headers = UnsafePointer(tables.headers)
        // None; signed in libwebsockets 4.1, unsigned later.
        info.gid = .init(truncatingIfNeeded: -1)
        info.uid = .init(truncatingIfNeeded: -1)
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
        info.pt_serv_buf_size = UInt32(RequesterSocket.pieceLength + headRoom)
        info.timeout_secs = configuration.limits.handshakeTimeout
        info.timeout_secs_ah_idle = configuration.limits.handshakeTimeout
        if configuration.tls != nil {
            info.options |= UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
            info.ssl_cert_filepath = UnsafePointer(tables.certificate)
            info.ssl_private_key_filepath = UnsafePointer(tables.key)
            info.alpn = UnsafePointer(tables.alpn)
        }
        return info
    }
}
