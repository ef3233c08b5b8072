import CLibwebsockets

/// The reader of plain HTTP requests and writer of responses.
///
/// Functions return what libwebsockets' callback returns: -1 closes the connection.
struct HTTPResponder {
    private let files: StaticFiles
    private let origins: OriginPolicy
    private let isSecure: Bool
    private let described = DescribedPages()
    /// The seconds that a long answer may take to be written.
    private static let writingTimeout: Int32 = 120

    init(_ configuration: WebSocketServerConfiguration) {
        files = configuration.files
        origins = configuration.origins
        isSecure = configuration.tls != nil
    }

    /// Reads a request.
    ///
    /// - Returns: nil for a method that is not served.
    func request(_ wsi: OpaquePointer) -> (request: HTTPRequest, isHead: Bool)? {
        if let path = Headers.value(of: WSI_TOKEN_POST_URI, wsi) { return (request(.post, path, wsi), false) }
        var start: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let method = lws_http_get_uri_and_method(wsi, &start, &length)
        let isHead = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0
        guard isHead || (method >= 0 && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0) else { return nil }
        let path = Headers.value(of: isHead ? WSI_TOKEN_HEAD_URI : WSI_TOKEN_GET_URI, wsi) ?? "/"
        return (request(.get, path, wsi), isHead)
    }

    private func request(_ method: HTTPRequest.Method, _ path: String, _ wsi: OpaquePointer) -> HTTPRequest {
        let isAdmitted = origins.admits(
            origin: Headers.value(of: WSI_TOKEN_ORIGIN, wsi), host: Headers.value(of: WSI_TOKEN_HOST, wsi),
            isSecure: isSecure)
        return HTTPRequest(
            method: method, path: path, query: Headers.query(wsi), isFromAdmittedOrigin: isAdmitted,
            bearer: Headers.value(of: WSI_TOKEN_HTTP_AUTHORIZATION, wsi).flatMap(Self.bearer))
    }

    /// Returns the token of an Authorization header; nil for another scheme.
    ///
    /// Schemes are compared without regard to case.
    private static func bearer(_ header: String) -> String? {
        let parts = header.split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }

    /// The rest of the response to a request for a file.
    enum FileResponse {
        /// The head is sent, and the file's bytes follow.
        case body(ServedFile)
        /// Everything is sent; with what libwebsockets' callback returns.
        case done(Int32)
    }

    /// Sends the head of the file at `path`, or the whole answer in its place.
    ///
    /// - Parameters:
    ///   - path: the request's path.
    ///   - isHead: whether only the head is wanted.
    ///   - pageStatus: the status if the file is a page.
    ///   - description: makes what a page says of itself; nil for nothing more than what stands in it. Other files ask nothing.
    ///   - scheme: the request's, `http` or `https`.
    ///   - refusal: why nobody else is let in; nil serves pages, too, not only what they need.
    ///   - wsi: the connection.
    /// - Returns: what is left to do.
    func serve(
        _ path: String, isHead: Bool, pageStatus: UInt32, described description: () -> PageDescription?, scheme: String,
        refusal: String?, to wsi: OpaquePointer
    ) -> FileResponse {
        guard var file = files.file(at: path) else {
            return .done(send(HTTPAnswer(.notFound), to: wsi, hasBody: !isHead))
        }
        if let refusal, file.isPage {
            var answer = HTTPAnswer(.full(refusal))
            if let page = files.fullPage(refusal) { answer.body = Array(page.utf8) }
            return .done(send(answer, to: wsi, hasBody: !isHead))
        }
        let status = file.isPage ? pageStatus : 200
        var headers = [("cache-control", "no-cache"), ("vary", "accept-encoding")]
        let accepted = AcceptEncoding(Headers.value(of: WSI_TOKEN_HTTP_ACCEPT_ENCODING, wsi) ?? "")
        let forms = file.isPage ? describe(file, at: path, description(), scheme, wsi) : nil
        if accepted.admitsGzip, let compressed = forms?.compressed ?? files.compressed(file) {
            headers.append(("content-encoding", "gzip"))
            file = compressed
        } else if let forms {
            file = forms.plain
        }
        if status == 200 { headers.append(("etag", file.etag)) }
        if status == 200, let known = Headers.value(of: WSI_TOKEN_HTTP_IF_NONE_MATCH, wsi),
            file.matches(known)
        {
            return .done(sendHead(304, nil, headers, to: wsi) ? complete(wsi) : -1)
        }
        guard sendHead(status, (file.contentType, file.size), headers, to: wsi) else { return .done(-1) }
        return isHead || file.size == 0 ? .done(complete(wsi)) : .body(file)
    }

