import CLibwebsockets
import Logging

/// Owner of libwebsockets' context, confined to the thread that made it.
final class ServiceLoop {
    let service: any WebSocketService
    let configuration: WebSocketServerConfiguration
    let socket: ListeningSocket
    let mailbox: Mailbox
    /// Open WebSocket connections by the bits of their `lws` pointer.
    private(set) var connections: [OpaquePointer: WebSocketConnection] = [:]

    private let maximumConnections: Int
    private let protocols: ServiceProtocols
    private var context: OpaquePointer!
    private var vhost: OpaquePointer!
    private var isStopping = false
    private var hasEnded = false
    private var opened: UInt64 = 0
    /// A message with the head room that `lws_write` needs; reused.
    private var outbound: [UInt8] = []

    init?(
        _ configuration: WebSocketServerConfiguration, socket: ListeningSocket, mailbox: Mailbox,
        service: any WebSocketService
    ) {
        self.configuration = configuration
        self.socket = socket
        self.mailbox = mailbox
        self.service = service
        maximumConnections = min(configuration.maximumConnections, DescriptorLimit.raise() - 64)
        protocols = ServiceProtocols(subprotocol: configuration.subprotocol)
        LibwebsocketsLog.install(configuration.logger)

        var info = lws_context_creation_info()
        info.port = CONTEXT_PORT_NO_LISTEN_SERVER
        info.protocols = UnsafePointer(protocols.list)
        info.retry_and_idle_policy = UnsafePointer(protocols.idlePolicy)
        info.gid = -1
        info.uid = -1
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
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
        mailbox.open(context)
    }

    /// Serves until ``end()``, or until ``closeAll(_:)`` has closed the last connection.
    func run() {
        while !hasEnded, lws_service(context, 0) >= 0 {
            if isStopping, connections.isEmpty { break }
        }
        mailbox.close()
        lws_context_destroy(context)
    }

    func end() {
        hasEnded = true
    }

    func closeAll(_ closure: WebSocketClosure) {
        isStopping = true
        for connection in connections.values { connection.close(closure) }
    }

    func drainMailbox() {
        for work in mailbox.drain() { work(self) }
    }

    /// Takes every connection that waits at the listening socket.
    func acceptAll() {
        while let descriptor = socket.accept() {
            guard !isStopping, lws_adopt_socket_vhost(vhost, descriptor) != nil else { continue }
        }
    }

    func open(_ wsi: OpaquePointer) {
        opened += 1
        let connection = WebSocketConnection(wsi, id: opened)
        connections[wsi] = connection
        if isStopping {
            connection.close(WebSocketClosure(.goingAway, "the server is shutting down"))
        } else if connections.count > maximumConnections {
            connection.close(WebSocketClosure(.tryAgainLater, "\(maximumConnections) viewers are here already"))
        } else {
            switch service.open(connection) {
            case .accept(let handler): connection.handler = handler
            case .refuse(let closure): connection.close(closure)
            }
        }
    }

    /// Returns what libwebsockets' callback returns: -1 closes.
    func receive(_ wsi: OpaquePointer, _ fragment: UnsafeRawBufferPointer) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        connection.receive(fragment, limit: configuration.maximumMessageSize)
        return connection.performClose() ? -1 : 0
    }

    func writable(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        if connection.performClose() { return -1 }
        guard let message = connection.handler?.nextMessage() else { return connection.performClose() ? -1 : 0 }
        outbound.removeAll(keepingCapacity: true)
        outbound.append(contentsOf: repeatElement(0, count: headRoom))
        outbound.append(contentsOf: message)
        let written = outbound.withUnsafeMutableBufferPointer {
            lws_write(wsi, $0.baseAddress! + headRoom, message.count, LWS_WRITE_BINARY)
        }
        return written < message.count ? -1 : 0
    }

    func closed(_ wsi: OpaquePointer) {
        connections.removeValue(forKey: wsi)?.closed()
    }
}

private let headRoom = Int(CLWS_PRE)
