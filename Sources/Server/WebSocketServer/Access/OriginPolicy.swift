/// The origins whose pages may open a WebSocket.
///
/// Browsers always send the Origin header, and no script can choose it.
public struct OriginPolicy: Sendable {
    /// The allowed origins beside the server's own.
    private let allowed: Set<WebOrigin>

    /// Makes a policy that allows the server's own origin and others.
    public init(allowing origins: [WebOrigin] = []) {
        allowed = Set(origins)
    }

    /// Returns whether a request comes from an allowed page.
    ///
    /// - Parameters:
    ///   - origin: the Origin header; nil if it is missing.
    ///   - host: the Host header; nil if it is missing.
    ///   - isSecure: whether the request came over this server's own TLS. Without it a proxy may have terminated TLS,
    ///     so that both schemes count as the same origin.
    /// - Returns: whether the origin is the server's own or an allowed one.
    func admits(origin: String?, host: String?, isSecure: Bool) -> Bool {
        guard let origin = origin.flatMap(WebOrigin.init) else { return false }
        if allowed.contains(origin) { return true }
        guard let host, origin.scheme == "https" || (origin.scheme == "http" && !isSecure) else { return false }
        return origin == WebOrigin("\(origin.scheme)://\(host)")
    }
}
