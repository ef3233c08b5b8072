import Foundation
import Logging

/// A WebSocket and static file server on one port, with a thread of its own that owns libwebsockets' context.
///
/// "No api except lws_cancel_service() may be called from a thread other than the service thread": everything else here
/// is handed to that thread.
public final class WebSocketServer<Service: WebSocketService>: Sendable {
    /// The port on which the server listens.
    public let port: UInt16

    private let mailbox: Mailbox
    private let hasEnded: DispatchSemaphore

    /// Binds the address and starts serving.
    ///
    /// - Parameters:
    ///   - configuration: the address, limits and files.
    ///   - makeService: is called once, on the server's thread.
    /// - Throws: ``WebSocketServerError`` if the address cannot be bound.
    public init(
        _ configuration: WebSocketServerConfiguration, makeService: @escaping @Sendable () -> Service
    ) throws {
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let mailbox = Mailbox()
        let hasStarted = DispatchSemaphore(value: 0)
        let hasEnded = DispatchSemaphore(value: 0)
        let thread = Thread {
            defer { hasEnded.signal() }
            guard
                let loop = ServiceLoop(
                    configuration, socket: socket, mailbox: mailbox, service: makeService())
            else {
                hasStarted.signal()
                return
            }
            hasStarted.signal()
            loop.run()
        }
        thread.name = "WebSocketServer"
        thread.start()
        hasStarted.wait()
        guard mailbox.isOpen else { throw WebSocketServerError("libwebsockets could not make a context") }
        port = socket.port
        self.mailbox = mailbox
        self.hasEnded = hasEnded
    }

    /// Runs `body` on the server's thread, after what was posted before.
    ///
    /// What is accepted is done, also while the server stops.
    ///
    /// - Returns: whether it is accepted; once the server has stopped it isn't.
    public func post(_ body: @escaping @Sendable (Service) -> Void) -> Bool {
        mailbox.post { loop in
            if let service = loop.service as? Service { body(service) }
        }
    }

    /// Reads the TLS files again, for connections to come.
    ///
    /// Files that can't be used are logged, and the present certificate stays. Does nothing once the server has stopped.
    public func reloadCertificate() {
        _ = mailbox.post { $0.reloadCertificate() }
    }

    /// Closes every connection with 1001, waits for the peers' answers for at most `grace` seconds, and ends the
    /// thread.
    ///
    /// Must not be called on the server's thread; a second call does nothing.
    public func stop(grace: Double = 0.5) {
        _ = mailbox.post { $0.closeAll(WebSocketClosure(.goingAway, "the server is shutting down")) }
        if hasEnded.wait(timeout: .now() + grace) == .timedOut {
            _ = mailbox.post { $0.end() }
            hasEnded.wait()
        }
        hasEnded.signal()
    }
}
