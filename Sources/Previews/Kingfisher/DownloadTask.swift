import Foundation
import StageTime

/// A request for a picture's data.
public final class SessionDataTask: @unchecked Sendable {
    /// What tells those who wait for the data from each other.
    public typealias CancelToken = Int

    /// The request's task.
    public let task: URLSessionDataTask
    /// The URL that is asked for.
    public let originalURL: URL?
    /// The data that has come.
    public internal(set) var mutableData = Data()

    init(_ task: URLSessionDataTask) {
        self.task = task
        originalURL = task.originalRequest?.url
    }
}

/// A picture that is asked for.
public final class DownloadTask: @unchecked Sendable {
    /// The request.
    public internal(set) var sessionTask: SessionDataTask?
    /// What tells who waits for the data from others.
    public var cancelToken: SessionDataTask.CancelToken? { sessionTask.map { _ in 0 } }
    /// Whether there is a request.
    public var isInitialized: Bool { sessionTask != nil }

    /// Has nobody wait for the picture: an error comes in its place.
    public func cancel() { sessionTask?.task.cancel() }
}
