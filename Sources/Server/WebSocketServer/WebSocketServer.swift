import Foundation
import Locks
import Logging

/// A WebSocket and static file server on one port, with threads of its own, each of which owns a context of libwebsockets
/// and a share of the connections.
///
/// "No api except lws_cancel_service() may be called from a thread other than the service thread": everything else here
/// is handed to those threads.
public final class WebSocketServer<Service: WebSocketService>: Sendable {
    /// The port on which the server listens.
    public let port: UInt16
    /// The number of threads.
    public var threadCount: Int { threads.count }

    private struct ServedThread: Sendable {
        let mailbox: Mailbox
        let hasEnded = DispatchSemaphore(value: 0)
    }

    private let threads: [ServedThread]

    /// Binds the address and starts serving.
    ///
    /// - Parameters:
    ///   - configuration: the address, limits and files.
    ///   - makeService: is called once on each of the server's threads, with its number from 0.
    /// - Throws: ``WebSocketServerError`` if the address cannot be bound.
    public init(
        _ configuration: WebSocketServerConfiguration, makeService: @escaping @Sendable (_ thread: Int) -> Service
    ) throws {
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let count = max(configuration.threads, 1)
        let ledger = PeerLedger(configuration.limits, threads: count, descriptors: DescriptorLimit.raise())
        let budget = MessageBudget(configuration.limits)
        port = socket.port
        threads = (0..<count).map { _ in ServedThread(mailbox: Mailbox()) }
        let mailboxes = threads.map(\.mailbox)
        // The one that accepts connections comes last, when the others can take them.
        for (index, served) in threads.enumerated().reversed() {
            let hasBegun = DispatchSemaphore(value: 0)
            let didFail = LockedValue(false)
            let thread = Thread {
                defer { served.hasEnded.signal() }
                ServiceThread.setName("WebSocket \(index)")
                let loop = ServiceLoop(
                    configuration, index: index, ledger: ledger, messageBudget: budget, mailbox: served.mailbox,
                    service: makeService(index))
                if loop == nil { didFail.withLock { $0 = true } }
                if index == 0 { loop?.accept(from: socket, for: mailboxes) }
                hasBegun.signal()
                loop?.run()
            }
            thread.start()
            hasBegun.wait()
            guard !didFail.withLock({ $0 }) else {
                socket.close()
                for other in threads[(index + 1)...] {
                    _ = other.mailbox.post { $0.end() }
                    other.hasEnded.wait()
                }
                throw WebSocketServerError("libwebsockets could not make a context")
            }
        }
    }

    /// Runs `body` on one of the server's threads, after what was posted to it before.
    ///
    /// What is accepted is done, also while the server stops. Takes no lock.
    ///
    /// - Parameters:
    ///   - thread: the thread's number, from 0.
    ///   - body: is called with the thread's service.
    /// - Returns: whether it is accepted; once the thread has stopped it isn't.
    public func post(to thread: Int = 0, _ body: @escaping @Sendable (Service) -> Void) -> Bool {
        threads[thread].mailbox.post { loop in
            if let service = loop.service as? Service { body(service) }
        }
    }

    /// Reads the TLS files again, for connections to come.
    ///
    /// Files that can't be used are logged, and the present certificate stays. Does nothing once the server has stopped.
    public func reloadCertificate() {
        for thread in threads { _ = thread.mailbox.post { $0.reloadCertificate() } }
    }

    /// The time for which ``stop(grace:)`` waits for the peers' answers, unless it is told another one.
    public static var closingTime: Duration { .milliseconds(500) }

    /// Closes every connection with 1001, waits for the peers' answers for at most `grace`, and ends the threads.
    ///
    /// Must not be called on one of the server's threads; a second call does nothing.
    public func stop(grace: Duration = closingTime) {
        let end = DispatchTime.now() + .nanoseconds(Int(grace.wholeNanoseconds))
        for thread in threads {
            _ = thread.mailbox.post { $0.closeAll(WebSocketClosure(.goingAway, "the server is shutting down")) }
        }
        for thread in threads {
            if thread.hasEnded.wait(timeout: end) == .timedOut {
                _ = thread.mailbox.post { $0.end() }
                thread.hasEnded.wait()
            }
            thread.hasEnded.signal()
        }
    }
}
