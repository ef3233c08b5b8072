import Glibc

/// An open regular file, or bytes in place of one, with what its response states about it.
///
/// What is served is what was opened, whatever its path leads to meanwhile.
final class ServedFile {
    private enum Content {
        case descriptor(Int32)
        case bytes([UInt8])
    }

    let path: String
    let contentType: String
    /// The size in bytes at the time of opening.
    let size: Int
    /// The time of modification in nanoseconds since 1970.
    let modified: Int
    /// The entity tag, made of size and time of modification, which changes whenever the file is written; of bytes in memory,
    /// one that changes with them.
    let etag: String
    private let content: Content

    /// Opens a file by its path, without following a link: open(2).
    ///
    /// The result is nil if there is no regular file at `path`, or none of a type that is served.
    convenience init?(path: String) {
        guard let dot = path.lastIndex(of: "."), let type = Self.types[String(path[path.index(after: dot)...])]
        else { return nil }
        self.init(path: path, contentType: type)
    }

    /// Opens a file by its path, without following a link: open(2).
    ///
    /// The result is nil if there is no regular file at `path`.
    convenience init?(path: String, contentType: String) {
        // A pipe would wait for its other end.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        self.init(descriptor: descriptor, path: path, contentType: contentType)
    }

    /// Takes an open file, which it closes in the end or at once: fstat(2).
    ///
    /// The result is nil if it is not a regular file.
    init?(descriptor: Int32, path: String, contentType: String) {
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        content = .descriptor(descriptor)
        self.path = path
        self.contentType = contentType
        size = Int(status.st_size)
        modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
        etag = "\"" + [size, modified].map { String($0, radix: 16) }.joined(separator: "-") + "\""
    }

    /// Makes a file of bytes.
    ///
    /// - Parameters:
    ///   - bytes: its content.
    ///   - etag: the entity tag, in quotes.
    ///   - place: the file whose path, type and time of modification it has.
    init(_ bytes: [UInt8], etag: String, inPlaceOf place: ServedFile) {
        content = .bytes(bytes)
        self.etag = etag
        (path, contentType, modified, size) = (place.path, place.contentType, place.modified, bytes.count)
    }

    deinit {
        if case .descriptor(let descriptor) = content { close(descriptor) }
    }

    /// Reads into all of `buffer` from `offset` on: pread(2), tried again when a signal interrupts it.
    ///
    /// - Returns: the number of bytes read, which is less than asked for where the file ends, or cannot be read.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        switch content {
        case .descriptor(let descriptor): Self.read(descriptor, into: buffer, at: offset)
        case .bytes(let bytes):
            bytes.withUnsafeBytes { bytes in
                let rest = bytes.dropFirst(offset).prefix(buffer.count)
                buffer.copyBytes(from: rest)
                return rest.count
            }
        }
    }

    private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        var count = 0
        while count < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + count))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        return count
    }

    /// Returns all bytes, or nil if they are more than `limit` or the file is shorter than when it was opened.
    func bytes(limit: Int) -> [UInt8]? {
        guard size <= limit else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = read(into: UnsafeMutableRawBufferPointer(buffer), at: 0)
        }
        return bytes.count == size ? bytes : nil
    }

    /// Whether the file is a page that visitors ask for, not what a page needs.
    var isPage: Bool { contentType.hasPrefix("text/html") }

    /// Returns whether a request's If-None-Match names this version.
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
        "ico": "image/x-icon", "tar": "application/x-tar", "woff2": "font/woff2", "txt": "text/plain; charset=utf-8",
        "bin": "application/octet-stream",
    ]
}
