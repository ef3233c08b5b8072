import Foundation

/// One HTTP request, sent as it is written, and its response.
public struct TestHTTP: Sendable {
    /// The status of the response.
    public let status: Int
    /// The headers of the response by their lower-case names.
    public let headers: [String: String]
    /// The body of the response.
    public let body: [UInt8]
    /// Whether the response is the last one of its connection.
    public var endsConnection: Bool { headers["connection"] == "close" }

    /// Sends a request, and reads the response.
    public init(
        _ path: String, method: String = "GET", port: UInt16, headers: [String: String] = [:], body: String = "",
        from source: String? = nil
    ) throws {
        let socket = try TestSocket(port: port, from: source)
        var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
        lines += headers.map { "\($0): \($1)" }
        if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
        try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
        try self.init(from: socket, isToHead: method == "HEAD")
    }

    /// The next response on a connection.
    public init(from socket: TestSocket, isToHead: Bool = false) throws {
        guard let head = try socket.readHead() else { throw TestSocket.Failure(description: "no response") }
        let response = head.split(separator: "\r\n")
        let words = response[0].split(separator: " ")
        status = words.count > 1 ? Int(words[1]) ?? 0 : 0
        var fields: [String: String] = [:]
        for line in response.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        self.headers = fields
        let hasBody = !isToHead && status != 304
        let length = hasBody ? fields["content-length"].flatMap(Int.init) ?? 0 : 0
        guard let body = try socket.read(length) else { throw TestSocket.Failure(description: "a body cut short") }
        self.body = body
    }
}
