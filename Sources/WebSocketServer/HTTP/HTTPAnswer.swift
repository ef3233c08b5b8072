import Foundation

/// What a service answers. It is never cached.
public struct HTTPAnswer: Sendable {
    /// An HTTP status, such as 200.
    public var status: UInt32
    public var contentType: String
    public var body: [UInt8]
    var headers: [(name: String, value: String)] = [("cache-control", "no-store")]

    public init(status: UInt32 = 200, contentType: String = "text/plain; charset=utf-8", body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    public init(status: UInt32 = 200, contentType: String = "text/plain; charset=utf-8", body: String) {
        self.init(status: status, contentType: contentType, body: Array(body.utf8))
    }

    init(_ page: ErrorPage) {
        self.init(status: page.status, contentType: "text/html; charset=utf-8", body: page.html)
        headers += page.headers.filter { $0.name != "cache-control" }
    }

    /// A page that says why there is no place just now (503).
    ///
    /// - Parameter reason: one clause, without markup.
    public static func full(_ reason: String) -> HTTPAnswer { HTTPAnswer(.full(reason)) }

    /// 401, for a request that lacks the token of RFC 6750, section 2.1.
    ///
    /// - Parameter reason: plain text.
    public static func unauthorized(_ reason: String) -> HTTPAnswer {
        var answer = HTTPAnswer(status: 401, body: reason)
        answer.headers.append(("www-authenticate", "Bearer"))
        return answer
    }

    /// A page that says that a request came from another origin's page (403).
    public static let foreignOrigin = HTTPAnswer(.foreignOrigin)
}
