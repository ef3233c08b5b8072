import QuartzCore

/// A session without a network, with the interface of Foundation's `URLSession`.
///
/// Requests for files give their contents; all others fail in the stage's next run-loop turn, as on a phone that is
/// offline. Tasks report to their handler, or, without one, to the session's delegate.
open class URLSession: NSObject, @unchecked Sendable {
    /// What becomes of a task once its answer has begun.
    public enum ResponseDisposition: Int, Sendable {
        case cancel, allow, becomeDownload, becomeStream
    }

    /// What becomes of a server's question of who asks.
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// The session that needs no set-up.
    public static let shared = URLSession(configuration: .default)

    /// How long an answer takes, in seconds, as from a network: not before what asks has heard of all that goes with it, which may
    /// take turns of its own.
    static let latency: TimeInterval = 0.05

    /// The configuration.
    public let configuration: URLSessionConfiguration
    /// The object that hears of tasks without a handler; the session holds it until it is invalidated.
    public private(set) var delegate: (any URLSessionDelegate)?
    /// The queue on which handlers and the delegate are called.
    public let delegateQueue: OperationQueue
    /// Whether an app has given that.
    let hasQueueOfApp: Bool
    /// What a developer calls the session.
    open var sessionDescription: String?
    private var tasks: [URLSessionTask] = []
    private var lastIdentifier = 0
    private var isInvalid = false

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - delegate: The object that hears of tasks without a handler.
    ///   - queue: The queue for handlers and the delegate; nil for one of the session's own, on which one call follows
    ///     the other.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        self.configuration = configuration
        self.delegate = delegate
        delegateQueue = queue ?? OperationQueue()
        hasQueueOfApp = queue != nil
        if queue == nil { delegateQueue.maxConcurrentOperationCount = 1 }
    }

    /// Makes a task for a request, which begins when it is resumed.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        URLSessionDataTask(request, of: self, nil)
    }

    /// Makes a task for a URL, which begins when it is resumed.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Makes a task that calls its handler in a turn of the stage, once it has been resumed.
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        URLSessionDataTask(request, of: self, completionHandler)
    }

    /// Makes a task that calls its handler in a turn of the stage, once it has been resumed.
    open func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Makes a task that would send a body.
    open func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self, nil)
    }

    /// Makes a task that would send a body, and calls its handler in a turn of the stage.
    open func uploadTask(
        with request: URLRequest, from body: Data?,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self, completionHandler)
    }

    /// Makes a task for a file, which begins when it is resumed.
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request, of: self, nil)
    }

    /// Makes a task for a file, which begins when it is resumed.
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Makes a task for a file that calls its handler in a turn of the stage.
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request, of: self) { data, response, error in
            completionHandler(data == nil ? nil : request.url, response, error)
        }
    }

    /// Makes a task for a file that calls its handler in a turn of the stage.
    open func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    // Each without a delegate too: a protocol that a project's session conforms to often asks for that.

    /// Returns what a URL gives, after a twentieth of a second.
    ///
    /// - Throws: `URLError`.
    open func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Returns what a URL gives, as ``data(from:)``.
    open func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Returns what a request gives, after a twentieth of a second.
    ///
    /// - Throws: `URLError`, as one that says that the task was cancelled, or what a protocol class fails with.
    open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        do { try await sleepOnStage(seconds: Self.latency) } catch { throw URLError(.cancelled) }
        return try await withUnsafeThrowingContinuation { continuation in
            load(request) { continuation.resume(with: $0) }
        }
    }

    /// Has a request answered: by a protocol's class, or as there is no network.
    func load(_ request: URLRequest, _ finish: @escaping (Result<(Data, URLResponse), any Error>) -> Void) {
        if let type = URLProtocol.type(for: request, of: self) {
            ProtocolAnswer.begin(request, by: type, finish)
        } else {
            finish(Result { try request.answer() })
        }
    }

    /// Returns what a request gives, as ``data(for:)``; the delegate hears how it was answered.
    open func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        let (data, response) = try await data(for: request)
        if let delegate {
            let task = dataTask(with: request)
            defer { remove(task) }
            delegate.urlSession(
                self, task: task, didFinishCollecting: URLSessionTaskMetrics(request, response))
        }
        return (data, response)
    }

    /// Returns what a request gives that would send a body, after a twentieth of a second.
    ///
    /// - Throws: `URLError`.
    open func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
        try await data(for: request)
    }

    /// Returns what a request gives, as ``upload(for:from:)``.
    open func upload(
        for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await data(for: request)
    }

    /// Returns a file with what a URL gives, after a twentieth of a second: that of the URL itself.
    ///
    /// - Throws: `URLError`.
    open func download(from url: URL) async throws -> (URL, URLResponse) { (url, try await data(from: url).1) }

    /// Returns a file with what a URL gives, as ``download(from:)``.
    open func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (URL, URLResponse) {
        try await download(from: url)
    }

    /// Calls a handler with the tasks that have not ended.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        delegateQueue.addOperation { [self] in completionHandler(tasks) }
    }

    /// Cancels all tasks, and lets the delegate go.
    open func invalidateAndCancel() {
        finishTasksAndInvalidate()
        for task in tasks { task.cancel() }
    }

    /// Lets the delegate go once all tasks have ended.
    open func finishTasksAndInvalidate() {
        guard self !== URLSession.shared else { return }
        isInvalid = true
        letDelegateGo()
    }

    /// Adds a task, and returns its number in the session.
    func add(_ task: URLSessionTask) -> Int {
        precondition(!isInvalid, "A URLSession that was invalidated makes no tasks")
        tasks.append(task)
        lastIdentifier += 1
        return lastIdentifier
    }

    /// Removes a task that has ended.
    func remove(_ task: URLSessionTask) {
        tasks.removeAll { $0 === task }
        letDelegateGo()
    }

    private func letDelegateGo() {
        guard isInvalid, tasks.isEmpty, let delegate else { return }
        self.delegate = nil
        delegateQueue.addOperation { delegate.urlSession(self, didBecomeInvalidWithError: nil) }
    }
}

