/// A check of a request's line and headers, byte by byte: RFC 9112, sections 2.2, 3 and 5.
///
/// libwebsockets reads heads that break those rules in its own way, and some that do not
/// (``ParsedHeaderNames``): it must not be given any of them, as a proxy would read another request in the same bytes.
struct RequestHeadCheck {
    enum Fault: Error, Equatable {
        /// A line that ends without a carriage return, or that is no request line or header field.
        case malformed
        /// A header name that libwebsockets would misread.
        case misleadingName(String)
        case tooLong
    }

    /// The greatest length of a head in bytes.
    static let limit = 4096

    /// Whether the empty line that ends the head has been read.
    private(set) var isComplete = false
    /// The number of bytes that were read.
    private(set) var length = 0
    private(set) var isPost = false
    private(set) var hasUpgrade = false
    /// What it says of having been forwarded.
    private(set) var forwarded = Forwarding()
    private var isEncoded = false
    private var contentLengths: [String] = []
    private var line: [UInt8] = []
    private var hasRequestLine = false

    /// The length of the body that follows.
    var body: RequestBody {
        RequestBody(
            contentLength: contentLengths.isEmpty ? nil : contentLengths.joined(separator: " "), isEncoded: isEncoded)
    }

    /// Reads the next byte of a head that is not complete.
    mutating func read(_ byte: UInt8) throws(Fault) {
        length += 1
        guard length <= Self.limit else { throw .tooLong }
        guard byte == UInt8(ascii: "\n") else { return line.append(byte) }
        guard line.popLast() == UInt8(ascii: "\r") else { throw .malformed }
        defer { line.removeAll(keepingCapacity: true) }
        if !hasRequestLine {
            try readRequestLine()
        } else if line.isEmpty {
            isComplete = true
        } else {
            try readField()
        }
    }

    private mutating func readRequestLine() throws(Fault) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isTokenByte),
            !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
            parts[2].count == 8, parts[2].starts(with: "HTTP/1.".utf8), 48...57 ~= parts[2].last ?? 0
        else { throw .malformed }
        isPost = parts[0].elementsEqual("POST".utf8)
        hasRequestLine = true
    }

    private mutating func readField() throws(Fault) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            line[..<colon].allSatisfy(Self.isTokenByte),
            line[colon...].allSatisfy({ $0 == 9 || ($0 >= 0x20 && $0 != 0x7F) })
        else { throw .malformed }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        guard !ParsedHeaderNames.misleads(name) else { throw .misleadingName(name) }
        switch name.lowercased() {
        case "content-length":
            let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
            contentLengths.append(String(decoding: value, as: UTF8.self))
        case "x-forwarded-for": forwarded.addresses.append(String(decoding: line[(colon + 1)...], as: UTF8.self))
        case "x-forwarded-proto": forwarded.protocols.append(String(decoding: line[(colon + 1)...], as: UTF8.self))
        case "transfer-encoding": isEncoded = true
        case "upgrade": hasUpgrade = true
        default: break
        }
    }

    /// Returns whether a byte may stand in a token: RFC 9110, section 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
