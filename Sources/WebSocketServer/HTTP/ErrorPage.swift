/// A small page that says what is wrong.
struct ErrorPage {
    let status: UInt32
    let title: String
    let text: String
    var headers: [(name: String, value: String)] = []

    static let notFound = ErrorPage(status: 404, title: "Not Found", text: "There is nothing at this address.")
    static let methodNotAllowed = ErrorPage(
        status: 405, title: "Method Not Allowed", text: "Only GET and HEAD are served.",
        headers: [("allow", "GET, HEAD")])
    static let foreignOrigin = ErrorPage(
        status: 403, title: "Forbidden",
        text: "WebSockets, and requests that make something, must come from a page of this server, or of an origin "
            + "that it was told to allow; the request's Origin header names neither.")

    static func missingSubprotocol(_ name: String) -> ErrorPage {
        ErrorPage(
            status: 400, title: "Bad Request",
            text: "A WebSocket here must offer the sub-protocol \(name), in a list of at most 126 bytes.")
    }

    /// - Parameter reason: why nobody else is let in.
    static func full(_ reason: String) -> ErrorPage {
        ErrorPage(
            status: 503, title: "Full House",
            text: "There is no room for you just now: \(reason). Try again in a minute.",
            headers: [("retry-after", "60"), ("cache-control", "no-store")])
    }

    /// - Precondition: `title` and `text` need no escapes.
    var html: String {
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>\(title)</title><h1>\(title)</h1><p>\(text)</p></html>\n"
    }
}
