/// The security headers of every response.
enum SecurityHeaders {
    /// Returns the headers.
    ///
    /// - Parameters:
    ///   - ancestors: the origins whose pages may frame the served one.
    ///   - isSecure: whether the server speaks TLS: then browsers are told to use nothing else for a year (RFC 6797).
    /// - Returns: names and values.
    static func all(_ ancestors: FrameAncestors, isSecure: Bool) -> [(name: String, value: String)] {
        let transport = isSecure ? [("strict-transport-security", "max-age=31536000")] : []
        return transport + [
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
                    + "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors \(ancestors.sources)"
            ),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ]
    }
}
