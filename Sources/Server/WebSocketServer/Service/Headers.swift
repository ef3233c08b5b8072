import CLibwebsockets

/// The headers of a request.
enum Headers {
    /// - Returns: nil if the header is missing.
    static func value(of token: lws_token_indexes, _ wsi: OpaquePointer) -> String? {
        let length = Int(lws_hdr_total_length(wsi, token))
        guard length > 0 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: length + 1) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) {
                count = max(Int(lws_hdr_copy(wsi, $0.baseAddress, Int32(length + 1), token)), 0)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The parts of the query that have a name, percent-decoded.
    static func query(_ wsi: OpaquePointer) -> [String: String] {
        var query: [String: String] = [:]
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            var index: Int32 = 0
            while true {
                let length = lws_hdr_copy_fragment(
                    wsi, buffer.baseAddress, Int32(buffer.count), WSI_TOKEN_HTTP_URI_ARGS, index)
                // -2 is one that does not fit, which nobody here would want.
                guard length >= 0 || length == -2 else { return }
                index += 1
                guard length > 0 else { continue }
                let bytes = UnsafeRawBufferPointer(buffer).prefix(Int(length))
                let parts = String(decoding: bytes, as: UTF8.self)
                    .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2, query[String(parts[0])] == nil { query[String(parts[0])] = String(parts[1]) }
            }
        }
        return query
    }

    static func peerAddress(_ wsi: OpaquePointer) -> String {
        let bytes = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) {
                count = lws_get_peer_simple(wsi, $0.baseAddress, 64).map { strlen($0) } ?? 0
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
