// Of CInflate, whose module those who import this one don't have.
@_silgen_name("inflate_bytes")
private func inflateBytes(
    _ source: UnsafePointer<UInt8>?, _ length: Int, _ target: UnsafeMutablePointer<UInt8>?, _ room: Int
) -> Int

/// The decompression of zlib's format (RFC 1950).
enum Inflate {
    /// Returns what bytes stand for; nil for bytes that are damaged, cut off or stand for more than a limit.
    ///
    /// The checksum is not compared. O(output).
    static func decompressed(_ source: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard source.count > 2, source[source.startIndex] & 0x0F == 8 else { return nil }
        var isWhole = false
        let output = [UInt8](unsafeUninitializedCapacity: limit) { target, count in
            // Without the header, and so without the checksum at the end.
            let length = source.dropFirst(2).withUnsafeBufferPointer {
                inflateBytes($0.baseAddress, $0.count, target.baseAddress, limit)
            }
            (isWhole, count) = (length >= 0, max(length, 0))
        }
        return isWhole ? output : nil
    }
}
