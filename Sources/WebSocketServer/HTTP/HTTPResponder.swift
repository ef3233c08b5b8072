import CLibwebsockets

/// Answers plain HTTP requests. Returns what libwebsockets' callback returns: -1 closes.
struct HTTPResponder {
    private let files: StaticFiles
    private let origins: OriginPolicy
    private let isSecure: Bool
    private let securityHeaders: [(name: String, value: String)]

    init(_ configuration: WebSocketServerConfiguration) {
        files = configuration.files
        origins = configuration.origins
        isSecure = configuration.tls != nil
        securityHeaders = SecurityHeaders.all(configuration.frameAncestors)
    }

    /// - Parameters:
    ///   - refusal: why nobody else is let in, or nil: then pages are served too, not only what they need.
    ///   - service: asked before the files.
    func respond(_ wsi: OpaquePointer, refusal: String?, _ service: any WebSocketService) -> Int32 {
        if let path = Headers.value(of: WSI_TOKEN_POST_URI, wsi) {
            let answer = service.answer(request(.post, path, wsi)) ?? HTTPAnswer(.methodNotAllowed)
            // A body may follow that nobody reads: the connection ends here.
            _ = send(answer, to: wsi, hasBody: true, headers: [("connection", "close")])
            return -1
        }
        var start: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let method = lws_http_get_uri_and_method(wsi, &start, &length)
        let isHead = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0
        guard isHead || (method >= 0 && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0) else {
            _ = send(.methodNotAllowed, to: wsi)
            return -1
        }
        let path = Headers.value(of: isHead ? WSI_TOKEN_HEAD_URI : WSI_TOKEN_GET_URI, wsi) ?? "/"
        if let answer = service.answer(request(.get, path, wsi)) { return send(answer, to: wsi, hasBody: !isHead) }
        guard let file = files.file(at: path) else { return send(.notFound, to: wsi, hasBody: !isHead) }
        if let refusal, file.isPage { return send(.full(refusal), to: wsi, hasBody: !isHead) }
        var headers = securityHeaders
        headers.append(("cache-control", "no-cache"))
        headers.append(("etag", file.etag))
        if let known = Headers.value(of: WSI_TOKEN_HTTP_IF_NONE_MATCH, wsi), file.matches(known) {
            return sendHead(304, nil, headers, to: wsi) ? complete(wsi) : -1
        }
        return serve(file, headers, to: wsi)
    }

    private func request(_ method: HTTPRequest.Method, _ path: String, _ wsi: OpaquePointer) -> HTTPRequest {
        let isAdmitted = origins.admits(
            origin: Headers.value(of: WSI_TOKEN_ORIGIN, wsi), host: Headers.value(of: WSI_TOKEN_HOST, wsi),
            isSecure: isSecure)
        return HTTPRequest(method: method, path: path, query: Headers.query(wsi), isFromAdmittedOrigin: isAdmitted)
    }

    func send(_ page: ErrorPage, to wsi: OpaquePointer, hasBody: Bool = true) -> Int32 {
        send(HTTPAnswer(page), to: wsi, hasBody: hasBody)
    }

    private func send(
        _ answer: HTTPAnswer, to wsi: OpaquePointer, hasBody: Bool, headers: [(name: String, value: String)] = []
    ) -> Int32 {
        var body = answer.body
        let all = securityHeaders + answer.headers + headers
        guard sendHead(answer.status, (answer.contentType, body.count), all, to: wsi) else { return -1 }
        if hasBody, lws_write(wsi, &body, body.count, LWS_WRITE_HTTP_FINAL) < body.count { return -1 }
        return complete(wsi)
    }

    private func serve(
        _ file: ServedFile, _ headers: [(name: String, value: String)], to wsi: OpaquePointer
    ) -> Int32 {
        // "Cache-Control" so spelt keeps libwebsockets from adding its own.
        let lines = headers.map { "\($0.name == "cache-control" ? "Cache-Control" : $0.name): \($0.value)\r\n" }
            .joined()
        let result = lws_serve_http_file(wsi, file.path, file.contentType, lines, Int32(lines.utf8.count))
        return result < 0 || (result > 0 && lws_http_transaction_completed(wsi) != 0) ? -1 : 0
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

    private func complete(_ wsi: OpaquePointer) -> Int32 {
        lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }
}
