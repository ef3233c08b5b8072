import CLibwebsockets

/// Reads a request's headers.
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

    static func peerAddress(_ wsi: OpaquePointer) -> String {
        let bytes = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) {
                count = lws_get_peer_simple(wsi, $0.baseAddress, 64).map { strlen($0) } ?? 0
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
