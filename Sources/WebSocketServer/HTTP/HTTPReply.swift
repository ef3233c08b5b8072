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

    init(_ send: @escaping @Sendable (HTTPAnswer) -> Void) {
        self.send = send
    }

    /// Sends the answer. On any thread; a second one goes nowhere.
    public func fulfil(_ answer: HTTPAnswer) {
        send(answer)
    }
}
