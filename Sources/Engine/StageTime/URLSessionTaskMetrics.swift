import Foundation

/// What is known of how a task was answered.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// Each request with its answer.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// How often a server named another place: never.
    public let redirectCount = 0

    init(_ request: URLRequest, _ response: URLResponse?) {
        transactionMetrics = [URLSessionTaskTransactionMetrics(request, response)]
    }
}

/// What is known of one request and its answer.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// Where an answer comes from.
    public enum ResourceFetchType: Int, Sendable {
        case unknown, networkLoad, serverPush, localCache
    }

    /// The request.
    public let request: URLRequest
    /// The answer; nil for none.
    public let response: URLResponse?
    /// Where the answer comes from: it is asked for each time.
    public let resourceFetchType = ResourceFetchType.networkLoad

    init(_ request: URLRequest, _ response: URLResponse?) {
        (self.request, self.response) = (request, response)
    }
}
