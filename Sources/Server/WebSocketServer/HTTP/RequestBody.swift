import CLibwebsockets

/// The length of a request's body, by its headers.
enum RequestBody: Equatable {
    /// RFC 9112, section 6.3: neither header is there. libwebsockets would wait for 100 MiB of a POST's.
    case undeclared
    case bytes(Int)
    /// libwebsockets reads no transfer encodings, and would take the body for the next request.
    case encoded
    case malformed

    init(contentLength: String?, isEncoded: Bool) {
        guard let contentLength else {
            self = isEncoded ? .encoded : .undeclared
            return
        }
        // 15 digits are far above every limit, and no overflow.
        let isNumber = 1...15 ~= contentLength.utf8.count && contentLength.utf8.allSatisfy { 48...57 ~= $0 }
        self = isNumber && !isEncoded ? .bytes(Int(contentLength) ?? 0) : .malformed
    }

    init(of wsi: OpaquePointer) {
        self.init(
            contentLength: Headers.value(of: WSI_TOKEN_HTTP_CONTENT_LENGTH, wsi),
            isEncoded: lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0)
    }

    /// Why it is not read, or nil.
    func fault(limit: Int) -> ErrorPage? {
        switch self {
        case .bytes(let count) where count > limit: .tooLarge(limit)
        case .undeclared, .bytes: nil
        case .encoded: .lengthRequired
        case .malformed: .malformedLength
        }
    }
}
