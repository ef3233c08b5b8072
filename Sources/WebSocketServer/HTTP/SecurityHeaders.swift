/// Headers of every response.
enum SecurityHeaders {
    static func all(_ ancestors: FrameAncestors) -> [(name: String, value: String)] {
        [
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
                    + "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors \(ancestors.sources)"
            ),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ]
    }
}
