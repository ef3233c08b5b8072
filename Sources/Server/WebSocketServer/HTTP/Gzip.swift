import CZlib

/// Compression in gzip's format: RFC 1952.
enum Gzip {
    /// Compresses bytes as zlib does by default: what is a third of a percent less would take half as long again.
    ///
    /// - Parameter bytes: the bytes.
    /// - Returns: nil if there is no memory for it.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard zlib_begin_gzip(&stream) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let capacity = Int(deflateBound(&stream, uLong(bytes.count)))
        var bytes = bytes
        return bytes.withUnsafeMutableBufferPointer { input in
            var hasEnded = false
            let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(buffer.count)
                hasEnded = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = buffer.count - Int(stream.avail_out)
            }
            return hasEnded ? output : nil
        }
    }
}
