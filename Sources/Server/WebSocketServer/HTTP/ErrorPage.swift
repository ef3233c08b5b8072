/// A small page that states a fault.
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

    static let missingHost = ErrorPage(
        status: 400, title: "Bad Request", text: "A request must have a Host header.")
    /// Returns the page for a request for another host (421).
    ///
    /// - Parameter option: how whoever runs the server gives it further names.
    /// - Returns: the page.
    static func unknownHost(_ option: String?) -> ErrorPage {
        ErrorPage(
            status: 421, title: "Misdirected Request",
            text:
                "This server doesn't know itself by the name in the request's Host header. It answers to the addresses "
                + "of its machine, and to names that it is started with\(option.map { ": \($0)" } ?? "").")
    }

    /// Returns the page for a request whose line or headers are not read (400, 431).
    static func malformedHead(_ fault: RequestHeadCheck.Fault) -> ErrorPage {
        switch fault {
        case .malformed:
            ErrorPage(
                status: 400, title: "Bad Request",
                text: "A request is a line METHOD TARGET HTTP/1.1, then lines NAME: VALUE without a space before the "
                    + "colon, then an empty line, each ended by a carriage return and a line feed.")
        case .misleadingName(let name):
            ErrorPage(
                status: 400, title: "Bad Request",
                text:
                    "This server can't read a header named \(name.prefix(64)): send it without, or under another name.")
        case .tooLong:
            ErrorPage(
                status: 431, title: "Request Header Fields Too Large",
                text: "A request's line and headers may have at most \(RequestHeadCheck.limit) bytes together.")
        }
    }

    static let unknownUpgrade = ErrorPage(
        status: 400, title: "Bad Request", text: "The only upgrade here is to a WebSocket; HTTP/2 is not spoken.",
        headers: [("connection", "close")])

    static let lengthRequired = ErrorPage(
        status: 411, title: "Length Required",
        text: "A body needs a Content-Length header here; transfer encodings are not read.")
    static let malformedLength = ErrorPage(
        status: 400, title: "Bad Request",
        text: "The Content-Length header must be one number of bytes, without a Transfer-Encoding beside it.")
    static let bodyTimeout = ErrorPage(
        status: 408, title: "Request Timeout", text: "The request's body did not come in time.")
    static let busy = ErrorPage(
        status: 503, title: "Too Busy", text: "There is too much to do just now. Try again in a minute.",
        headers: [("retry-after", "60")])

    /// Returns the page for a request beyond a limit (429).
    ///
    /// - Parameter wait: the time after which a request would be answered.
    /// - Returns: the page, with `Retry-After`.
    static func tooManyRequests(_ wait: Duration) -> ErrorPage {
        let seconds = wait.components.seconds + 1
        return ErrorPage(
            status: 429, title: "Too Many Requests",
            text: "Too many requests of this kind came from your address. Try again in \(seconds) s.",
            headers: [("retry-after", "\(seconds)")])
    }

    /// Returns the page for a body that is too long (413).
    ///
    /// - Parameter limit: the greatest number of bytes that are read there.
    /// - Returns: the page.
    static func tooLarge(_ limit: Int) -> ErrorPage {
        ErrorPage(
            status: 413, title: "Content Too Large",
            text: limit == 0 ? "No body is read here." : "A body may have at most \(limit) bytes here.")
    }

    static let unknownVersion = ErrorPage(
        status: 426, title: "Upgrade Required", text: "WebSockets are spoken here in version 13.",
        headers: [("sec-websocket-version", "13")])
    static let malformedKey = ErrorPage(
        status: 400, title: "Bad Request", text: "A Sec-WebSocket-Key header must be 16 bytes in base64.")

    static func missingSubprotocol(_ name: String) -> ErrorPage {
        ErrorPage(
            status: 400, title: "Bad Request",
            text: "A WebSocket here must offer the sub-protocol \(name), in a list of at most 126 bytes.")
    }

    /// Returns the page for a server without room (503).
    ///
    /// - Parameter reason: why nobody else is let in.
    /// - Returns: the page.
    static func full(_ reason: String) -> ErrorPage {
        ErrorPage(
            status: 503, title: "Full House",
            text: "There is no room for you just now: \(reason). Try again in a minute.",
            headers: [("retry-after", "60"), ("cache-control", "no-store")])
    }

    /// The page in HTML.
    ///
    /// - Precondition: `title` and `text` need no escapes.
    var html: String {
        """
        <!doctype html><html lang="en"><meta charset="utf-8"><title>\(title)</title>\
        <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
        <h1>\(title)</h1><p>\(text)</p></html>

        """
    }
}
