import Synchronization

/// A service's reply to a request: an answer now, or a promise of one.
public enum HTTPReply {
    case now(HTTPAnswer)
    /// A later answer.
    ///
    /// The closure is called at once with the promise, which any thread may fulfil.
    case later((HTTPPromise) -> Void)
}

/// An answer that is still to be made.
///
/// If the peer is gone, or has been told that it took too long (``ConnectionLimits/answerTimeout``), the answer is
/// dropped.
public struct HTTPPromise: Sendable {
    private let send: @Sendable (HTTPAnswer) -> Void
    private let wait: HTTPWait

    package init(_ send: @escaping @Sendable (HTTPAnswer) -> Void) {
        self.init(HTTPWait(), send)
    }

    init(_ wait: HTTPWait, _ send: @escaping @Sendable (HTTPAnswer) -> Void) {
        self.wait = wait
        self.send = send
    }

    /// Whether the peer still waits for the answer, which need not be made otherwise.
    ///
    /// Any thread may ask.
    public var isAwaited: Bool { !wait.isOver }

    /// Sends the answer.
    ///
    /// Any thread may call it; a second answer is dropped.
    public func fulfil(_ answer: HTTPAnswer) {
        send(answer)
    }
}

/// A flag that tells whether a peer still waits for an answer.
final class HTTPWait: Sendable {
    private let over = Atomic(false)

    var isOver: Bool { over.load(ordering: .relaxed) }

    func end() {
        over.store(true, ordering: .relaxed)
    }
}
