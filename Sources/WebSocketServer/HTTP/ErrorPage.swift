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

    /// - Precondition: `title` and `text` need no escapes.
    var html: String {
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>\(title)</title><h1>\(title)</h1><p>\(text)</p></html>\n"
    }
}
