/// Whose pages may open a WebSocket here. Browsers always send Origin, and no script can choose it.
public struct OriginPolicy: Sendable {
    /// Beside the server's own.
    private let allowed: Set<WebOrigin>

    public init(allowing origins: [WebOrigin] = []) {
        allowed = Set(origins)
    }

    /// - Parameters:
    ///   - origin, host: the request's headers, nil if missing.
    ///   - isSecure: whether the request came over this server's own TLS. Without it a proxy may have taken TLS off, so
    ///     that both schemes are the same origin.
    func admits(origin: String?, host: String?, isSecure: Bool) -> Bool {
        guard let origin = origin.flatMap(WebOrigin.init) else { return false }
        if allowed.contains(origin) { return true }
        guard let host, origin.scheme == "https" || (origin.scheme == "http" && !isSecure) else { return false }
        return origin == WebOrigin("\(origin.scheme)://\(host)")
    }
}
