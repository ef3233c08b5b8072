import CZlib

/// Messages of one connection as permessage-deflate sends them, with a window that lasts (RFC 7692).
final class MessageDeflate {
    private var stream = z_stream()

    init() {
        _ = zlib_begin_raw(&stream)
    }

    deinit {
        deflateEnd(&stream)
    }

    /// The length of the message's payload in bytes: up to the flush, without its empty block.
    func count(of message: [UInt8]) -> Int {
        var (message, output) = (message, [UInt8](repeating: 0, count: message.count + 1024))
        let before = stream.total_out
        message.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                _ = deflate(&stream, Z_SYNC_FLUSH)
            }
        }
        return Int(stream.total_out - before) - 4
    }
}
