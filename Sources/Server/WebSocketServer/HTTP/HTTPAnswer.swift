import Foundation

/// A service's answer to a request.
///
/// It is never cached.
public struct HTTPAnswer: Sendable {
    /// The HTTP status, such as 200.
    public var status: UInt32
    /// The media type of the body.
    public var contentType: String
    /// The body.
    public var body: [UInt8]
    var headers: [(name: String, value: String)] = [("cache-control", "no-store")]

    /// Makes an answer with a body of bytes.
    public init(status: UInt32 = 200, contentType: String = "text/plain; charset=utf-8", body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// Makes an answer with a body of text, UTF-8.
    public init(status: UInt32 = 200, contentType: String = "text/plain; charset=utf-8", body: String) {
        self.init(status: status, contentType: contentType, body: Array(body.utf8))
    }

    init(_ page: ErrorPage) {
        self.init(status: page.status, contentType: "text/html; charset=utf-8", body: page.html)
        headers += page.headers.filter { $0.name != "cache-control" }
    }

    /// Returns a page that there is no room just now (503).
    ///
    /// - Parameter reason: one clause, without markup.
    /// - Returns: the answer.
    public static func full(_ reason: String) -> HTTPAnswer { HTTPAnswer(.full(reason)) }

    /// Returns the answer to a request without the token of RFC 6750, section 2.1 (401).
    ///
    /// - Parameter reason: plain text.
    /// - Returns: the answer.
    public static func unauthorized(_ reason: String) -> HTTPAnswer {
        var answer = HTTPAnswer(status: 401, body: reason)
        answer.headers.append(("www-authenticate", "Bearer"))
        return answer
    }

    /// The page for a request that came from another origin's page (403).
    public static let foreignOrigin = HTTPAnswer(.foreignOrigin)
}