    /// Returns a page with what it says of itself in its head; nil if it says nothing.
    private func describe(
        _ page: ServedFile, at path: String, _ description: PageDescription?, _ scheme: String, _ wsi: OpaquePointer
    ) -> DescribedPages.Forms? {
        // The header names this server: `HostCheck`.
        guard var description, let host = Headers.value(of: WSI_TOKEN_HOST, wsi) else { return nil }
        if let picture = description.picture, files.file(at: picture.path) == nil { description.picture = nil }
        return described.page(page, with: description.elements(origin: "\(scheme)://\(host)", path: path))
    }

    /// Sends an answer.
    ///
    /// libwebsockets keeps what the socket does not take yet, and goes on to the next request after it.
    ///
    /// - Parameters:
    ///   - answer: the answer.
    ///   - wsi: the connection.
    ///   - hasBody: whether the body is sent; false for a HEAD request.
    ///   - endsConnection: whether the connection is closed after the answer, which must be short.
    /// - Returns: what libwebsockets' callback returns.
    func send(
        _ answer: HTTPAnswer, to wsi: OpaquePointer, hasBody: Bool = true, endsConnection: Bool = false
    ) -> Int32 {
        guard write(answer, to: wsi, hasBody: hasBody, endsConnection: endsConnection) else { return -1 }
        return endsConnection ? -1 : complete(wsi)
    }

    /// Sends the last answer of a connection that is to be closed when all of it is sent.
    func sendLast(_ answer: HTTPAnswer, to wsi: OpaquePointer) -> Bool {
        write(answer, to: wsi, hasBody: true, endsConnection: true)
    }

    private func write(
        _ answer: HTTPAnswer, to wsi: OpaquePointer, hasBody: Bool, endsConnection: Bool
    ) -> Bool {
        var body = answer.body
        var headers = answer.headers
        if endsConnection { headers.append(("connection", "close")) }
        guard sendHead(answer.status, (answer.contentType, body.count), headers, to: wsi) else { return false }
        guard hasBody else { return true }
        // Until now the time-out was that of the request.
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, Self.writingTimeout)
        return lws_write(wsi, &body, body.count, LWS_WRITE_HTTP_FINAL) >= body.count
    }

    /// Tells a peer that waits with its body to send it.
    func sendContinue(_ wsi: OpaquePointer) -> Bool {
        var line = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        return lws_write(wsi, &line, line.count, LWS_WRITE_HTTP_HEADERS_CONTINUATION) == line.count
    }

    private func sendHead(
        _ status: UInt32, _ content: (type: String, length: Int)?, _ headers: [(name: String, value: String)],
        to wsi: OpaquePointer
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            guard let memory = buffer.baseAddress else { return false }
            let start = memory + Int(CLWS_PRE)
            let end = memory + buffer.count
            var position: UnsafeMutablePointer<UInt8>? = start
            guard lws_add_http_header_status(wsi, status, &position, end) == 0 else { return false }
            var lines = headers
            if let content {
                lines += [("content-type", content.type), ("content-length", String(content.length))]
            }
            for line in lines {
                let failed = lws_add_http_header_by_name(
                    wsi, line.name + ":", line.value, Int32(line.value.utf8.count), &position, end)
                guard failed == 0 else { return false }
            }
            return lws_finalize_write_http_header(wsi, start, &position, end) == 0
        }
    }

    /// Goes on to the connection's next request.
    func complete(_ wsi: OpaquePointer) -> Int32 {
        lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }
}
