import Glibc

/// A regular file with what its response says about it.
struct ServedFile: Equatable {
    let path: String
    let contentType: String
    /// Changes whenever the file is written: its size and its time of modification.
    let etag: String
    /// In nanoseconds since 1970.
    let modified: Int

    /// stat(2).
    ///
    /// - Returns: nil if there is no regular file at `path`, or none of a type that is served.
    init?(path: String) {
        guard let dot = path.lastIndex(of: "."), let type = Self.types[String(path[path.index(after: dot)...])]
        else { return nil }
        self.init(path: path, contentType: type)
    }

    /// stat(2).
    ///
    /// - Returns: nil if there is no regular file at `path`.
    init?(path: String, contentType: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.path = path
        self.contentType = contentType
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        etag = "\"" + [Int(status.st_size), modified].map { String($0, radix: 16) }.joined(separator: "-") + "\""
    }

    /// Whether it is what a visitor asks for, and not what a page needs.
    var isPage: Bool { contentType.hasPrefix("text/html") }

    /// Whether a request's If-None-Match names this version.
    func matches(_ ifNoneMatch: String) -> Bool {
        ifNoneMatch.split(separator: ",").contains {
            let tag = $0.drop { $0 == " " }.prefix { $0 != " " }
            return tag == "*" || tag == etag || tag == "W/" + etag
        }
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "json": "application/json",
        "webmanifest": "application/manifest+json", "png": "image/png", "webp": "image/webp", "jpg": "image/jpeg",
        "ico": "image/x-icon", "woff2": "font/woff2", "txt": "text/plain; charset=utf-8",
        "bin": "application/octet-stream",
    ]
}
