import QuartzCore

/// A request's task.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// What a task does.
    public enum State: Int, Sendable {
        case running, suspended, canceling, completed
    }

    /// A handler of what a task gives.
    typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void

    /// The request as the task was made with it.
    public let originalRequest: URLRequest?
    /// The task's number in its session.
    public private(set) var taskIdentifier = 0
    /// The state.
    open private(set) var state = State.suspended
    /// The answer's attributes, once it has begun.
    open private(set) var response: URLResponse?
    /// Why the task failed.
    open private(set) var error: (any Error)?
    /// The number of bytes that have come.
    open private(set) var countOfBytesReceived: Int64 = 0
    /// Has no effect.
    open var priority: Float = 0.5
    /// What a developer calls the task.
    open var taskDescription: String?
    /// What hears of this task before the session's delegate does.
    open var delegate: (any URLSessionTaskDelegate)?
    private let session: URLSession
    private let handler: Handler?
    private let part = Progress(totalUnitCount: 100)

    /// The request that is being answered.
    open var currentRequest: URLRequest? { originalRequest }
    /// The number of bytes that are to come; -1 if it is not known.
    open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }

    /// How much of the answer has come: nothing, and then all of it.
    open var progress: Progress { part }

    init(_ request: URLRequest, of session: URLSession, _ handler: Handler?) {
        originalRequest = request
        self.session = session
        self.handler = handler
        super.init()
        taskIdentifier = session.add(self)
    }

    /// Has the task begin.
    open func resume() {
        guard state == .suspended else { return }
        state = .running
        DispatchQueue.global().asyncAfter(deadline: .now().advanced(bySeconds: URLSession.latency)) { [self] in
            guard session.hasQueueOfApp else { return answer() }
            session.delegateQueue.addOperation { [self] in answer() }
        }
    }

    private func answer() {
        guard state == .running else { return }
        session.load(originalRequest!) { [self] in end(with: $0) }
    }

    private func end(with result: Result<(Data, URLResponse), any Error>) {
        guard state == .running else { return }
        do {
            let (data, response) = try result.get()
            self.response = response
            countOfBytesReceived = Int64(data.count)
            part.completedUnitCount = part.totalUnitCount
            if StageTurn.isOnMainActor { MainActor.assumeIsolated { KeyValueObservers.current.changed(part) } }
            guard let handler else { return tellOfAnswer(data, to: observer) }
            handler(data, response, nil)
            end()
        } catch { fail(error) }
    }

    /// Ends the task with an error.
    open func cancel() {
        guard state != .completed, state != .canceling else { return }
        state = .canceling
        session.delegateQueue.addOperation { [self] in fail(URLError(.cancelled)) }
    }

    /// Has the task wait to be resumed.
    open func suspend() {
        if state == .running { state = .suspended }
    }

    fileprivate var observer: (any URLSessionDelegate)? { delegate ?? session.delegate }

    /// Tells a delegate of an answer, and ends.
    fileprivate func tellOfAnswer(_ data: Data, to observer: (any URLSessionDelegate)?) {
        end()
    }

    /// Whether a delegate wants the rest of an answer.
    fileprivate func isAllowed(by observer: any URLSessionDataDelegate, _ task: URLSessionDataTask) -> Bool {
        var isAllowed = false
        observer.urlSession(session, dataTask: task, didReceive: response!) { isAllowed = $0 != .cancel }
        return isAllowed
    }

    fileprivate func tell(_ observer: any URLSessionDataDelegate, of data: Data, _ task: URLSessionDataTask) {
        observer.urlSession(session, dataTask: task, didReceive: data)
    }

    fileprivate func tell(_ observer: any URLSessionDownloadDelegate, of file: URL, _ task: URLSessionDownloadTask) {
        observer.urlSession(
            session, downloadTask: task, didWriteData: countOfBytesReceived, totalBytesWritten: countOfBytesReceived,
            totalBytesExpectedToWrite: countOfBytesExpectedToReceive)
        observer.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
    }

    fileprivate func fail(_ error: any Error) {
        self.error = error
        handler?(nil, nil, error)
        end()
    }

    fileprivate func end() {
        state = .completed
        if let observer = observer as? any URLSessionTaskDelegate {
            if let request = originalRequest {
                observer.urlSession(
                    session, task: self, didFinishCollecting: URLSessionTaskMetrics(request, response))
            }
            if handler == nil { observer.urlSession(session, task: self, didCompleteWithError: error) }
        }
        session.remove(self)
    }
}

/// A task that gives its data to a closure or to a delegate.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    fileprivate override func tellOfAnswer(_ data: Data, to observer: (any URLSessionDelegate)?) {
        if let observer = observer as? any URLSessionDataDelegate {
            guard isAllowed(by: observer, self) else { return fail(URLError(.cancelled)) }
            tell(observer, of: data, self)
        }
        end()
    }
}

/// A task that sends a body.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that gives a file to a closure or to a delegate: that of the request itself.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    fileprivate override func tellOfAnswer(_ data: Data, to observer: (any URLSessionDelegate)?) {
        if let observer = observer as? any URLSessionDownloadDelegate, let file = originalRequest?.url {
            tell(observer, of: file, self)
        }
        end()
    }

    /// Ends the task, of which nothing can be resumed.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        completionHandler(nil)
    }
}
