import Synchronization

/// What a service does about a request.
public enum HTTPReply {
    case now(HTTPAnswer)
    /// Called at once, to hand the promise on to whoever makes the answer, on any thread.
    case later((HTTPPromise) -> Void)
}

/// An answer that is still to be made. Whoever asked may be gone by then, or have been told that it took too long
/// (``ConnectionLimits/answerTimeout``): then it goes nowhere.
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

    /// Whether somebody still waits for the answer, which need not be made otherwise. On any thread.
    public var isAwaited: Bool { !wait.isOver }

    /// Sends the answer. On any thread; a second one goes nowhere.
    public func fulfil(_ answer: HTTPAnswer) {
        send(answer)
    }
}

/// Whether a peer still waits for an answer.
final class HTTPWait: Sendable {
    private let over = Atomic(false)

    var isOver: Bool { over.load(ordering: .relaxed) }

    func end() {
        over.store(true, ordering: .relaxed)
    }
}
