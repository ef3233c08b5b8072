/// Headers of every response.
enum SecurityHeaders {
    static let all: [(name: String, value: String)] = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
                + "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'self'"
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
    ]
}
