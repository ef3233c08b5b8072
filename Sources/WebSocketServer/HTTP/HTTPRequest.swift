/// A request that a service may answer itself.
public struct HTTPRequest: Sendable {
    public enum Method: Sendable {
        /// Or HEAD, whose answer is sent without its body.
        case get
        /// Its body, if it has one, is not read.
        case post
    }

    public let method: Method
    /// Without the query.
    public let path: String
    /// Percent-decoded; of several of one name the first.
    public let query: [String: String]
    /// Whether its Origin header names a page that may connect here.
    public let isFromAdmittedOrigin: Bool
}
