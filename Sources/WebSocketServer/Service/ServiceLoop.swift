import CLibwebsockets
import Logging

/// Owner of libwebsockets' context, confined to the thread that made it.
final class ServiceLoop {
    let service: any WebSocketService
    let configuration: WebSocketServerConfiguration
    let metrics: ServerMetrics
    let responder: HTTPResponder
    let maximumConnections: Int
    /// Open WebSocket connections by the bits of their `lws` pointer.
    var connections: [OpaquePointer: WebSocketConnection] = [:]
    /// Requests that are not answered yet by the bits of their `lws` pointer.
    var exchanges: [OpaquePointer: HTTPExchange] = [:]
    /// Files that are being sent by the bits of their `lws` pointer.
    var transfers: [OpaquePointer: FileTransfer] = [:]
    let fileTimer = ServiceTimer()
    private let wakeTimer = ServiceTimer()
    var hosts: HostCheck
    /// Bytes of the bodies of requests that are not answered yet.
    var heldBodyBytes = 0
    var exchangeCount: UInt64 = 0
    var census = PeerCensus()
    /// Of requests that take work, and of all.
    var costlyRequests: AddressAllowance
    var requests: AddressAllowance
    let messageBudget: MessageBudget
    /// Accepted connections that are not served yet.
    var admissions: AdmissionQueue
    private let admissionTimer = ServiceTimer()
    var opened: UInt64 = 0
    let tally = SentTally()
    /// A message with the head room that `lws_write` needs; reused.
    var outbound: [UInt8] = []
    private(set) var isStopping = false

    private let socket: ListeningSocket
    let mailbox: Mailbox
    /// The thread that the context belongs to.
    let thread = ServiceThread()
    private let maximumSockets: Int
    private let tables: ServiceTables
    private(set) var context: OpaquePointer!
    private var vhost: OpaquePointer!
    private var hasEnded = false

    init?(
        _ configuration: WebSocketServerConfiguration, socket: ListeningSocket, mailbox: Mailbox,
        service: any WebSocketService
    ) {
        self.configuration = configuration
        self.socket = socket
        self.mailbox = mailbox
        self.service = service
        metrics = ServerMetrics(
            configuration.metrics, prefix: configuration.metricsPrefix, closeCodes: configuration.closeCodes)
        responder = HTTPResponder(configuration)
        hosts = HostCheck(
            names: configuration.hostNames,
            certificate: configuration.tls.flatMap { TLSCertificate(path: $0.certificate) })
        let limits = configuration.limits
        costlyRequests = AddressAllowance(
            burst: Int(limits.costlyRequests), interval: .seconds(limits.costlyRequestInterval))
        requests = AddressAllowance(burst: 10 * limits.requestsPerSecond, perSecond: limits.requestsPerSecond)
        messageBudget = MessageBudget(limits)
        admissions = AdmissionQueue(limits, isSecure: configuration.tls != nil)
        maximumSockets = DescriptorLimit.raise() - 64
        maximumConnections = min(configuration.limits.connections, maximumSockets)
        tables = ServiceTables(configuration)
        LibwebsocketsLog.install(configuration.logger)

        var info = creationInfo()
        context = lws_create_context(&info)
        guard context != nil else { return nil }
        vhost = lws_create_vhost(context, &info)
        var descriptor = lws_sock_file_fd_type()
        descriptor.filefd = socket.descriptor
        guard vhost != nil, lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, descriptor, nil, nil) != nil
        else {
            lws_context_destroy(context)
            return nil
        }
        fileTimer.onFire { [unowned self] in sendFiles() }
        admissionTimer.onFire { [unowned self] in admit() }
        wakeTimer.onFire { [unowned self] in self.service.wake() }
        mailbox.open(context)
    }

    /// Serves until ``end()``, or until ``closeAll(_:)`` has closed the last connection.
    func run() {
        while !hasEnded, lws_service(context, 0) >= 0 {
            tally.flush(to: metrics)
            if isStopping, connections.isEmpty { break }
            scheduleWake()
            gather()
        }
        for work in mailbox.close() { work(self) }
        fileTimer.cancel()
        wakeTimer.cancel()
        admissionTimer.cancel()
        for connection in admissions.removeAll() { close(connection.descriptor) }
        lws_context_destroy(context)
    }

    private func scheduleWake() {
        guard let due = service.wakeTime, !wakeTimer.isScheduled else { return }
        wakeTimer.schedule(after: max(due - .now, .zero), in: context)
    }

    /// Lets what many connections send gather for some microseconds.
    ///
    /// poll(2) looks at all of them each time that one has something. What other threads post ends the pause.
    private func gather() {
        guard connections.count >= Self.manyConnections else { return }
        mailbox.pause(.microseconds(min(3 * connections.count, Self.longestPause)))
    }

    private static let manyConnections = 128
    /// Microseconds.
    private static let longestPause = 4000

    func end() {
        hasEnded = true
    }

    func closeAll(_ closure: WebSocketClosure) {
        isStopping = true
        for connection in connections.values { connection.close(closure) }
    }

    func drainMailbox() {
        thread.check()
        for work in mailbox.drain() { work(self) }
    }

    /// How many connections are accepted before others are heard again.
    private static let acceptsPerWake = 64

    /// Accepts connections that wait at the listening socket; those that are too many are dropped.
    func acceptSome() {
        for _ in 0..<Self.acceptsPerWake {
            guard let (descriptor, peer) = socket.accept() else { break }
            guard
                census.sockets(of: peer) + admissions.count(of: peer) < configuration.limits.socketsPerAddress,
                census.socketCount + admissions.count < maximumSockets
            else {
                metrics.droppedSockets.increment()
                close(descriptor)
                continue
            }
            admissions.add(.init(descriptor: descriptor, peer: peer))
        }
        admit()
    }

    /// Begins to serve the connections whose turn it is.
    private func admit() {
        let now = MonotonicInstant.now
        while let connection = admissions.next(at: now) {
            guard let wsi = lws_adopt_socket_vhost(vhost, connection.descriptor) else { continue }
            census.add(wsi, connection.peer)
        }
        metrics.sockets.set(census.socketCount + admissions.count)
        if let wait = admissions.wait(at: now) {
            admissionTimer.schedule(after: max(wait, .milliseconds(1)), in: context)
        }
    }

    func destroyed(_ wsi: OpaquePointer) {
        endExchange(wsi)
        transfers[wsi] = nil
        census.remove(wsi)
        metrics.sockets.set(census.socketCount + admissions.count)
    }

    /// Connections that are open keep the certificate that they began with.
    func reloadCertificate() {
        guard let tls = configuration.tls else { return }
        do {
            try tls.check()
            guard lws_tls_cert_updated(context, tls.certificate, tls.key, nil, 0, nil, 0) == 0 else {
                throw WebSocketServerError("libwebsockets refused \(tls.certificate)")
            }
            hosts.certificate = TLSCertificate(path: tls.certificate)
            configuration.logger.info("the TLS certificate was read anew")
        } catch {
            configuration.logger.error("the TLS certificate stays as it was: \(error)")
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
