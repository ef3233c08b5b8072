import QuartzCore

/// A request for a URL, with the interface of Foundation's `URLRequest`.
public struct URLRequest: Hashable, Sendable {
    /// Where an answer comes from, which has no effect.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        /// The former name of reloading without what is stored here.
        public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
    }

    /// What a request is for, which has no effect.
    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
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
    /// The page that the request is made for.
    public var mainDocumentURL: URL?
    /// Whether a mobile network may be used: it has no effect, as there is none.
    public var allowsCellularAccess = true
    /// Whether a network may be used that costs: no effect.
    public var allowsExpensiveNetworkAccess = true
    /// Whether a network may be used that is to be spared: no effect.
    public var allowsConstrainedNetworkAccess = true
    /// Whether cookies are sent and kept: no effect.
    public var httpShouldHandleCookies = true
    /// Whether requests may follow each other without waiting for answers: no effect.
    public var httpShouldUsePipelining = false
    /// Whether the server is taken to know HTTP/3: no effect.
    public var assumesHTTP3Capable = false
    /// What the request is for: no effect.
    public var networkServiceType = NetworkServiceType.default
    /// Whether what it gives is taken for a picture, whatever its URL tells.
    package var isForPicture = false

    /// Makes a request.
    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// Sets a header field, whose name may be written in small or capital letters; nil removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        if let name = name(of: field) { fields[name] = nil }
        fields[field] = value
        allHTTPHeaderFields = fields
    }

    /// The name under which a header field is kept, whose letters may be small or capital (RFC 9110, 5.1).
    private func name(of field: String) -> String? {
        if allHTTPHeaderFields?[field] != nil { return field }
        return allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
    }

    /// Adds a value to a header field, after a comma if it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(
            [self.value(forHTTPHeaderField: field), value].compactMap(\.self).joined(separator: ","),
            forHTTPHeaderField: field)
    }

    /// Returns a header field's value.
    public func value(forHTTPHeaderField field: String) -> String? {
        name(of: field).flatMap { allHTTPHeaderFields?[$0] }
    }

    /// Returns what a file holds.
    ///
    /// - Throws: `URLError`: for any other URL that there is no network.
    func answer() throws -> (Data, URLResponse) {
        if let url, let answer = SampleAnswers.answer(to: url, isForPicture: isForPicture) { return answer }
        guard let url, url.isFileURL else { throw URLError(.notConnectedToInternet) }
        guard let data = FileManager.default.contents(atPath: url.path) else { throw URLError(.fileDoesNotExist) }
        return (data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil))
    }
}

extension URLRequest: CustomStringConvertible, CustomDebugStringConvertible {
    /// The URL.
    public var description: String { url?.description ?? "url: nil" }
    /// The URL.
    public var debugDescription: String { description }
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

    /// Makes an answer, whose type and encoding are those of the field `Content-Type`: `text/html; charset=utf-8`.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        func field(_ name: String) -> String? {
            headerFields?.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
        }
        let parts = (field("Content-Type") ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let encoding = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }?.dropFirst("charset=".count)
        super.init(
            url: url, mimeType: parts.first?.lowercased(),
            expectedContentLength: field("Content-Length").flatMap { Int($0) } ?? -1,
            textEncodingName: encoding.map { $0.trimmingCharacters(in: ["\""]) })
    }

    /// Returns a header field, in whatever case its name is written; nil if it is not there.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame }?.value as? String
    }
}