/// A session's configuration, of which the classes that answer requests have an effect.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// A new configuration.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// A new configuration.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    /// Returns a new configuration.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration()
    }

    /// Seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// Whether a session waits for a network.
    open var waitsForConnectivity = false
    /// Whether the system chooses when to load.
    open var isDiscretionary = false
    /// Whether an app is started for what has been loaded meanwhile.
    open var sessionSendsLaunchEvents = false
    /// Whether a session uses a telephone's network.
    open var allowsCellularAccess = true
    /// Connections at a time.
    open var httpMaximumConnectionsPerHost = 6
    /// Header fields of every request.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Where answers come from.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// What would keep answers.
    open var urlCache: URLCache?
    /// The classes that answer requests: those of ``URLProtocol`` that can, before all others.
    open var protocolClasses: [AnyClass]?
}

/// A store of answers, which stays empty: there are none.
open class URLCache: NSObject, @unchecked Sendable {
    /// The store that sessions have by default.
    public static let shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)

    /// Bytes in memory.
    open var memoryCapacity: Int
    /// Bytes in files.
    open var diskCapacity: Int

    /// Makes an empty store.
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }

    private let lock = NSLock()
    private var kept: [URLRequest: CachedURLResponse] = [:]

    /// Returns the answer that was stored for a request.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { lock.withLock { kept[request] } }

    /// Stores an answer: requests still fail, as there is no network.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        lock.withLock { kept[request] = cachedResponse }
    }

    /// Forgets the answer to a request.
    open func removeCachedResponse(for request: URLRequest) {
        lock.withLock { kept[request] = nil }
    }

    /// Forgets all answers.
    open func removeAllCachedResponses() {
        lock.withLock { kept = [:] }
    }
}

/// An answer that is stored for a request.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
    /// The answer's attributes.
    public let response: URLResponse
    /// What was received.
    public let data: Data
    /// Anything of one's choice.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an answer.
    public init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil) {
        (self.response, self.data, self.userInfo) = (response, data, userInfo)
    }
}
