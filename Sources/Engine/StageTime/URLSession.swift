import QuartzCore

/// A session without a network, with the interface of Foundation's `URLSession`.
///
/// Requests for files give their contents; all others fail in the stage's next run-loop turn, as on a phone that is
/// offline.
open class URLSession: NSObject, @unchecked Sendable {
    /// The session that needs no set-up.
    public static let shared = URLSession(configuration: .default)

    /// The configuration.
    public let configuration: URLSessionConfiguration

    /// Makes a session.
    public init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
    }

    /// Makes a task that calls its handler in a turn of the stage, once it has been resumed.
    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        URLSessionDataTask(request, completionHandler)
    }

    /// Makes a task that calls its handler in a turn of the stage, once it has been resumed.
    open func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Returns what a URL gives, in the stage's next turn.
    ///
    /// - Throws: `URLError`, or `CancellationError`.
    open func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Returns what a request gives, in the stage's next turn.
    ///
    /// - Throws: `URLError`, or `CancellationError`.
    open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await sleepOnStage(seconds: 0)
        return try request.answer()
    }

    /// Does nothing.
    open func invalidateAndCancel() {}
    /// Does nothing.
    open func finishTasksAndInvalidate() {}
}

/// A request's task.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// What a task does.
    public enum State: Int, Sendable {
        case running, suspended, canceling, completed
    }

    /// The request as the task was made with it.
    public let originalRequest: URLRequest?
    /// The state.
    open private(set) var state = State.suspended
    /// Has no effect.
    open var priority: Float = 0.5
    private let finish: (Result<(Data, URLResponse), any Error>) -> Void

    fileprivate init(
        _ request: URLRequest, _ finish: @escaping (Result<(Data, URLResponse), any Error>) -> Void
    ) {
        originalRequest = request
        self.finish = finish
    }

    /// Has the task begin.
    open func resume() {
        guard state == .suspended else { return }
        state = .running
        DispatchQueue.global().schedule(after: 0) { [self] in
            guard state == .running else { return }
            state = .completed
            finish(Result { try originalRequest!.answer() })
        }
    }

    /// Ends the task with an error.
    open func cancel() {
        guard state != .completed, state != .canceling else { return }
        state = .canceling
        DispatchQueue.global().schedule(after: 0) { [self] in
            state = .completed
            finish(.failure(URLError(.cancelled)))
        }
    }

    /// Has the task wait to be resumed.
    open func suspend() {
        if state == .running { state = .suspended }
    }
}

/// A task that gives its data to a closure.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    fileprivate init(
        _ request: URLRequest, _ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) {
        super.init(request) { result in
            switch result {
            case .success(let (data, response)): handler(data, response, nil)
            case .failure(let error): handler(nil, nil, error)
            }
        }
    }
}

/// A session's configuration, which has no effect.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// A new configuration.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// A new configuration.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    /// Seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// Whether a session waits for a network.
    open var waitsForConnectivity = false
    /// Connections at a time.
    open var httpMaximumConnectionsPerHost = 6
    /// Header fields of every request.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Where answers come from.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
}
