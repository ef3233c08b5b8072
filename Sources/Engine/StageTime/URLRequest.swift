import QuartzCore

/// A request for a URL, with the interface of Foundation's `URLRequest`.
public struct URLRequest: Hashable, Sendable {
    /// Where an answer comes from, which has no effect.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
    }

    /// The URL.
    public var url: URL?
    /// Where an answer comes from.
    public var cachePolicy: CachePolicy
    /// Seconds.
    public var timeoutInterval: TimeInterval
    /// The method, such as GET.
    public var httpMethod: String? = "GET"
    /// What is sent.
    public var httpBody: Data?
    /// The header fields.
    public var allHTTPHeaderFields: [String: String]?

    /// Makes a request.
    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// Sets a header field; nil removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
        allHTTPHeaderFields?[field] = value
    }

    /// Adds a value to a header field, after a comma if it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(
            [self.value(forHTTPHeaderField: field), value].compactMap(\.self).joined(separator: ","),
            forHTTPHeaderField: field)
    }

    /// Returns a header field's value.
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }

    /// Returns what a file holds.
    ///
    /// - Throws: `URLError`: for any other URL that there is no network.
    func answer() throws -> (Data, URLResponse) {
        guard let url, url.isFileURL else { throw URLError(.notConnectedToInternet) }
        guard let data = FileManager.default.contents(atPath: url.path) else { throw URLError(.fileDoesNotExist) }
        return (data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil))
    }
}

/// An answer's attributes, with the interface of Foundation's `URLResponse`.
open class URLResponse: NSObject, @unchecked Sendable {
    /// The URL.
    public let url: URL?
    /// The type of what was sent.
    public let mimeType: String?
    /// Bytes.
    public let expectedContentLength: Int64
    /// The encoding's name.
    public let textEncodingName: String?

    /// Makes an answer.
    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

/// An answer of a web server, with the interface of Foundation's `HTTPURLResponse`.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// The status, such as 200.
    public let statusCode: Int
    /// The header fields.
    public let allHeaderFields: [AnyHashable: Any]

    /// Makes an answer.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    /// Returns a header field, in whatever case its name is written; nil if it is not there.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame }?.value as? String
    }
}
