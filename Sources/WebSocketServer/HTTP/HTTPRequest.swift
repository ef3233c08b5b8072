/// A request that a service may answer itself.
public struct HTTPRequest: Sendable {
    public enum Method: Sendable {
        /// Or HEAD, whose answer is sent without its body.
        case get
        case post
    }

    public let method: Method
    /// Without the query.
    public let path: String
    /// Percent-decoded; of several of one name the first.
    public let query: [String: String]
    /// Whether its Origin header names a page that may connect here.
    public let isFromAdmittedOrigin: Bool
    /// The token of its Authorization header, if that is of the scheme Bearer (RFC 6750, section 2.1).
    public let bearer: String?
    /// Where it comes from, if that is known.
    package internal(set) var peer: PeerAddress?
    /// The whole body of a POST, of at most as many bytes as ``WebSocketService/bodyLimit(of:)`` allowed.
    public internal(set) var body: [UInt8] = []
}
