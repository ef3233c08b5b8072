/// A request that a service may answer itself.
public struct HTTPRequest: Sendable {
    /// A method that services answer.
    public enum Method: Sendable {
        /// GET, or HEAD, whose answer is sent without its body.
        case get
        case post
    }

    /// The method.
    public let method: Method
    /// The path without the query.
    public let path: String
    /// The query's values by name, percent-decoded; of several values of one name the first.
    public let query: [String: String]
    /// Whether the Origin header names a page that may connect here.
    public let isFromAdmittedOrigin: Bool
    /// The token of the Authorization header, if that is of the scheme Bearer (RFC 6750, section 2.1).
    public let bearer: String?
    /// The address that it comes from; nil if it is not known.
    package internal(set) var peer: PeerAddress?
    /// The whole body of a POST, with at most as many bytes as ``WebSocketService/bodyLimit(of:)`` allowed.
    public internal(set) var body: [UInt8] = []
}
